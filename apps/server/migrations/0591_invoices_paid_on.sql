-- How long customers take to pay.
ALTER TABLE "customer_invoices" ADD COLUMN "paid_date" date;
