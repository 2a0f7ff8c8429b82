-- Goods of orders on their way to customers, what receivers signed, and the links of drivers and customers.
CREATE TABLE "delivery_order_lines" (
  "delivery_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "order_code" text NOT NULL,
  "order_line" integer NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "qty" integer NOT NULL,
  "received_qty" integer DEFAULT 0 NOT NULL,
  "damaged_qty" integer DEFAULT 0 NOT NULL,
  "short_qty" integer DEFAULT 0 NOT NULL,
  "adjusted_qty" integer DEFAULT 0 NOT NULL,
  "remark" text,
  CONSTRAINT "delivery_order_lines_delivery_code_line_no_pk" PRIMARY KEY("delivery_code","line_no"),
  CONSTRAINT "delivery_order_lines_sum" CHECK ("delivery_order_lines"."qty" > 0 and "delivery_order_lines"."received_qty" + "delivery_order_lines"."damaged_qty" + "delivery_order_lines"."short_qty" <= "delivery_order_lines"."qty" and "delivery_order_lines"."adjusted_qty" <= "delivery_order_lines"."damaged_qty" + "delivery_order_lines"."short_qty")
);

CREATE TABLE "delivery_order_serials" (
  "delivery_code" text NOT NULL,
  "serial_number" text NOT NULL,
  "unit_no" integer NOT NULL,
  "state" text DEFAULT 'picked' NOT NULL,
  "picked_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "delivery_order_serials_delivery_code_serial_number_pk" PRIMARY KEY("delivery_code","serial_number")
);

CREATE TABLE "delivery_order_units" (
  "delivery_code" text NOT NULL,
  "unit_no" integer NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "has_serial" boolean NOT NULL,
  "per" integer NOT NULL,
  "qty" integer NOT NULL,
  "picked_qty" integer DEFAULT 0 NOT NULL,
  "received_qty" integer DEFAULT 0 NOT NULL,
  "damaged_qty" integer DEFAULT 0 NOT NULL,
  "short_qty" integer DEFAULT 0 NOT NULL,
  "reason" text,
  "weight_kg" double precision DEFAULT 0 NOT NULL,
  "volume_m3" double precision DEFAULT 0 NOT NULL,
  CONSTRAINT "delivery_order_units_delivery_code_unit_no_pk" PRIMARY KEY("delivery_code","unit_no"),
  CONSTRAINT "delivery_order_units_sum" CHECK ("delivery_order_units"."qty" > 0 and "delivery_order_units"."picked_qty" between 0 and "delivery_order_units"."qty" and "delivery_order_units"."received_qty" + "delivery_order_units"."damaged_qty" + "delivery_order_units"."short_qty" <= "delivery_order_units"."qty")
);

CREATE TABLE "delivery_orders" (
  "delivery_code" text PRIMARY KEY NOT NULL,
  "order_codes" text[] NOT NULL,
  "dept_code" text NOT NULL,
  "warehouse_dept" text NOT NULL,
  "customer_code" text NOT NULL,
  "shop_code" text,
  "salesman_code" text,
  "warehouse_code" text NOT NULL,
  "warehouse_vendor_code" text,
  "address_code" text,
  "detail_address" text,
  "city_name" text,
  "district_name" text,
  "lat" double precision,
  "lng" double precision,
  "receiver_name" text,
  "receiver_phone" text,
  "planned_date" date,
  "time_slot" text,
  "logistic_vendor_code" text,
  "driver_code" text,
  "driver_name" text,
  "driver_phone" text,
  "truck_no" text,
  "truck_model" text,
  "stop_no" integer,
  "seal_no" text,
  "remark" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "picking_status" text DEFAULT 'Waiting' NOT NULL,
  "receipt_status" text DEFAULT 'None' NOT NULL,
  "goods_received_status" text DEFAULT 'Not_Received' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "line_count" integer DEFAULT 0 NOT NULL,
  "total_qty" integer DEFAULT 0 NOT NULL,
  "picked_qty" integer DEFAULT 0 NOT NULL,
  "received_qty" integer DEFAULT 0 NOT NULL,
  "damaged_qty" integer DEFAULT 0 NOT NULL,
  "short_qty" integer DEFAULT 0 NOT NULL,
  "total_weight" double precision DEFAULT 0 NOT NULL,
  "total_volume" double precision DEFAULT 0 NOT NULL,
  "goods_issue_date" timestamp with time zone,
  "goods_issue_by" text,
  "goods_issue_user_name" text,
  "received_date" timestamp with time zone,
  "signed_name" text,
  "verdict" text,
  "verdict_note" text,
  "verdict_by" text,
  "verdict_user_name" text,
  "verdict_date" timestamp with time zone,
  "unsure_by" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "adjust_reason" text,
  "vendor_emailed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "delivery_links" (
  "token_hash" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "delivery_code" text,
  "warehouse_code" text,
  "truck_no" text,
  "planned_date" date,
  "driver_name" text,
  "driver_phone" text,
  "device_hash" text,
  "expires_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "delivery_problems" (
  "problem_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_problems_problem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "delivery_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "kind" text NOT NULL,
  "detail" text,
  "owner_code" text,
  "owner_name" text,
  "due_date" date NOT NULL,
  "status" text DEFAULT 'Open' NOT NULL,
  "result" text,
  "document_code" text,
  "closed_by" text,
  "closed_user_name" text,
  "closed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "delivery_receipts" (
  "receipt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_receipts_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "delivery_code" text NOT NULL,
  "request_key" text,
  "source" text NOT NULL,
  "received_date" timestamp with time zone NOT NULL,
  "receiver_name" text NOT NULL,
  "receiver_phone" text,
  "receiver_job" text,
  "units" jsonb NOT NULL,
  "photo_codes" text[] DEFAULT '{}' NOT NULL,
  "signature_code" text,
  "refused_reason" text,
  "lat" double precision,
  "lng" double precision,
  "distance" integer,
  "far_reason" text,
  "is_late" boolean DEFAULT false NOT NULL,
  "recorded_by" text NOT NULL,
  "recorded_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "sales_order_lines" ADD COLUMN "planned_qty" integer DEFAULT 0 NOT NULL;
ALTER TABLE "sales_order_lines" ADD COLUMN "issued_qty" integer DEFAULT 0 NOT NULL;
ALTER TABLE "sales_order_lines" ADD COLUMN "cancelled_qty" integer DEFAULT 0 NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "cancelled_qty" integer DEFAULT 0 NOT NULL;
ALTER TABLE "delivery_order_lines" ADD CONSTRAINT "delivery_order_lines_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_order_lines" ADD CONSTRAINT "delivery_order_lines_order_code_sales_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."sales_orders"("order_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_order_lines" ADD CONSTRAINT "delivery_order_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_order_serials" ADD CONSTRAINT "delivery_order_serials_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_order_units" ADD CONSTRAINT "delivery_order_units_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_order_units" ADD CONSTRAINT "delivery_order_units_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_orders" ADD CONSTRAINT "delivery_orders_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_orders" ADD CONSTRAINT "delivery_orders_warehouse_dept_departments_dept_code_fk" FOREIGN KEY ("warehouse_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_orders" ADD CONSTRAINT "delivery_orders_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_orders" ADD CONSTRAINT "delivery_orders_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_orders" ADD CONSTRAINT "delivery_orders_logistic_vendor_code_logistic_vendors_logistic_vendor_code_fk" FOREIGN KEY ("logistic_vendor_code") REFERENCES "public"."logistic_vendors"("logistic_vendor_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_links" ADD CONSTRAINT "delivery_links_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_problems" ADD CONSTRAINT "delivery_problems_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_problems" ADD CONSTRAINT "delivery_problems_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_receipts" ADD CONSTRAINT "delivery_receipts_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "delivery_order_lines_order" ON "delivery_order_lines" USING btree ("order_code","order_line");
CREATE INDEX "delivery_order_lines_item" ON "delivery_order_lines" USING btree ("item_code","delivery_code");
CREATE INDEX "delivery_order_serials_number" ON "delivery_order_serials" USING btree ("serial_number");
CREATE UNIQUE INDEX "delivery_order_serials_once" ON "delivery_order_serials" USING btree ("serial_number") WHERE "delivery_order_serials"."state" in ('picked', 'sent');
CREATE INDEX "delivery_orders_created" ON "delivery_orders" USING btree ("created_date","delivery_code");
CREATE INDEX "delivery_orders_dept_created" ON "delivery_orders" USING btree ("dept_code","created_date","delivery_code");
CREATE INDEX "delivery_orders_from_created" ON "delivery_orders" USING btree ("warehouse_dept","created_date","delivery_code");
CREATE INDEX "delivery_orders_status" ON "delivery_orders" USING btree ("status","created_date","delivery_code");
CREATE INDEX "delivery_orders_customer" ON "delivery_orders" USING btree ("customer_code","created_date","delivery_code");
CREATE INDEX "delivery_orders_salesman" ON "delivery_orders" USING btree ("salesman_code","created_date","delivery_code");
CREATE INDEX "delivery_orders_planned" ON "delivery_orders" USING btree ("planned_date","warehouse_code","truck_no","stop_no");
CREATE INDEX "delivery_orders_issued" ON "delivery_orders" USING btree ("goods_issue_date","delivery_code");
CREATE INDEX "delivery_orders_of_orders" ON "delivery_orders" USING gin ("order_codes");
CREATE INDEX "delivery_orders_search" ON "delivery_orders" USING gin ("delivery_code" gin_trgm_ops,"driver_name" gin_trgm_ops,"truck_no" gin_trgm_ops);
CREATE INDEX "delivery_orders_unreceived" ON "delivery_orders" USING btree ("goods_issue_date","delivery_code") WHERE "delivery_orders"."status" = 'Approved' and "delivery_orders"."receipt_status" = 'None';
CREATE INDEX "delivery_orders_uncompared" ON "delivery_orders" USING btree ("received_date","delivery_code") WHERE "delivery_orders"."receipt_status" in ('Uploaded', 'Problem');
CREATE INDEX "delivery_links_delivery" ON "delivery_links" USING btree ("delivery_code");
CREATE INDEX "delivery_links_truck" ON "delivery_links" USING btree ("warehouse_code","planned_date","truck_no");
CREATE INDEX "delivery_problems_delivery" ON "delivery_problems" USING btree ("delivery_code");
CREATE INDEX "delivery_problems_due" ON "delivery_problems" USING btree ("status","due_date","problem_id");
CREATE INDEX "delivery_receipts_delivery" ON "delivery_receipts" USING btree ("delivery_code","receipt_id");
CREATE INDEX "delivery_receipts_photos" ON "delivery_receipts" USING gin ("photo_codes");
CREATE UNIQUE INDEX "delivery_receipts_once" ON "delivery_receipts" USING btree ("delivery_code","request_key") WHERE "delivery_receipts"."request_key" is not null;
CREATE INDEX "sales_order_lines_to_deliver" ON "sales_order_lines" USING btree ("order_code") WHERE "sales_order_lines"."planned_qty" + "sales_order_lines"."cancelled_qty" < "sales_order_lines"."ordered_qty";
UPDATE "sales_order_lines" SET "planned_qty" = "delivered_qty", "issued_qty" = "delivered_qty" WHERE "delivered_qty" > 0;
ALTER TABLE "sales_order_lines" ADD CONSTRAINT "sales_order_lines_planned" CHECK ("sales_order_lines"."cancelled_qty" >= 0 and "sales_order_lines"."issued_qty" between 0 and "sales_order_lines"."planned_qty" and "sales_order_lines"."planned_qty" + "sales_order_lines"."cancelled_qty" <= "sales_order_lines"."ordered_qty");
