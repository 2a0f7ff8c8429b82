-- All who wrote any part of a rule since it was last approved, not only who began it.
ALTER TABLE "bonus_rules" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "bonus_rules" SET "authors" = ARRAY["created_by"] WHERE "status" IN ('Draft', 'Submitted');
