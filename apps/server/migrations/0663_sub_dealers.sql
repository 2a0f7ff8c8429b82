-- Sub-dealers with their suppliers, and what they order from them.
CREATE TABLE "sub_dealers" (
	"subdealer_code" text PRIMARY KEY NOT NULL,
	"subdealer_name" text NOT NULL,
	"dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
	"salesman_code" text,
	"owner_name" text NOT NULL,
	"phone" text NOT NULL,
	"npwp" text,
	"subdealer_class" text DEFAULT 'C' NOT NULL,
	"detail_address" text NOT NULL,
	"sub_district_code" text REFERENCES "sub_districts"("sub_district_code"),
	"lat" double precision,
	"lng" double precision,
	"parent_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"reject_reason" text,
	"close_reason" text,
	"approved_by" text,
	"approved_name" text,
	"approved_date" timestamp with time zone,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "sub_dealers_created" ON "sub_dealers" ("created_date","subdealer_code");
CREATE INDEX "sub_dealers_name" ON "sub_dealers" ("subdealer_name","subdealer_code");
CREATE INDEX "sub_dealers_dept" ON "sub_dealers" ("dept_code","created_date","subdealer_code");
CREATE INDEX "sub_dealers_salesman" ON "sub_dealers" ("salesman_code");
CREATE INDEX "sub_dealers_phone" ON "sub_dealers" ("phone");

CREATE TABLE "sub_dealer_parents" (
	"subdealer_code" text NOT NULL REFERENCES "sub_dealers"("subdealer_code") ON DELETE cascade,
	"customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
	"priority" integer NOT NULL,
	CONSTRAINT "sub_dealer_parents_subdealer_code_customer_code_pk" PRIMARY KEY("subdealer_code","customer_code")
);
CREATE UNIQUE INDEX "sub_dealer_parents_priority" ON "sub_dealer_parents" ("subdealer_code","priority");
CREATE INDEX "sub_dealer_parents_customer" ON "sub_dealer_parents" ("customer_code");

CREATE TABLE "sub_dealer_orders" (
	"po_code" text PRIMARY KEY NOT NULL,
	"subdealer_code" text NOT NULL REFERENCES "sub_dealers"("subdealer_code"),
	"customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
	"dept_code" text NOT NULL,
	"salesman_code" text,
	"po_date" date NOT NULL,
	"detail_address" text,
	"payment_promise" text,
	"remark" text,
	"quantity" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"confirmed_quantity" integer DEFAULT 0 NOT NULL,
	"received_quantity" integer DEFAULT 0 NOT NULL,
	"ordered_quantity" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"submitted_date" timestamp with time zone,
	"answer_due" timestamp with time zone,
	"answered_date" timestamp with time zone,
	"answered_by" text,
	"answered_name" text,
	"alerted_date" timestamp with time zone,
	"reject_reason" text,
	"closed_date" timestamp with time zone,
	"order_code" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "sub_dealer_orders_created" ON "sub_dealer_orders" ("created_date","po_code");
CREATE INDEX "sub_dealer_orders_dept" ON "sub_dealer_orders" ("dept_code","created_date","po_code");
CREATE INDEX "sub_dealer_orders_customer" ON "sub_dealer_orders" ("customer_code","created_date");
CREATE INDEX "sub_dealer_orders_salesman" ON "sub_dealer_orders" ("salesman_code");
CREATE INDEX "sub_dealer_orders_sub_dealer" ON "sub_dealer_orders" ("subdealer_code","created_date");
CREATE INDEX "sub_dealer_orders_due" ON "sub_dealer_orders" ("answer_due") WHERE status = 'Submitted';

CREATE TABLE "sub_dealer_order_lines" (
	"po_code" text NOT NULL REFERENCES "sub_dealer_orders"("po_code") ON DELETE cascade,
	"line_no" integer NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"requested_price" bigint,
	"confirmed_quantity" integer,
	"confirmed_price" bigint,
	"received_quantity" integer DEFAULT 0 NOT NULL,
	"ordered_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sub_dealer_order_lines_po_code_line_no_pk" PRIMARY KEY("po_code","line_no"),
	CONSTRAINT "sub_dealer_order_lines_quantity" CHECK ("quantity" > 0 and "received_quantity" >= 0)
);

CREATE TABLE "sub_dealer_order_serials" (
	"serial_number" text NOT NULL,
	"po_code" text NOT NULL REFERENCES "sub_dealer_orders"("po_code") ON DELETE cascade,
	"line_no" integer NOT NULL,
	"received_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sub_dealer_order_serials_serial_number_po_code_pk" PRIMARY KEY("serial_number","po_code")
);
CREATE UNIQUE INDEX "sub_dealer_order_serials_once" ON "sub_dealer_order_serials" ("serial_number");
CREATE INDEX "sub_dealer_order_serials_order" ON "sub_dealer_order_serials" ("po_code","line_no");
