-- Spare-part orders with their shipments, the shelves of centres, and what was asked of the supplier.
CREATE TABLE "sparepart_order_lines" (
	"sparepart_order_code" text NOT NULL,
	"line_no" integer NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"position_no" integer,
	"quantity" integer NOT NULL,
	"quantity_reason" text,
	"warranty_part" text NOT NULL,
	"warranty_until" date,
	"is_free" boolean NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"repeat_days" integer,
	"is_outside_model" boolean DEFAULT false NOT NULL,
	"override_reason" text,
	"approved_qty" integer,
	"decide_reason" text,
	"offered_item_code" text,
	"replacement_item_code" text,
	"is_returnable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sparepart_order_lines_sparepart_order_code_line_no_pk" PRIMARY KEY("sparepart_order_code","line_no"),
	CONSTRAINT "sparepart_order_lines_quantity" CHECK ("sparepart_order_lines"."quantity" > 0 and "sparepart_order_lines"."approved_qty" between 0 and "sparepart_order_lines"."quantity" and "sparepart_order_lines"."price" >= 0)
);

CREATE TABLE "sparepart_orders" (
	"sparepart_order_code" text PRIMARY KEY NOT NULL,
	"order_kind" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"status_date" timestamp with time zone DEFAULT now() NOT NULL,
	"work_order_number" text,
	"work_order_detail_id" integer,
	"asc_code" text,
	"customer_code" text,
	"technician_code" text,
	"dept_code" text NOT NULL,
	"warehouse_code" text NOT NULL,
	"supply_dept" text NOT NULL,
	"consumer_name" text,
	"consumer_phone" text,
	"purchase_date" date,
	"unit_item_code" text,
	"unit_item_name" text,
	"serial_number" text,
	"error_code" text,
	"business_unit_code" text,
	"urgency" text DEFAULT 'Normal' NOT NULL,
	"need_by" date,
	"delivery_to" text NOT NULL,
	"delivery_address" text,
	"remark" text,
	"line_count" integer DEFAULT 0 NOT NULL,
	"part_name" text,
	"has_repeat" boolean DEFAULT false NOT NULL,
	"free_amount" bigint DEFAULT 0 NOT NULL,
	"goods_amount" bigint DEFAULT 0 NOT NULL,
	"tax_amount" bigint DEFAULT 0 NOT NULL,
	"shipping_amount" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint,
	"shipment_count" integer DEFAULT 0 NOT NULL,
	"received_count" integer DEFAULT 0 NOT NULL,
	"promised_date" date,
	"is_broken_told" boolean DEFAULT false NOT NULL,
	"desk_rank" integer,
	"reject_reason" text,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"taken_by" text,
	"take_user_name" text,
	"submitted_date" timestamp with time zone,
	"check_due" timestamp with time zone,
	"checked_by" text,
	"check_user_name" text,
	"checked_date" timestamp with time zone,
	"approved_date" timestamp with time zone,
	"received_date" timestamp with time zone,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sparepart_orders_amounts" CHECK (least("sparepart_orders"."free_amount", "sparepart_orders"."goods_amount", "sparepart_orders"."tax_amount", "sparepart_orders"."shipping_amount") >= 0 and "sparepart_orders"."total_amount" = "sparepart_orders"."goods_amount" + "sparepart_orders"."shipping_amount")
);

CREATE TABLE "asc_shelves" (
	"asc_code" text PRIMARY KEY NOT NULL,
	"warehouse_code" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asc_shelves_warehouse" UNIQUE("warehouse_code")
);

CREATE TABLE "sparepart_purchases" (
	"purchase_code" text PRIMARY KEY NOT NULL,
	"item_code" text NOT NULL,
	"warehouse_code" text NOT NULL,
	"qty" integer NOT NULL,
	"eta" date,
	"supplier" text,
	"remark" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sparepart_purchases_some" CHECK ("sparepart_purchases"."qty" > 0)
);

CREATE TABLE "sparepart_shipment_lines" (
	"sparepart_order_code" text NOT NULL,
	"shipment_no" integer NOT NULL,
	"line_no" integer NOT NULL,
	"item_code" text NOT NULL,
	"qty" integer NOT NULL,
	"allocated_qty" integer DEFAULT 0 NOT NULL,
	"picked_qty" integer DEFAULT 0 NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"damaged_qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sparepart_shipment_lines_pkey" PRIMARY KEY("sparepart_order_code","shipment_no","line_no"),
	CONSTRAINT "sparepart_shipment_lines_quantity" CHECK ("sparepart_shipment_lines"."qty" > 0 and "sparepart_shipment_lines"."allocated_qty" between 0 and "sparepart_shipment_lines"."qty" and "sparepart_shipment_lines"."picked_qty" between 0 and "sparepart_shipment_lines"."qty" and "sparepart_shipment_lines"."received_qty" between 0 and "sparepart_shipment_lines"."qty" and "sparepart_shipment_lines"."damaged_qty" between 0 and "sparepart_shipment_lines"."received_qty")
);

CREATE TABLE "sparepart_shipments" (
	"sparepart_order_code" text NOT NULL,
	"shipment_no" integer NOT NULL,
	"status" text NOT NULL,
	"warehouse_code" text NOT NULL,
	"courier" text,
	"tracking_no" text,
	"eta" date,
	"sent_user_name" text,
	"sent_date" timestamp with time zone,
	"receipt_note" text,
	"received_user_name" text,
	"received_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sparepart_shipments_sparepart_order_code_shipment_no_pk" PRIMARY KEY("sparepart_order_code","shipment_no")
);

ALTER TABLE "sparepart_order_lines" ADD CONSTRAINT "sparepart_order_lines_sparepart_order_code_sparepart_orders_sparepart_order_code_fk" FOREIGN KEY ("sparepart_order_code") REFERENCES "public"."sparepart_orders"("sparepart_order_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sparepart_order_lines" ADD CONSTRAINT "sparepart_order_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_order_lines" ADD CONSTRAINT "sparepart_order_lines_offered_item_code_items_item_code_fk" FOREIGN KEY ("offered_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_order_lines" ADD CONSTRAINT "sparepart_order_lines_replacement_item_code_items_item_code_fk" FOREIGN KEY ("replacement_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_work_order_detail_id_work_order_details_work_order_detail_id_fk" FOREIGN KEY ("work_order_detail_id") REFERENCES "public"."work_order_details"("work_order_detail_id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_orders" ADD CONSTRAINT "sparepart_orders_supply_dept_departments_dept_code_fk" FOREIGN KEY ("supply_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "asc_shelves" ADD CONSTRAINT "asc_shelves_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "asc_shelves" ADD CONSTRAINT "asc_shelves_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_purchases" ADD CONSTRAINT "sparepart_purchases_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_purchases" ADD CONSTRAINT "sparepart_purchases_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_shipment_lines" ADD CONSTRAINT "sparepart_shipment_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sparepart_shipment_lines" ADD CONSTRAINT "sparepart_shipment_lines_shipment" FOREIGN KEY ("sparepart_order_code","shipment_no") REFERENCES "public"."sparepart_shipments"("sparepart_order_code","shipment_no") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sparepart_shipments" ADD CONSTRAINT "sparepart_shipments_sparepart_order_code_sparepart_orders_sparepart_order_code_fk" FOREIGN KEY ("sparepart_order_code") REFERENCES "public"."sparepart_orders"("sparepart_order_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sparepart_shipments" ADD CONSTRAINT "sparepart_shipments_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "sparepart_order_lines_item" ON "sparepart_order_lines" USING btree ("item_code","sparepart_order_code");
CREATE INDEX "sparepart_orders_created" ON "sparepart_orders" USING btree ("created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_status" ON "sparepart_orders" USING btree ("status","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_dept" ON "sparepart_orders" USING btree ("dept_code","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_supply" ON "sparepart_orders" USING btree ("supply_dept","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_asc" ON "sparepart_orders" USING btree ("asc_code","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_technician" ON "sparepart_orders" USING btree ("technician_code","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_customer" ON "sparepart_orders" USING btree ("customer_code","created_date","sparepart_order_code");
CREATE INDEX "sparepart_orders_work_order" ON "sparepart_orders" USING btree ("work_order_number");
CREATE INDEX "sparepart_orders_serial" ON "sparepart_orders" USING btree ("serial_number");
CREATE INDEX "sparepart_orders_counter" ON "sparepart_orders" USING btree ("created_date","sparepart_order_code") WHERE order_kind = 'In_Warranty' and work_order_number is null;
CREATE INDEX "sparepart_orders_need" ON "sparepart_orders" USING btree ("need_by","sparepart_order_code");
CREATE INDEX "sparepart_orders_search" ON "sparepart_orders" USING gin ("sparepart_order_code" gin_trgm_ops,"work_order_number" gin_trgm_ops,"consumer_name" gin_trgm_ops,"serial_number" gin_trgm_ops);
CREATE INDEX "sparepart_purchases_open" ON "sparepart_purchases" USING btree ("item_code","warehouse_code") WHERE status = 'Open';
CREATE INDEX "sparepart_shipment_lines_item" ON "sparepart_shipment_lines" USING btree ("item_code","sparepart_order_code");
CREATE INDEX "sparepart_shipment_lines_short" ON "sparepart_shipment_lines" USING btree ("item_code") WHERE allocated_qty < qty;
CREATE INDEX "sparepart_shipments_lack" ON "sparepart_shipments" USING btree ("warehouse_code","created_date") WHERE status = 'DO_LackStock';
