-- All who wrote any part of a shop before it is approved, not only who created it.
ALTER TABLE "shops" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "shops" s SET "authors" = ARRAY(
    SELECT s."created_by" UNION SELECT l."usercode" FROM "action_logs" l
    WHERE l."entity" = 'shop' AND l."entity_code" = s."shop_code" AND l."action" = 'update')
  WHERE s."status" = 'Draft';
