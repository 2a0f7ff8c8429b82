-- Weeks of the project report that are frozen, and what managers say about them.
CREATE TABLE "project_weeks" (
  "week_start" date PRIMARY KEY NOT NULL,
  "frozen_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "project_week_sums" (
  "week_start" date NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text NOT NULL,
  "stage" text NOT NULL,
  "projects" integer NOT NULL,
  "amount" bigint NOT NULL,
  CONSTRAINT "project_week_sums_week_start_dept_code_salesman_code_stage_pk" PRIMARY KEY("week_start","dept_code","salesman_code","stage")
);
CREATE TABLE "project_week_due" (
  "week_start" date NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text NOT NULL,
  "due" integer NOT NULL,
  "on_time" integer NOT NULL,
  CONSTRAINT "project_week_due_week_start_dept_code_salesman_code_pk" PRIMARY KEY("week_start","dept_code","salesman_code")
);
CREATE TABLE "project_week_moves" (
  "week_start" date NOT NULL,
  "log_code" text NOT NULL,
  "kind" text NOT NULL,
  "before_amount" bigint NOT NULL,
  "before_dept" text,
  "before_salesman" text,
  "amount" bigint NOT NULL,
  "dept_code" text,
  "salesman_code" text,
  "brand" text,
  "reason" text,
  "at" timestamp with time zone NOT NULL,
  CONSTRAINT "project_week_moves_week_start_log_code_kind_pk" PRIMARY KEY("week_start","log_code","kind")
);
CREATE TABLE "project_week_comments" (
  "comment_id" bigserial PRIMARY KEY NOT NULL,
  "week_start" date NOT NULL,
  "dept_code" text NOT NULL,
  "comment" text NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "project_week_sums" ADD CONSTRAINT "project_week_sums_week_start_project_weeks_week_start_fk" FOREIGN KEY ("week_start") REFERENCES "public"."project_weeks"("week_start") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_week_due" ADD CONSTRAINT "project_week_due_week_start_project_weeks_week_start_fk" FOREIGN KEY ("week_start") REFERENCES "public"."project_weeks"("week_start") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_week_moves" ADD CONSTRAINT "project_week_moves_week_start_project_weeks_week_start_fk" FOREIGN KEY ("week_start") REFERENCES "public"."project_weeks"("week_start") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_week_moves" ADD CONSTRAINT "project_week_moves_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_week_comments" ADD CONSTRAINT "project_week_comments_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "project_week_comments_week" ON "project_week_comments" USING btree ("week_start","comment_id");
