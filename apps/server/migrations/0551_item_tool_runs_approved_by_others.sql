-- A change of many items is prepared by one user and approved by another. What was only tried so far waits for its author.
ALTER TABLE "item_tool_runs" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "item_tool_runs" ADD COLUMN "approved_by" text;
ALTER TABLE "item_tool_runs" ADD COLUMN "approved_user_name" text;
ALTER TABLE "item_tool_runs" ADD COLUMN "approved_date" timestamp with time zone;
ALTER TABLE "item_tool_runs" ADD COLUMN "reject_reason" text;
ALTER TABLE "item_tool_runs" ADD CONSTRAINT "item_tool_runs_second" CHECK ("approved_by" is distinct from "created_by");
UPDATE "item_tool_runs" SET "authors" = array["created_by"] WHERE "status" = 'Checked';
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r
  CROSS JOIN (VALUES ('Item-Manage-Tools'), ('Item-Manage-Tools-Approve')) p("code")
  WHERE r."role_code" = 'Finance-Manager'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
