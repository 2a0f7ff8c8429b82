-- Defective units that the factory is to pay for, in batches, with its answer to each unit.
CREATE TABLE "vendor_claims" (
  "claim_code" text PRIMARY KEY NOT NULL,
  "factory_name" text NOT NULL,
  "factory_reference" text,
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "note" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "line_count" integer DEFAULT 0 NOT NULL,
  "answered_count" integer DEFAULT 0 NOT NULL,
  "claim_amount" bigint DEFAULT 0 NOT NULL,
  "accepted_amount" bigint DEFAULT 0 NOT NULL,
  "sent_date" timestamp with time zone,
  "answered_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "vendor_claims_created" ON "vendor_claims" ("created_date","claim_code");
CREATE INDEX "vendor_claims_branch" ON "vendor_claims" ("dept_code","created_date","claim_code");
CREATE INDEX "vendor_claims_status" ON "vendor_claims" ("status","created_date","claim_code");
CREATE TABLE "vendor_claim_lines" (
  "claim_code" text NOT NULL REFERENCES "vendor_claims"("claim_code") ON DELETE cascade,
  "line_no" integer NOT NULL,
  "document_type" text NOT NULL,
  "document_code" text NOT NULL,
  "item_code" text NOT NULL REFERENCES "items"("item_code"),
  "item_name" text NOT NULL,
  "serial_number" text NOT NULL REFERENCES "serial_numbers"("serial_number"),
  "claim_amount" bigint NOT NULL,
  "result" text,
  "accepted_amount" bigint DEFAULT 0 NOT NULL,
  "answer_reason" text,
  "is_open" boolean DEFAULT true NOT NULL,
  CONSTRAINT "vendor_claim_lines_claim_code_line_no_pk" PRIMARY KEY("claim_code","line_no"),
  CONSTRAINT "vendor_claim_lines_amount" CHECK ("vendor_claim_lines"."accepted_amount" between 0 and "vendor_claim_lines"."claim_amount")
);
CREATE INDEX "vendor_claim_lines_serial" ON "vendor_claim_lines" ("serial_number");
CREATE UNIQUE INDEX "vendor_claim_lines_one_open" ON "vendor_claim_lines" ("serial_number") WHERE is_open;
