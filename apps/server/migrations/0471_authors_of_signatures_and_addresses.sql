-- All who wrote any part of what waits, not only who added it.
ALTER TABLE "customer_signatures" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "customer_signatures" SET "authors" = ARRAY["created_by"] WHERE "status" IN ('Draft', 'Submitted');
ALTER TABLE "official_addresses" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "official_addresses" a SET "authors" = ARRAY(
    SELECT a."created_by" UNION SELECT l."usercode" FROM "action_logs" l
    WHERE l."entity" = 'official-address' AND l."entity_code" = a."address_code" AND l."action" = 'update')
  WHERE a."address_type" = 'temporary-address';
