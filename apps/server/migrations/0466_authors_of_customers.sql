-- All who wrote any part of what waits for approval, not only who created it or wrote last.
ALTER TABLE "customers" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "customers" c SET "authors" = ARRAY(
    SELECT c."created_by" WHERE c."status" <> 'Adjusted'
    UNION SELECT c."author_code" WHERE c."author_code" IS NOT NULL
    UNION SELECT l."usercode" FROM "action_logs" l
    WHERE l."entity" = 'customer' AND l."entity_code" = c."customer_code" AND l."action" IN ('update', 'submit') AND l."log_id" > coalesce((
      SELECT max(d."log_id") FROM "action_logs" d
      WHERE d."entity" = 'customer' AND d."entity_code" = c."customer_code" AND d."action" IN ('approve', 'reject') AND d."to_status" = 'Approved'), 0))
  WHERE c."status" IN ('Draft', 'Submitted', 'Rejected', 'Adjusted');
