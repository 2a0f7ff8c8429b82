-- The exchange of defective units, and the warranty that a new unit takes over.
CREATE TABLE "rma_requests" (
  "rma_code" text PRIMARY KEY NOT NULL,
  "source" text NOT NULL,
  "work_order_number" text,
  "asc_code" text,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "salesman_code" text,
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "symptom" text NOT NULL,
  "place_of_failure" text,
  "cause_of_failure" text,
  "resolution" text NOT NULL,
  "is_doa" boolean DEFAULT false NOT NULL,
  "is_covered" boolean DEFAULT false NOT NULL,
  "warranty_until" date,
  "is_paid" boolean DEFAULT false NOT NULL,
  "is_advance" boolean DEFAULT false NOT NULL,
  "check_result" text,
  "check_note" text,
  "checked_user_name" text,
  "checked_date" timestamp with time zone,
  "status" text DEFAULT 'Draft' NOT NULL,
  "out_status" text DEFAULT 'None' NOT NULL,
  "in_status" text DEFAULT 'Waiting' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "missing_reason" text,
  "submitted_date" timestamp with time zone,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "sent_date" timestamp with time zone,
  "out_received_date" timestamp with time zone,
  "in_received_date" timestamp with time zone,
  "reminded_date" timestamp with time zone,
  "invoice_code" text,
  "closed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "rma_request_lines" (
  "rma_code" text NOT NULL REFERENCES "rma_requests"("rma_code") ON DELETE cascade,
  "line_no" integer NOT NULL,
  "item_flag" text NOT NULL,
  "item_code" text NOT NULL REFERENCES "items"("item_code"),
  "item_name" text NOT NULL,
  "quantity" integer DEFAULT 1 NOT NULL,
  "serial_number" text,
  "received_serial" text,
  "is_open" boolean DEFAULT true NOT NULL,
  CONSTRAINT "rma_request_lines_rma_code_line_no_pk" PRIMARY KEY("rma_code","line_no")
);

CREATE TABLE "inherited_warranties" (
  "serial_number" text PRIMARY KEY NOT NULL REFERENCES "serial_numbers"("serial_number"),
  "replaced_serial" text NOT NULL,
  "rma_code" text NOT NULL REFERENCES "rma_requests"("rma_code"),
  "start_date" date NOT NULL,
  "sparepart_until" date NOT NULL,
  "compressor_until" date NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "rma_requests_created" ON "rma_requests" USING btree ("created_date","rma_code");
CREATE INDEX "rma_requests_branch" ON "rma_requests" USING btree ("dept_code","created_date","rma_code");
CREATE INDEX "rma_requests_asc" ON "rma_requests" USING btree ("asc_code","created_date","rma_code");
CREATE INDEX "rma_requests_salesman" ON "rma_requests" USING btree ("salesman_code","created_date","rma_code");
CREATE INDEX "rma_requests_customer" ON "rma_requests" USING btree ("customer_code","created_date","rma_code");
CREATE INDEX "rma_requests_status" ON "rma_requests" USING btree ("status","created_date","rma_code");
CREATE INDEX "rma_requests_work_order" ON "rma_requests" USING btree ("work_order_number");
CREATE INDEX "rma_requests_awaited" ON "rma_requests" USING btree ("sent_date") WHERE "rma_requests"."in_status" = 'Waiting' and "rma_requests"."sent_date" is not null and "rma_requests"."status" in ('Approved', 'Adjusted');
CREATE INDEX "rma_request_lines_serial" ON "rma_request_lines" USING btree ("serial_number");
CREATE UNIQUE INDEX "rma_request_lines_one_open" ON "rma_request_lines" USING btree ("serial_number") WHERE item_flag = 'IN' and is_open;
