-- All who wrote any part of a line since it was last approved, not only who created it.
ALTER TABLE "cashbacks" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "cashbacks" c SET "authors" = ARRAY(
    SELECT c."created_by" UNION SELECT l."usercode" FROM "action_logs" l
    WHERE l."entity" = 'cashback' AND l."entity_code" = c."cashback_code" AND l."action" IN ('update', 'submit'))
  WHERE c."status" IN ('Draft', 'Submitted', 'Rejected');
