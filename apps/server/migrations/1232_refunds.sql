-- Credit of customers is paid back.
CREATE TABLE "refunds" (
  "refund_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "amount" bigint NOT NULL,
  "bank_code" text NOT NULL REFERENCES "banks"("bank_code"),
  "account_name" text NOT NULL,
  "account_number" text NOT NULL,
  "is_new_account" boolean NOT NULL,
  "reason" text NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "reject_reason" text,
  "fail_reason" text,
  "bank_file_code" text,
  "bank_file_line" integer,
  "bank_ref" text,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "submitted_date" timestamp with time zone,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "paid_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_date","refund_code");
CREATE INDEX "refunds_dept" ON "refunds" USING btree ("dept_code","created_date","refund_code");
CREATE INDEX "refunds_salesman" ON "refunds" USING btree ("salesman_code","created_date","refund_code");
CREATE INDEX "refunds_creator" ON "refunds" USING btree ("created_by","created_date","refund_code");
CREATE INDEX "refunds_status" ON "refunds" USING btree ("status","created_date","refund_code");
CREATE INDEX "refunds_customer" ON "refunds" USING btree ("customer_code","approved_date");
CREATE UNIQUE INDEX "refunds_file" ON "refunds" USING btree ("bank_file_code","bank_file_line");
CREATE TABLE "refund_sources" (
  "refund_code" text NOT NULL REFERENCES "refunds"("refund_code") ON DELETE cascade,
  "source_kind" text NOT NULL,
  "source_code" text NOT NULL,
  "amount" bigint NOT NULL,
  CONSTRAINT "refund_sources_refund_code_source_kind_source_code_pk" PRIMARY KEY("refund_code","source_kind","source_code"),
  CONSTRAINT "refund_sources_amount" CHECK ("refund_sources"."amount" > 0)
);
CREATE INDEX "refund_sources_source" ON "refund_sources" USING btree ("source_code");
