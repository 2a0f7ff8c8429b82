-- Customers who wait in line for goods that are not there yet.
CREATE TABLE "stock_waits" (
	"wait_code" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
	"dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
	"warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
	"item_code" text NOT NULL REFERENCES "items"("item_code"),
	"qty" integer NOT NULL,
	"wanted_date" date NOT NULL,
	"salesman_code" text NOT NULL,
	"remark" text,
	"from_order" text,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"offered_date" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"taken_order" text,
	"end_reason" text,
	"ended_date" timestamp with time zone,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_waits_some" CHECK ("stock_waits"."qty" > 0)
);
CREATE INDEX "stock_waits_created" ON "stock_waits" USING btree ("created_date","wait_code");
CREATE INDEX "stock_waits_branch" ON "stock_waits" USING btree ("dept_code","created_date","wait_code");
CREATE INDEX "stock_waits_salesman" ON "stock_waits" USING btree ("salesman_code","created_date","wait_code");
CREATE INDEX "stock_waits_creator" ON "stock_waits" USING btree ("created_by","created_date","wait_code");
CREATE INDEX "stock_waits_customer" ON "stock_waits" USING btree ("customer_code","created_date","wait_code");
CREATE INDEX "stock_waits_wanted" ON "stock_waits" USING btree ("wanted_date","wait_code");
CREATE INDEX "stock_waits_line" ON "stock_waits" USING btree ("warehouse_code","item_code","created_date","wait_code") WHERE "stock_waits"."status" in ('Waiting', 'Offered');
-- What other pre-orders were promised is asked with every pre-order.
CREATE INDEX "sales_orders_pre_orders" ON "sales_orders" USING btree ("order_code") WHERE "sales_orders"."is_pre_order" and "sales_orders"."status" in ('Submitted', 'Approved', 'Adjusted');
