-- Goods that customers give back, and what they are credited with.
CREATE TABLE "return_requests" (
  "return_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "salesman_code" text,
  "reason_code" text NOT NULL,
  "note" text,
  "delivery_code" text,
  "problem_id" bigint,
  "handover" text NOT NULL,
  "pickup_address" text,
  "pickup_date" date,
  "time_slot" text,
  "truck_no" text,
  "driver_name" text,
  "driver_phone" text,
  "stop_no" integer,
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "status" text DEFAULT 'Draft' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "line_count" integer DEFAULT 0 NOT NULL,
  "quantity" integer DEFAULT 0 NOT NULL,
  "approved_qty" integer DEFAULT 0 NOT NULL,
  "accepted_qty" integer DEFAULT 0 NOT NULL,
  "amount" bigint DEFAULT 0 NOT NULL,
  "credited_amount" bigint DEFAULT 0 NOT NULL,
  "oldest_invoice_date" date,
  "is_received" boolean DEFAULT false NOT NULL,
  "received_date" timestamp with time zone,
  "received_user_name" text,
  "reject_reason" text,
  "submitted_date" timestamp with time zone,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "closed_user_name" text,
  "closed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "return_request_lines" (
  "return_code" text NOT NULL REFERENCES "return_requests"("return_code") ON DELETE cascade,
  "line_no" integer NOT NULL,
  "invoice_code" text NOT NULL REFERENCES "sales_invoices"("invoice_code"),
  "invoice_line_no" integer NOT NULL,
  "item_code" text NOT NULL REFERENCES "items"("item_code"),
  "item_name" text NOT NULL,
  "quantity" integer NOT NULL,
  "serial_numbers" text[] DEFAULT '{}' NOT NULL,
  "condition" text NOT NULL,
  "unit_price" bigint NOT NULL,
  "restocking_fee_percent" integer DEFAULT 0 NOT NULL,
  "amount" bigint NOT NULL,
  "approved_qty" integer,
  "accepted_qty" integer,
  "refused_serials" text[] DEFAULT '{}' NOT NULL,
  "accepted_serials" text[] DEFAULT '{}' NOT NULL,
  "inspection_result" text,
  "disposition" text,
  "credit_note_code" text,
  "credit" jsonb,
  CONSTRAINT "return_request_lines_return_code_line_no_pk" PRIMARY KEY("return_code","line_no"),
  CONSTRAINT "return_request_lines_sound" CHECK ("return_request_lines"."quantity" > 0 and coalesce("return_request_lines"."approved_qty", 0) between 0 and "return_request_lines"."quantity" and coalesce("return_request_lines"."accepted_qty", 0) between 0 and "return_request_lines"."quantity" and "return_request_lines"."restocking_fee_percent" between 0 and 100)
);

CREATE TABLE "credit_notes" (
  "credit_note_code" text PRIMARY KEY NOT NULL,
  "return_code" text NOT NULL REFERENCES "return_requests"("return_code"),
  "invoice_code" text NOT NULL REFERENCES "sales_invoices"("invoice_code"),
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "salesman_code" text,
  "credit_note_date" date NOT NULL,
  "tax_choice" text NOT NULL,
  "nota_retur_no" text,
  "nota_retur_date" date,
  "base" bigint NOT NULL,
  "other_base" bigint NOT NULL,
  "vat" bigint NOT NULL,
  "rounding_adjustment" bigint DEFAULT 0 NOT NULL,
  "fee_amount" bigint DEFAULT 0 NOT NULL,
  "cashback_taken" bigint DEFAULT 0 NOT NULL,
  "cashback_from_credit" bigint DEFAULT 0 NOT NULL,
  "cashback_given_back" bigint DEFAULT 0 NOT NULL,
  "amount" bigint NOT NULL,
  "applied_amount" bigint DEFAULT 0 NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "credit_notes_amount" CHECK ("credit_notes"."amount" = "credit_notes"."base" + "credit_notes"."vat" + "credit_notes"."rounding_adjustment" - "credit_notes"."fee_amount" - "credit_notes"."cashback_from_credit" and "credit_notes"."amount" >= 0 and "credit_notes"."applied_amount" between 0 and "credit_notes"."amount")
);

CREATE INDEX "return_requests_created" ON "return_requests" USING btree ("created_date","return_code");
CREATE INDEX "return_requests_branch" ON "return_requests" USING btree ("dept_code","created_date","return_code");
CREATE INDEX "return_requests_salesman" ON "return_requests" USING btree ("salesman_code","created_date","return_code");
CREATE INDEX "return_requests_customer" ON "return_requests" USING btree ("customer_code","created_date","return_code");
CREATE INDEX "return_requests_status" ON "return_requests" USING btree ("status","created_date","return_code");
CREATE INDEX "return_requests_approved" ON "return_requests" USING btree ("approved_date","return_code");
CREATE INDEX "return_requests_pickup" ON "return_requests" USING btree ("pickup_date","warehouse_code") WHERE "return_requests"."status" = 'Approved' and not "return_requests"."is_received" and "return_requests"."handover" = 'Pickup';
CREATE INDEX "return_request_lines_invoice" ON "return_request_lines" USING btree ("invoice_code","invoice_line_no");
CREATE INDEX "return_request_lines_serials" ON "return_request_lines" USING gin ("serial_numbers");
CREATE INDEX "credit_notes_return" ON "credit_notes" USING btree ("return_code");
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_code");
CREATE INDEX "credit_notes_customer" ON "credit_notes" USING btree ("customer_code","credit_note_date");
CREATE UNIQUE INDEX "credit_notes_nota_retur" ON "credit_notes" USING btree ("nota_retur_no") WHERE nota_retur_no is not null;
