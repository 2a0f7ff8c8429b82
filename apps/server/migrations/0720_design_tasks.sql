-- Designs that salespeople ask for, and their versions.
CREATE TABLE "design_tasks" (
  "design_task_code" text PRIMARY KEY NOT NULL,
  "log_code" text NOT NULL,
  "requester_task_status" text DEFAULT 'Draft' NOT NULL,
  "requester_code" text NOT NULL,
  "designer_code" text,
  "needed_by" date NOT NULL,
  "scopes" text[] NOT NULL,
  "priority" text DEFAULT 'normal' NOT NULL,
  "brief" text NOT NULL,
  "est_hours" double precision NOT NULL,
  "spent_hours" double precision DEFAULT 0 NOT NULL,
  "version" integer DEFAULT 0 NOT NULL,
  "released_version" integer,
  "revision_of" text,
  "reject_reason" text,
  "submitted_date" timestamp with time zone,
  "released_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "design_task_versions" (
  "design_task_code" text NOT NULL,
  "version_no" integer NOT NULL,
  "notes" text NOT NULL,
  "spent_hours" double precision NOT NULL,
  "uploaded_by" text NOT NULL,
  "uploaded_by_name" text NOT NULL,
  "uploaded_date" timestamp with time zone DEFAULT now() NOT NULL,
  "decided_by_name" text,
  "reject_reason" text,
  "released_date" timestamp with time zone,
  "unmarked" text[] DEFAULT '{}' NOT NULL,
  CONSTRAINT "design_task_versions_design_task_code_version_no_pk" PRIMARY KEY("design_task_code","version_no")
);
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_requester_code_users_usercode_fk" FOREIGN KEY ("requester_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_designer_code_users_usercode_fk" FOREIGN KEY ("designer_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "design_tasks" ADD CONSTRAINT "design_tasks_revision_of_design_tasks_design_task_code_fk" FOREIGN KEY ("revision_of") REFERENCES "public"."design_tasks"("design_task_code") ON DELETE set null ON UPDATE no action;
ALTER TABLE "design_task_versions" ADD CONSTRAINT "design_task_versions_design_task_code_design_tasks_design_task_code_fk" FOREIGN KEY ("design_task_code") REFERENCES "public"."design_tasks"("design_task_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "design_tasks_log" ON "design_tasks" USING btree ("log_code","created_date","design_task_code");
CREATE INDEX "design_tasks_needed" ON "design_tasks" USING btree ("needed_by","design_task_code");
CREATE INDEX "design_tasks_created" ON "design_tasks" USING btree ("created_date","design_task_code");
CREATE INDEX "design_tasks_status" ON "design_tasks" USING btree ("requester_task_status","needed_by");
CREATE INDEX "design_tasks_designer" ON "design_tasks" USING btree ("designer_code","needed_by");
CREATE INDEX "design_tasks_requester" ON "design_tasks" USING btree ("requester_code");
CREATE INDEX "design_tasks_search" ON "design_tasks" USING gin ("design_task_code" gin_trgm_ops);
