-- Who may do what, until when, and how it was before; the rest of a branch; who is written to.
ALTER TABLE "user_permissions" ADD COLUMN "until_date" date;
CREATE INDEX "users_name" ON "users" USING btree ("username","usercode");

ALTER TABLE "departments" ADD COLUMN "parent_code" text;
ALTER TABLE "departments" ADD COLUMN "kpi_area" text;
ALTER TABLE "departments" ADD COLUMN "address" text DEFAULT '' NOT NULL;
ALTER TABLE "departments" ADD COLUMN "bm_user_code" text;
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_code_departments_dept_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;

CREATE TABLE "access_changes" (
  "change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "kind" text NOT NULL,
  "code" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "note" text NOT NULL,
  "before" jsonb NOT NULL,
  "after" jsonb NOT NULL,
  "undone_date" timestamp with time zone
);
CREATE INDEX "access_changes_of" ON "access_changes" USING btree ("kind","code","change_id");

CREATE TABLE "input_emails" (
  "purpose" text PRIMARY KEY NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "to" text[] NOT NULL,
  "cc" text[] NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
