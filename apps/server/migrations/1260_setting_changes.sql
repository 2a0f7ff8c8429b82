-- Settings that move money are changed by documents: one person proposes, somebody above decides.
CREATE TABLE "setting_changes" (
	"change_code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"scope_name" text NOT NULL,
	"dept_code" text,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"loosens" boolean NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"is_alone" boolean DEFAULT false NOT NULL,
	"author_level" integer NOT NULL,
	"needed_level" integer NOT NULL,
	"reason" text,
	"impact" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" date,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_date" timestamp with time zone,
	"decided_by" text,
	"decided_user_name" text,
	"decided_date" timestamp with time zone,
	"reject_reason" text,
	"in_force_date" timestamp with time zone,
	"ended_date" timestamp with time zone,
	"restored_date" timestamp with time zone,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "setting_changes_reason" CHECK (char_length("setting_changes"."reason") between 10 and 500)
);
CREATE INDEX "setting_changes_created" ON "setting_changes" USING btree ("created_date","change_code");
CREATE INDEX "setting_changes_dept" ON "setting_changes" USING btree ("dept_code","created_date","change_code");
CREATE INDEX "setting_changes_history" ON "setting_changes" USING btree ("kind","scope","in_force_date");
CREATE INDEX "setting_changes_running" ON "setting_changes" USING btree ("status","valid_from");
CREATE UNIQUE INDEX "setting_changes_waiting" ON "setting_changes" USING btree ("kind","scope") WHERE status in ('Submitted', 'Approved');

-- What a request was judged by when it was submitted; of requests before this day it is unknown, and today's rules count.
ALTER TABLE "credit_limit_requests" ADD COLUMN "judged_by" jsonb;
ALTER TABLE "special_price_requests" ADD COLUMN "judged_by" jsonb;

-- Who proposes and who decides, in roles that are there already; the level of a decision is a rule of the change itself.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r, (VALUES ('Setting-Change-View'), ('Setting-Change-Propose'),
    ('File-Setting_Change-View'), ('File-Setting_Change-Download'), ('File-Setting_Change-Upload'), ('File-Setting_Change-Delete')) AS p ("code")
  WHERE r."role_code" IN ('Administrator', 'Branch-Manager', 'Finance', 'Finance-Manager', 'Director')
  ON CONFLICT DO NOTHING;
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", 'Setting-Change-Decide' FROM "roles" r
  WHERE r."role_code" IN ('Administrator', 'Finance', 'Finance-Manager', 'Director')
  ON CONFLICT DO NOTHING;
