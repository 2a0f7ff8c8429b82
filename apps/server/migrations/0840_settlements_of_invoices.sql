ALTER TABLE "receipts" ADD COLUMN "cashback_code" text REFERENCES "cashbacks" ("cashback_code");
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_cashback_named" CHECK (("receipts"."kind" = 'cashback') = ("receipts"."cashback_code" is not null));
CREATE INDEX "receipts_cashback" ON "receipts" ("cashback_code") WHERE cashback_code is not null;

ALTER TABLE "withholding_slips" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "withholding_slips" ADD COLUMN "confirmed_by" text;
ALTER TABLE "withholding_slips" ADD COLUMN "confirmed_user_name" text;
ALTER TABLE "withholding_slips" ADD COLUMN "confirmed_date" timestamp with time zone;

-- Receipts above five million rupiah carry a stamp of ten thousand since the law of 2020.
CREATE TABLE "stamp_duty_rules" (
  "valid_from" date PRIMARY KEY,
  "above" bigint NOT NULL,
  "duty" bigint NOT NULL
);
INSERT INTO "stamp_duty_rules" ("valid_from", "above", "duty") VALUES ('2021-01-01', 5000000, 10000);
