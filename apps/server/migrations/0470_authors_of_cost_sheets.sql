-- All who wrote any part of a cost sheet since it was last approved, not only who submitted it.
ALTER TABLE "cost_sheets" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "cost_sheets" c SET "authors" = ARRAY(
    SELECT c."submitted_by" WHERE c."submitted_by" IS NOT NULL
    UNION SELECT l."usercode" FROM "action_logs" l
    WHERE l."entity" = 'cost-sheet' AND l."entity_code" = c."work_order_number" AND l."action" IN ('update', 'submit-cost'))
  WHERE c."cost_status" <> 'Approved';
