-- Who approved the version of a design that waits for its audit, read from the log of actions.
ALTER TABLE "design_tasks" ADD COLUMN "approver_codes" text[] DEFAULT '{}' NOT NULL;
UPDATE "design_tasks" t SET "approver_codes" = a."codes"
  FROM (SELECT "entity_code", array_agg(DISTINCT "usercode") AS "codes" FROM "action_logs"
    WHERE "entity" = 'design-task' AND "action" IN ('approveSpv', 'approveManager') GROUP BY 1) a
  WHERE a."entity_code" = t."design_task_code" AND t."requester_task_status" IN ('Approved_By_SPV', 'Approved_By_Manager');
