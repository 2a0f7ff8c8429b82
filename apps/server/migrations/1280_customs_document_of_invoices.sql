-- Goods of bonded zones: the customs document and its month go into the tax file.
ALTER TABLE "sales_invoices" ADD COLUMN "customs_document" text;
ALTER TABLE "sales_invoices" ADD COLUMN "customs_month" text;
