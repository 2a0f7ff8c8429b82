-- Cheques and temporary limits become documents; how a branch treats orders beyond a limit becomes a setting.
CREATE TABLE "credit_settings" (
  "dept_code" text PRIMARY KEY NOT NULL,
  "block_at" text NOT NULL,
  "tolerance_percent" integer NOT NULL,
  "overdue_days" integer,
  "branch_manager_up_to" bigint NOT NULL,
  "finance_manager_up_to" bigint NOT NULL,
  "cheque_days" integer NOT NULL,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "credit_settings_levels" CHECK ("credit_settings"."branch_manager_up_to" <= "credit_settings"."finance_manager_up_to")
);

CREATE TABLE "credit_limit_requests" (
  "request_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "request_type" text NOT NULL,
  "current_limit" bigint NOT NULL,
  "requested_limit" bigint NOT NULL,
  "granted_amount" bigint,
  "valid_from" date,
  "valid_to" date,
  "reason" text NOT NULL,
  "guarantee_type" text,
  "guarantee_amount" bigint,
  "order_code" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "reject_reason" text,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "submitted_date" timestamp with time zone,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "is_end_told" boolean DEFAULT false NOT NULL,
  "ended_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "credit_limit_requests_amounts" CHECK ("credit_limit_requests"."requested_limit" >= 0 and "credit_limit_requests"."granted_amount" > 0),
  CONSTRAINT "credit_limit_requests_until" CHECK ("credit_limit_requests"."request_type" = 'permanent' or "credit_limit_requests"."valid_to" is not null)
);

CREATE TABLE "cheques" (
  "cheque_code" text PRIMARY KEY NOT NULL,
  "cheque_no" text NOT NULL,
  "bank_code" text,
  "drawer" text NOT NULL,
  "customer_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "amount" bigint NOT NULL,
  "allocated_amount" bigint DEFAULT 0 NOT NULL,
  "issue_date" date NOT NULL,
  "due_date" date NOT NULL,
  "received_date" date NOT NULL,
  "remark" text,
  "status" text DEFAULT 'Saved' NOT NULL,
  "bounce_reason" text,
  "bounce_note" text,
  "deposited_date" timestamp with time zone,
  "cleared_date" timestamp with time zone,
  "bounced_date" timestamp with time zone,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "cheques_amounts" CHECK ("cheques"."amount" > 0 and "cheques"."allocated_amount" between 0 and "cheques"."amount")
);

CREATE TABLE "cheque_allocations" (
  "cheque_code" text NOT NULL,
  "invoice_code" text NOT NULL,
  "amount" bigint NOT NULL,
  CONSTRAINT "cheque_allocations_cheque_code_invoice_code_pk" PRIMARY KEY("cheque_code","invoice_code"),
  CONSTRAINT "cheque_allocations_amount" CHECK ("cheque_allocations"."amount" > 0)
);

ALTER TABLE "credit_settings" ADD CONSTRAINT "credit_settings_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "credit_limit_requests" ADD CONSTRAINT "credit_limit_requests_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cheque_allocations" ADD CONSTRAINT "cheque_allocations_cheque_code_cheques_cheque_code_fk" FOREIGN KEY ("cheque_code") REFERENCES "public"."cheques"("cheque_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cheque_allocations" ADD CONSTRAINT "cheque_allocations_invoice_code_customer_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."customer_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "credit_limit_requests_created" ON "credit_limit_requests" USING btree ("created_date","request_code");
CREATE INDEX "credit_limit_requests_dept" ON "credit_limit_requests" USING btree ("dept_code","created_date","request_code");
CREATE INDEX "credit_limit_requests_customer" ON "credit_limit_requests" USING btree ("customer_code","created_date");
CREATE INDEX "credit_limit_requests_status" ON "credit_limit_requests" USING btree ("status","created_date","request_code");
CREATE INDEX "credit_limit_requests_granted" ON "credit_limit_requests" USING btree ("customer_code") WHERE granted_amount is not null;
CREATE INDEX "credit_limit_requests_ending" ON "credit_limit_requests" USING btree ("valid_to") WHERE granted_amount is not null and ended_date is null;
CREATE INDEX "cheques_created" ON "cheques" USING btree ("created_date","cheque_code");
CREATE INDEX "cheques_dept" ON "cheques" USING btree ("dept_code","created_date","cheque_code");
CREATE INDEX "cheques_due" ON "cheques" USING btree ("due_date","cheque_code");
CREATE INDEX "cheques_customer" ON "cheques" USING btree ("customer_code","status");
CREATE UNIQUE INDEX "cheques_once" ON "cheques" USING btree ("bank_code","cheque_no") WHERE status not in ('Deleted', 'Rejected');
CREATE INDEX "cheque_allocations_invoice" ON "cheque_allocations" USING btree ("invoice_code");

INSERT INTO "credit_limit_requests" ("request_code", "customer_code", "dept_code", "salesman_code", "request_type", "current_limit", "requested_limit", "granted_amount", "valid_from", "valid_to", "reason", "status", "created_by", "create_user_name")
  SELECT l."request_code", l."customer_code", c."dept_code", c."salesman_code", 'temporary', c."credit_limit", c."credit_limit" + l."amount", l."amount", l."valid_from", l."valid_to", '-', 'Approved', 'system', 'Sejuk'
  FROM "customer_temporary_limits" l JOIN "customers" c USING ("customer_code");
INSERT INTO "cheques" ("cheque_code", "cheque_no", "drawer", "customer_code", "dept_code", "salesman_code", "amount", "issue_date", "due_date", "received_date", "status", "created_by", "create_user_name")
  SELECT q."cheque_code", q."cheque_code", c."customer_name", q."customer_code", c."dept_code", c."salesman_code", q."amount", q."due_date", q."due_date", q."due_date", CASE WHEN q."is_cleared" THEN 'Approved' ELSE 'Saved' END, 'system', 'Sejuk'
  FROM "customer_cheques" q JOIN "customers" c USING ("customer_code");
UPDATE "customer_merge_moves" SET "kind" = 'credit_limits' WHERE "kind" = 'temporary_limits';
DROP TABLE "customer_temporary_limits";
DROP TABLE "customer_cheques";

CREATE TRIGGER customer_not_merged AFTER INSERT ON "credit_limit_requests" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "cheques" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
