-- Half of a set that nobody billed comes back without an invoice.
ALTER TABLE "return_request_lines" ALTER COLUMN "invoice_code" DROP NOT NULL;
ALTER TABLE "return_request_lines" ALTER COLUMN "invoice_line_no" DROP NOT NULL;
