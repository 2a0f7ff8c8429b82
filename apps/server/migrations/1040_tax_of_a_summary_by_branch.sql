-- What a tax summary says of each branch, so that two of a month show where it changed.
ALTER TABLE "invoice_summaries" ADD COLUMN "branches" jsonb DEFAULT '[]'::jsonb NOT NULL;
