-- Invoices and receipts become documents; customer_invoices stays what is owed of approved ones.
CREATE TABLE "customer_invoice_configurations" (
	"customer_code" text PRIMARY KEY NOT NULL,
	"grouping" text DEFAULT 'delivery' NOT NULL,
	"due_basis" text DEFAULT 'invoice' NOT NULL,
	"send_mode" text DEFAULT 'manual' NOT NULL,
	"send_to" text[] DEFAULT '{}' NOT NULL,
	"cc" text[] DEFAULT '{}' NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT 'local' NOT NULL,
	"attach" text[] DEFAULT '{"invoice"}' NOT NULL,
	"needs_hardcopy" boolean DEFAULT true NOT NULL,
	"e_meterai" boolean DEFAULT false NOT NULL,
	"updated_user_name" text NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "receipt_allocations" (
	"receipt_code" text NOT NULL,
	"invoice_code" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "receipt_allocations_receipt_code_invoice_code_pk" PRIMARY KEY("receipt_code","invoice_code"),
	CONSTRAINT "receipt_allocations_amount" CHECK ("receipt_allocations"."amount" > 0)
);

CREATE TABLE "receipts" (
	"receipt_code" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"salesman_code" text,
	"kind" text NOT NULL,
	"bank_code" text,
	"reference" text,
	"amount" bigint NOT NULL,
	"allocated_amount" bigint DEFAULT 0 NOT NULL,
	"received_date" date NOT NULL,
	"source" text DEFAULT 'office' NOT NULL,
	"source_code" text,
	"remark" text,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"void_reason" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"confirmed_by" text,
	"confirmed_user_name" text,
	"confirmed_date" timestamp with time zone,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "receipts_amounts" CHECK ("receipts"."amount" > 0 and "receipts"."allocated_amount" between 0 and "receipts"."amount")
);

CREATE TABLE "sales_invoice_lines" (
	"invoice_code" text NOT NULL,
	"line_no" integer NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"business_unit_code" text,
	"qty" integer NOT NULL,
	"uom" text DEFAULT 'UNIT' NOT NULL,
	"unit_price" bigint NOT NULL,
	"list_amount" bigint NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"cashback_amount" bigint DEFAULT 0 NOT NULL,
	"base" bigint NOT NULL,
	"other_base" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"rounding_adjustment" bigint DEFAULT 0 NOT NULL,
	"amount" bigint NOT NULL,
	"order_code" text,
	"order_line_no" integer,
	"delivery_code" text,
	"delivery_line_no" integer,
	"serial_numbers" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "sales_invoice_lines_invoice_code_line_no_pk" PRIMARY KEY("invoice_code","line_no"),
	CONSTRAINT "sales_invoice_lines_qty" CHECK ("sales_invoice_lines"."qty" > 0),
	CONSTRAINT "sales_invoice_lines_amount" CHECK ("sales_invoice_lines"."amount" = "sales_invoice_lines"."base" + "sales_invoice_lines"."vat" + "sales_invoice_lines"."rounding_adjustment" and abs("sales_invoice_lines"."rounding_adjustment") <= 1)
);

CREATE TABLE "sales_invoices" (
	"invoice_code" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT '1' NOT NULL,
	"invoice_date" date NOT NULL,
	"tax_date" date NOT NULL,
	"due_date" date NOT NULL,
	"due_basis" text DEFAULT 'invoice' NOT NULL,
	"payment_term_days" integer DEFAULT 0 NOT NULL,
	"org_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"salesman_code" text,
	"order_codes" text[] DEFAULT '{}' NOT NULL,
	"delivery_codes" text[] DEFAULT '{}' NOT NULL,
	"business_unit_code" text DEFAULT 'RAC' NOT NULL,
	"price_include_tax" text NOT NULL,
	"customer_is_taxable" integer NOT NULL,
	"transaction_code" text NOT NULL,
	"add_info_code" text,
	"facility_stamp" text,
	"tax_invoice_no" text,
	"list_amount" bigint DEFAULT 0 NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"cashback_amount" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"other_base" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"rounding_adjustment" bigint DEFAULT 0 NOT NULL,
	"stamp_duty" bigint DEFAULT 0 NOT NULL,
	"grand_total" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"total_qty" integer DEFAULT 0 NOT NULL,
	"receipt_status" text DEFAULT 'Prepare_Invoice' NOT NULL,
	"receipt_reason_code" text,
	"receipt_reason" text,
	"received_by_name" text,
	"received_date" date,
	"receipt_photo_code" text,
	"source" text NOT NULL,
	"external_no" text,
	"remark" text,
	"fail_reason" text,
	"fail_marks" text[] DEFAULT '{}' NOT NULL,
	"end_reason" text,
	"freeze_reason" text,
	"frozen_user_name" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"submitted_user_name" text,
	"submitted_date" timestamp with time zone,
	"approved_by" text,
	"approved_user_name" text,
	"approved_date" timestamp with time zone,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_invoices_taxable" CHECK ("sales_invoices"."customer_is_taxable" in (0, 1)),
	CONSTRAINT "sales_invoices_total_of_parts" CHECK ("sales_invoices"."grand_total" = "sales_invoices"."base" + "sales_invoices"."vat" + "sales_invoices"."rounding_adjustment" + "sales_invoices"."stamp_duty")
);

CREATE TABLE "tax_periods" (
	"period" text PRIMARY KEY NOT NULL,
	"summary_id" integer NOT NULL,
	"locked_by" text NOT NULL,
	"locked_user_name" text NOT NULL,
	"locked_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "customer_invoice_configurations" ADD CONSTRAINT "customer_invoice_configurations_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_receipt_code_receipts_receipt_code_fk" FOREIGN KEY ("receipt_code") REFERENCES "public"."receipts"("receipt_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_invoice_code_customer_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."customer_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_invoice_lines" ADD CONSTRAINT "sales_invoice_lines_invoice_code_sales_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."sales_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_invoice_lines" ADD CONSTRAINT "sales_invoice_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_invoices" ADD CONSTRAINT "sales_invoices_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_invoices" ADD CONSTRAINT "sales_invoices_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "receipt_allocations_invoice" ON "receipt_allocations" USING btree ("invoice_code");
CREATE INDEX "receipts_created" ON "receipts" USING btree ("created_date","receipt_code");
CREATE INDEX "receipts_dept" ON "receipts" USING btree ("dept_code","created_date","receipt_code");
CREATE INDEX "receipts_customer" ON "receipts" USING btree ("customer_code","status");
CREATE INDEX "receipts_status" ON "receipts" USING btree ("status","created_date","receipt_code");
CREATE INDEX "sales_invoice_lines_order" ON "sales_invoice_lines" USING btree ("order_code","order_line_no");
CREATE INDEX "sales_invoice_lines_delivery" ON "sales_invoice_lines" USING btree ("delivery_code","delivery_line_no");
CREATE INDEX "sales_invoice_lines_item" ON "sales_invoice_lines" USING btree ("item_code","invoice_code");
CREATE INDEX "sales_invoices_created" ON "sales_invoices" USING btree ("created_date","invoice_code");
CREATE INDEX "sales_invoices_dept_created" ON "sales_invoices" USING btree ("dept_code","created_date","invoice_code");
CREATE INDEX "sales_invoices_status" ON "sales_invoices" USING btree ("status","created_date","invoice_code");
CREATE INDEX "sales_invoices_dept_status" ON "sales_invoices" USING btree ("dept_code","status","created_date","invoice_code");
CREATE INDEX "sales_invoices_customer" ON "sales_invoices" USING btree ("customer_code","created_date","invoice_code");
CREATE INDEX "sales_invoices_salesman" ON "sales_invoices" USING btree ("salesman_code","created_date","invoice_code");
CREATE INDEX "sales_invoices_creator" ON "sales_invoices" USING btree ("created_by","created_date","invoice_code");
CREATE INDEX "sales_invoices_source" ON "sales_invoices" USING btree ("source","created_date","invoice_code");
CREATE INDEX "sales_invoices_day" ON "sales_invoices" USING btree ("invoice_date","invoice_code");
CREATE INDEX "sales_invoices_due" ON "sales_invoices" USING btree ("due_date","invoice_code");
CREATE INDEX "sales_invoices_tax" ON "sales_invoices" USING btree ("tax_date","updated_date");
CREATE INDEX "sales_invoices_total" ON "sales_invoices" USING btree ("grand_total","invoice_code");
CREATE INDEX "sales_invoices_code_search" ON "sales_invoices" USING gin ("invoice_code" gin_trgm_ops);
CREATE INDEX "sales_invoices_orders" ON "sales_invoices" USING gin ("order_codes");
CREATE INDEX "sales_invoices_deliveries" ON "sales_invoices" USING gin ("delivery_codes");
CREATE UNIQUE INDEX "sales_invoices_external" ON "sales_invoices" USING btree ("external_no") WHERE external_no is not null and status <> '5';

CREATE TRIGGER customer_not_merged AFTER INSERT ON "sales_invoices" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "receipts" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
