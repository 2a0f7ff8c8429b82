-- All who wrote any part of a policy since it was last approved, not only the last one.
ALTER TABLE "sales_policies" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "sales_policies" SET "authors" = ARRAY["created_by"] WHERE "status" IN ('Draft', 'Submitted', 'Rejected');
