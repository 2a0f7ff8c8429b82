-- What shops sold: orders with their units, targets of those who sell, and units by the customer they were delivered to.
CREATE TABLE "retail_orders" (
	"retail_order_code" text PRIMARY KEY NOT NULL,
	"client_uuid" uuid NOT NULL,
	"sale_date" date NOT NULL,
	"shop_code" text NOT NULL REFERENCES "shops"("shop_code"),
	"customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
	"dept_code" text NOT NULL,
	"salesman_code" text,
	"seller_role" text NOT NULL,
	"seller_code" text NOT NULL,
	"channel" text DEFAULT 'offline' NOT NULL,
	"consumer_name" text,
	"consumer_phone" text,
	"consumer_address" text,
	"sub_district_code" text REFERENCES "sub_districts"("sub_district_code"),
	"install_needed" boolean DEFAULT false NOT NULL,
	"install_date" date,
	"may_contact" boolean DEFAULT false NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"distance_m" integer,
	"is_offline" boolean DEFAULT false NOT NULL,
	"remark" text,
	"quantity" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"submitted_date" timestamp with time zone NOT NULL,
	"approved_by" text,
	"approved_name" text,
	"approved_date" timestamp with time zone,
	"reject_reason" text,
	"adjust_kind" text,
	"adjust_reason" text,
	"adjusted_date" timestamp with time zone,
	"ticket_number" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "retail_orders_quantity" CHECK ("quantity" > 0 and "amount" >= 0)
);
CREATE UNIQUE INDEX "retail_orders_once" ON "retail_orders" ("client_uuid");
CREATE INDEX "retail_orders_created" ON "retail_orders" ("created_date","retail_order_code");
CREATE INDEX "retail_orders_sold" ON "retail_orders" ("sale_date","retail_order_code");
CREATE INDEX "retail_orders_dept" ON "retail_orders" ("dept_code","sale_date","retail_order_code");
CREATE INDEX "retail_orders_shop" ON "retail_orders" ("shop_code","sale_date");
CREATE INDEX "retail_orders_customer" ON "retail_orders" ("customer_code","sale_date");
CREATE INDEX "retail_orders_salesman" ON "retail_orders" ("salesman_code","sale_date");
CREATE INDEX "retail_orders_creator" ON "retail_orders" ("created_by","sale_date");
CREATE INDEX "retail_orders_seller" ON "retail_orders" ("seller_code","sale_date");
CREATE INDEX "retail_orders_phone" ON "retail_orders" ("consumer_phone","sale_date");
CREATE INDEX "retail_orders_waiting" ON "retail_orders" ("submitted_date") WHERE status = 'Submitted';

CREATE TABLE "retail_order_lines" (
	"line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retail_order_lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"retail_order_code" text NOT NULL REFERENCES "retail_orders"("retail_order_code") ON DELETE cascade,
	"line_no" integer NOT NULL,
	"sale_date" date NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"serial_indoor" text,
	"serial_outdoor" text,
	"price" bigint,
	"is_counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "retail_order_lines_serial" CHECK ("serial_indoor" is not null or "serial_outdoor" is not null)
);
CREATE UNIQUE INDEX "retail_order_lines_of_order" ON "retail_order_lines" ("retail_order_code","line_no");
CREATE INDEX "retail_order_lines_sold" ON "retail_order_lines" ("sale_date","line_id");
CREATE INDEX "retail_order_lines_indoor" ON "retail_order_lines" ("serial_indoor");
CREATE INDEX "retail_order_lines_outdoor" ON "retail_order_lines" ("serial_outdoor");
CREATE INDEX "retail_order_lines_item" ON "retail_order_lines" ("item_code");
CREATE UNIQUE INDEX "retail_order_lines_indoor_once" ON "retail_order_lines" ("serial_indoor") WHERE is_counted;
CREATE UNIQUE INDEX "retail_order_lines_outdoor_once" ON "retail_order_lines" ("serial_outdoor") WHERE is_counted;

ALTER TABLE "keypersons" ADD COLUMN "monthly_target" integer DEFAULT 20 NOT NULL;
ALTER TABLE "promotors" ADD COLUMN "monthly_target" integer DEFAULT 30 NOT NULL;
CREATE INDEX "serial_numbers_customer" ON "serial_numbers" ("customer_code","delivered_date");
