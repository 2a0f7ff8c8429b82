-- Credit of customers pays invoices, and is taken back.
CREATE TABLE "credit_uses" (
  "use_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "use_date" date NOT NULL,
  "amount" bigint NOT NULL,
  "remark" text,
  "status" text DEFAULT 'Done' NOT NULL,
  "take_back_reason" text,
  "taken_back_user_name" text,
  "taken_back_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "credit_uses_created" ON "credit_uses" USING btree ("created_date","use_code");
CREATE INDEX "credit_uses_dept" ON "credit_uses" USING btree ("dept_code","created_date","use_code");
CREATE INDEX "credit_uses_salesman" ON "credit_uses" USING btree ("salesman_code","created_date","use_code");
CREATE INDEX "credit_uses_creator" ON "credit_uses" USING btree ("created_by","created_date","use_code");
CREATE INDEX "credit_uses_customer" ON "credit_uses" USING btree ("customer_code","created_date");
CREATE TABLE "credit_use_lines" (
  "use_code" text NOT NULL REFERENCES "credit_uses"("use_code") ON DELETE cascade,
  "line_no" integer NOT NULL,
  "source_kind" text NOT NULL,
  "source_code" text NOT NULL,
  "invoice_code" text NOT NULL REFERENCES "customer_invoices"("invoice_code"),
  "amount" bigint NOT NULL,
  CONSTRAINT "credit_use_lines_use_code_line_no_pk" PRIMARY KEY("use_code","line_no"),
  CONSTRAINT "credit_use_lines_amount" CHECK ("credit_use_lines"."amount" > 0)
);
CREATE INDEX "credit_use_lines_invoice" ON "credit_use_lines" USING btree ("invoice_code");
CREATE INDEX "credit_use_lines_source" ON "credit_use_lines" USING btree ("source_code");
