-- Lists on their way into workbooks, uploaded sheets before they are taken, what people opened, and lists as they like them.
CREATE SEQUENCE "import_batch_code";

CREATE TABLE "download_jobs" (
  "job_id" text PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "module_name" text NOT NULL,
  "filter_json" jsonb NOT NULL,
  "scope_json" jsonb NOT NULL,
  "language" text,
  "requested_by" text NOT NULL,
  "status" text DEFAULT 'Queued' NOT NULL,
  "progress" integer DEFAULT 0 NOT NULL,
  "row_count" integer,
  "attempts" integer DEFAULT 0 NOT NULL,
  "run_code" text,
  "problem" text,
  "file_name" text,
  "store_key" text,
  "bytes" bigint,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "finished_date" timestamp with time zone,
  "expires_date" timestamp with time zone
);

CREATE TABLE "import_batches" (
  "import_batch_code" text PRIMARY KEY DEFAULT 'IMP-' || to_char(nextval('import_batch_code'), 'FM999999000000') NOT NULL,
  "module_name" text NOT NULL,
  "file_name" text NOT NULL,
  "requested_by" text NOT NULL,
  "status" text DEFAULT 'Preview' NOT NULL,
  "row_count" integer NOT NULL,
  "bad_rows" integer NOT NULL,
  "added" integer,
  "skipped" integer,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "committed_date" timestamp with time zone,
  "rolled_back_date" timestamp with time zone
);

CREATE TABLE "import_rows" (
  "import_batch_code" text NOT NULL,
  "line" integer NOT NULL,
  "cells" jsonb NOT NULL,
  "problems" jsonb,
  "is_skipped" boolean DEFAULT false NOT NULL,
  "entity_code" text,
  CONSTRAINT "import_rows_import_batch_code_line_pk" PRIMARY KEY("import_batch_code","line")
);

CREATE TABLE "recent_visits" (
  "usercode" text NOT NULL,
  "code" text NOT NULL,
  "visited_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "recent_visits_usercode_code_pk" PRIMARY KEY("usercode","code")
);

CREATE TABLE "saved_views" (
  "view_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "usercode" text NOT NULL,
  "module_name" text NOT NULL,
  "name" text NOT NULL,
  "search" jsonb NOT NULL,
  "role_code" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "download_jobs" ADD CONSTRAINT "download_jobs_requested_by_users_usercode_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_requested_by_users_usercode_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_batch_code_import_batches_import_batch_code_fk" FOREIGN KEY ("import_batch_code") REFERENCES "public"."import_batches"("import_batch_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recent_visits" ADD CONSTRAINT "recent_visits_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_role_code_roles_role_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("role_code") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "download_jobs_one_at_a_time" ON "download_jobs" USING btree ("requested_by","module_name") WHERE "download_jobs"."status" in ('Queued', 'Running');
CREATE INDEX "download_jobs_mine" ON "download_jobs" USING btree ("requested_by","created_date","job_id");
CREATE INDEX "download_jobs_expires_date" ON "download_jobs" USING btree ("expires_date");
CREATE INDEX "download_jobs_created_date" ON "download_jobs" USING btree ("created_date");
CREATE INDEX "import_batches_mine" ON "import_batches" USING btree ("requested_by","created_date","import_batch_code");
CREATE INDEX "import_batches_created_date" ON "import_batches" USING btree ("created_date");
CREATE INDEX "import_rows_bad" ON "import_rows" USING btree ("import_batch_code","line") WHERE "import_rows"."problems" is not null;
CREATE INDEX "recent_visits_visited_date" ON "recent_visits" USING btree ("visited_date");
CREATE UNIQUE INDEX "saved_views_once" ON "saved_views" USING btree ("usercode","module_name",lower("name"));
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("role_code","module_name");
