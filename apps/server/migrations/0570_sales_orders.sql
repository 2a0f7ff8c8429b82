-- Sales orders with their lines, the steps of their prices and the decisions about them.
CREATE TABLE "sales_order_approvals" (
	"order_code" text NOT NULL,
	"round" integer NOT NULL,
	"kind" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"note" text,
	"decided_by" text,
	"decided_user_name" text,
	"decided_date" timestamp with time zone,
	"due_date" timestamp with time zone,
	"reminded_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_order_approvals_order_code_round_kind_pk" PRIMARY KEY("order_code","round","kind")
);

CREATE TABLE "sales_order_lines" (
	"order_code" text NOT NULL,
	"line_no" integer NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"business_unit_code" text,
	"ordered_qty" integer NOT NULL,
	"sub_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warehouse_code" text NOT NULL,
	"requested_delivery_date" date,
	"list_price" bigint DEFAULT 0 NOT NULL,
	"unit_price" bigint DEFAULT 0 NOT NULL,
	"price_rule" text,
	"price_code" text,
	"special_price_code" text,
	"policy_code" text,
	"item_discount_percent" double precision DEFAULT 0 NOT NULL,
	"item_discount_amount" bigint DEFAULT 0 NOT NULL,
	"list_amount" bigint DEFAULT 0 NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"other_base" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"rounding_adjustment" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"ladder" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lock_stock_order_detail_code" text,
	"delivered_qty" integer DEFAULT 0 NOT NULL,
	"invoiced_qty" integer DEFAULT 0 NOT NULL,
	"remark" text,
	CONSTRAINT "sales_order_lines_order_code_line_no_pk" PRIMARY KEY("order_code","line_no"),
	CONSTRAINT "sales_order_lines_quantities" CHECK ("sales_order_lines"."ordered_qty" > 0 and "sales_order_lines"."delivered_qty" between 0 and "sales_order_lines"."ordered_qty" and "sales_order_lines"."invoiced_qty" between 0 and "sales_order_lines"."ordered_qty")
);

CREATE TABLE "sales_orders" (
	"order_code" text PRIMARY KEY NOT NULL,
	"order_type" text NOT NULL,
	"order_date" date NOT NULL,
	"org_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"shop_code" text,
	"salesman_code" text,
	"warehouse_code" text NOT NULL,
	"address_code" text,
	"receiver_name" text,
	"receiver_phone" text,
	"requested_delivery_date" date,
	"time_slot" text,
	"is_pre_order" boolean DEFAULT false NOT NULL,
	"collect_method" text,
	"payment_term_days" integer DEFAULT 0 NOT NULL,
	"price_include_tax" text NOT NULL,
	"customer_is_taxable" integer NOT NULL,
	"po_number" text,
	"project_code" text,
	"cashback_instruction" text,
	"cashback_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cbd_discount_percent" double precision DEFAULT 0 NOT NULL,
	"extra_discount_amount" bigint DEFAULT 0 NOT NULL,
	"extra_discount_reason" text,
	"remark" text,
	"source" text DEFAULT 'web' NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"total_qty" integer DEFAULT 0 NOT NULL,
	"list_amount" bigint DEFAULT 0 NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"discount_percent" double precision DEFAULT 0 NOT NULL,
	"allowed_discount_amount" bigint DEFAULT 0 NOT NULL,
	"cashback_amount" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"other_base" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"rounding_adjustment" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"ladder" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"waiting_for" text[] DEFAULT '{}' NOT NULL,
	"approval_round" integer DEFAULT 0 NOT NULL,
	"decide_until" timestamp with time zone,
	"lock_round" integer DEFAULT 0 NOT NULL,
	"locks_released_date" timestamp with time zone,
	"over_credit_amount" bigint DEFAULT 0 NOT NULL,
	"overdue_days" integer DEFAULT 0 NOT NULL,
	"credit_override_reason" text,
	"former" jsonb,
	"adjust_reason" text,
	"reject_reason" text,
	"close_reason" text,
	"delivered_qty" integer DEFAULT 0 NOT NULL,
	"invoiced_qty" integer DEFAULT 0 NOT NULL,
	"invoiced_amount" bigint DEFAULT 0 NOT NULL,
	"submitting_date" timestamp with time zone,
	"submitted_by" text,
	"submitted_user_name" text,
	"submitted_date" timestamp with time zone,
	"approved_by" text,
	"approved_user_name" text,
	"approved_date" timestamp with time zone,
	"closed_date" timestamp with time zone,
	"deleted_date" timestamp with time zone,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_orders_taxable" CHECK ("sales_orders"."customer_is_taxable" in (0, 1))
);

ALTER TABLE "sales_order_approvals" ADD CONSTRAINT "sales_order_approvals_order_code_sales_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."sales_orders"("order_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_order_code_sales_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."sales_orders"("order_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "sales_order_approvals_due" ON "sales_order_approvals" USING btree ("due_date") WHERE "sales_order_approvals"."status" = 'Waiting';
CREATE INDEX "sales_order_lines_item" ON "sales_order_lines" USING btree ("item_code","order_code");
CREATE INDEX "sales_orders_created" ON "sales_orders" USING btree ("created_date","order_code");
CREATE INDEX "sales_orders_dept_created" ON "sales_orders" USING btree ("dept_code","created_date","order_code");
CREATE INDEX "sales_orders_status" ON "sales_orders" USING btree ("status","created_date","order_code");
CREATE INDEX "sales_orders_dept_status" ON "sales_orders" USING btree ("dept_code","status","created_date","order_code");
CREATE INDEX "sales_orders_customer" ON "sales_orders" USING btree ("customer_code","created_date","order_code");
CREATE INDEX "sales_orders_salesman" ON "sales_orders" USING btree ("salesman_code","created_date","order_code");
CREATE INDEX "sales_orders_creator" ON "sales_orders" USING btree ("created_by","created_date","order_code");
CREATE INDEX "sales_orders_shop" ON "sales_orders" USING btree ("shop_code","created_date","order_code");
CREATE INDEX "sales_orders_total" ON "sales_orders" USING btree ("total_amount","order_code");
CREATE INDEX "sales_orders_po" ON "sales_orders" USING btree ("customer_code","po_number") WHERE "sales_orders"."po_number" is not null;
CREATE INDEX "sales_orders_code_search" ON "sales_orders" USING gin ("order_code" gin_trgm_ops);
CREATE INDEX "sales_orders_waiting" ON "sales_orders" USING btree ("dept_code","submitted_date") WHERE "sales_orders"."status" in ('Submitted', 'Adjusted');
CREATE INDEX "sales_orders_submitting" ON "sales_orders" USING btree ("submitting_date") WHERE "sales_orders"."status" = 'Submitting';
CREATE INDEX "sales_orders_promised" ON "sales_orders" USING btree ("customer_code") WHERE "sales_orders"."status" in ('Submitted', 'Approved', 'Adjusted');
