-- Units that the books have in another warehouse are brought by a transfer.
ALTER TABLE "stock_counts" ADD COLUMN "transfer_codes" text[] DEFAULT '{}' NOT NULL;
