-- Buyers without NPWP: how each company sells to them, from a day on. Without a row nothing is taxed, as before.
CREATE TABLE "sales_without_npwp" (
  "org_code" text NOT NULL,
  "valid_from" date NOT NULL,
  "way" text DEFAULT 'NIK' NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamptz DEFAULT now() NOT NULL,
  CONSTRAINT "sales_without_npwp_org_code_valid_from_pk" PRIMARY KEY ("org_code", "valid_from"),
  CONSTRAINT "sales_without_npwp_way" CHECK ("way" in ('NIK', 'DIGUNGGUNG', 'NO_TAX'))
);
ALTER TABLE "sales_without_npwp" ADD CONSTRAINT "sales_without_npwp_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "organizations"("org_code");
-- How this invoice was sold; nothing of what was written before.
ALTER TABLE "sales_invoices" ADD COLUMN "sold_as" text;
ALTER TABLE "sales_invoices" ADD CONSTRAINT "sales_invoices_sold_as" CHECK ("sold_as" in ('NIK', 'DIGUNGGUNG', 'NO_TAX'));
-- The notes of a tax month.
CREATE INDEX "credit_notes_tax_day" ON "credit_notes" (coalesce("nota_retur_date", "credit_note_date"));
