-- Cashback of a month, reckoned from the invoices that are there: a preview, and what became of it.
ALTER TABLE "customer_invoices" ADD COLUMN "business_unit_code" text DEFAULT 'RAC' NOT NULL;
ALTER TABLE "cashback_targets" DROP COLUMN "actual_amount";

CREATE TABLE "cashback_runs" (
  "run_code" text PRIMARY KEY NOT NULL,
  "period" text NOT NULL,
  "type_rebate_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "branches" text[] DEFAULT '{}' NOT NULL,
  "status" text DEFAULT 'Calculating' NOT NULL,
  "progress" integer DEFAULT 0 NOT NULL,
  "problem" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "finished_date" timestamp with time zone,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "cashback_run_lines" (
  "run_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "run_code" text NOT NULL,
  "customer_code" text NOT NULL,
  "target_amount" bigint NOT NULL,
  "actual_amount" bigint NOT NULL,
  "percent" integer NOT NULL,
  "earned_amount" bigint NOT NULL,
  "granted_before" bigint NOT NULL,
  "difference" bigint NOT NULL,
  "short_amount" bigint NOT NULL,
  "outcome" text NOT NULL,
  "inputs" jsonb NOT NULL,
  "takes" jsonb NOT NULL,
  "cashback_code" text,
  "is_done" boolean DEFAULT false NOT NULL,
  "problem" text,
  CONSTRAINT "cashback_run_lines_once" UNIQUE("run_code","customer_code")
);

ALTER TABLE "cashback_runs" ADD CONSTRAINT "cashback_runs_type_rebate_code_rebate_types_type_rebate_code_fk" FOREIGN KEY ("type_rebate_code") REFERENCES "public"."rebate_types"("type_rebate_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_runs" ADD CONSTRAINT "cashback_runs_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_run_lines" ADD CONSTRAINT "cashback_run_lines_run_code_cashback_runs_run_code_fk" FOREIGN KEY ("run_code") REFERENCES "public"."cashback_runs"("run_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_run_lines" ADD CONSTRAINT "cashback_run_lines_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_run_lines" ADD CONSTRAINT "cashback_run_lines_cashback_code_cashbacks_cashback_code_fk" FOREIGN KEY ("cashback_code") REFERENCES "public"."cashbacks"("cashback_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cashback_runs_created" ON "cashback_runs" USING btree ("created_date","run_code");
CREATE INDEX "cashback_run_lines_customer" ON "cashback_run_lines" USING btree ("customer_code");
CREATE INDEX "cashback_run_lines_cashback" ON "cashback_run_lines" USING btree ("cashback_code");
CREATE INDEX "cashback_run_lines_difference" ON "cashback_run_lines" USING btree ("run_code","difference","run_line_id");

-- A line may pass to another branch, by the word of a second person.
ALTER TABLE "cashback_changes" ADD COLUMN "dept_code" text;
ALTER TABLE "cashback_changes" ADD CONSTRAINT "cashback_changes_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
