-- Who kept a line that tells nobody's name: somebody else says whose it is.
ALTER TABLE "bank_lines" ADD COLUMN "kept_by" text;
UPDATE "bank_lines" SET "kept_by" = "owner_code" WHERE "state" = 'Unidentified';
