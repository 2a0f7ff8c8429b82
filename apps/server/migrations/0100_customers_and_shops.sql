-- Customers with all that is known of them, their shops, the people in these, and the trade that credit and ranking read.
CREATE SEQUENCE customer_code;
CREATE SEQUENCE shop_code;
CREATE SEQUENCE keyperson_code;
CREATE SEQUENCE promotor_code;
-- What a firm is known by: its name without form, signs and capitals. Depends on no locale.
CREATE FUNCTION customer_name_key(customer_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN btrim(regexp_replace(regexp_replace(' ' || lower(customer_name COLLATE "C") || ' ', '[^a-z0-9]+', '  ', 'g'), ' +((pt|cv|ud|tb|pd|fa|tbk|toko) +)*', ' ', 'g'));

ALTER TABLE "customers"
  ADD COLUMN "customer_type_code" text DEFAULT 'dealer' NOT NULL,
  ADD COLUMN "customer_level" text,
  ADD COLUMN "org_code" text DEFAULT '1-GREE' NOT NULL,
  ADD COLUMN "business_unit_codes" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "cooperation" text DEFAULT 'Cooperate' NOT NULL,
  ADD COLUMN "cooperation_reason" text,
  ADD COLUMN "asc_flag" text DEFAULT 'No' NOT NULL,
  ADD COLUMN "customer_is_taxable" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "price_include_tax" text DEFAULT 'N' NOT NULL,
  ADD COLUMN "tax_id_type" text,
  ADD COLUMN "npwp" text,
  ADD COLUMN "nitku" text,
  ADD COLUMN "nik" text,
  ADD COLUMN "tax_name" text,
  ADD COLUMN "tax_address" text,
  ADD COLUMN "tax_emails" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "transaction_code" text DEFAULT '04' NOT NULL,
  ADD COLUMN "collect_method" text,
  ADD COLUMN "payment_term_days" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "credit_limit" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "cheque_allowed" text DEFAULT 'N' NOT NULL,
  ADD COLUMN "pic_name" text,
  ADD COLUMN "pic_phone" text,
  ADD COLUMN "pic_email" text,
  ADD COLUMN "pic_project_user_code" text,
  ADD COLUMN "province_code" text,
  ADD COLUMN "city_code" text,
  ADD COLUMN "district_code" text,
  ADD COLUMN "sub_district_code" text,
  ADD COLUMN "postal_code" text,
  ADD COLUMN "detail_address" text,
  ADD COLUMN "lat" double precision,
  ADD COLUMN "lng" double precision,
  ADD COLUMN "bank_code" text,
  ADD COLUMN "account_name" text,
  ADD COLUMN "account_number" text,
  ADD COLUMN "status" text DEFAULT 'Approved' NOT NULL,
  ADD COLUMN "waiting" jsonb,
  ADD COLUMN "author_code" text,
  ADD COLUMN "author_name" text,
  ADD COLUMN "reject_reason" text,
  ADD COLUMN "close_reason" text,
  ADD COLUMN "duplicate_reason" text,
  ADD COLUMN "approved_by" text,
  ADD COLUMN "approved_user_name" text,
  ADD COLUMN "approved_date" timestamp with time zone,
  ADD COLUMN "merged_into" text,
  ADD COLUMN "last_order_date" date,
  ADD COLUMN "last_visit_date" date,
  ADD COLUMN "create_user_name" text DEFAULT '' NOT NULL,
  ADD CONSTRAINT "customers_taxable" CHECK ("customers"."customer_is_taxable" in (0, 1));

CREATE TABLE "keypersons" (
  "keyperson_code" text PRIMARY KEY NOT NULL,
  "keyperson_name" text NOT NULL,
  "phone" text NOT NULL,
  "email" text,
  "shop_code" text,
  "dept_code" text NOT NULL,
  "user_code" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "promotors" (
  "promotor_code" text PRIMARY KEY NOT NULL,
  "promotor_name" text NOT NULL,
  "phone" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "join_date" date NOT NULL,
  "user_code" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "shop_promotors" (
  "shop_code" text NOT NULL,
  "promotor_code" text NOT NULL,
  CONSTRAINT "shop_promotors_shop_code_promotor_code_pk" PRIMARY KEY("shop_code","promotor_code")
);

CREATE TABLE "shops" (
  "shop_code" text PRIMARY KEY NOT NULL,
  "shop_name" text NOT NULL,
  "customer_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "shop_class" text DEFAULT 'C' NOT NULL,
  "floor_area_m2" integer,
  "display_units" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "opening_hours" text,
  "phone" text,
  "province_code" text,
  "city_code" text,
  "district_code" text,
  "sub_district_code" text,
  "postal_code" text,
  "detail_address" text DEFAULT '' NOT NULL,
  "lat" double precision,
  "lng" double precision,
  "is_open" text DEFAULT 'Y' NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "close_reason" text,
  "last_visit_date" date,
  "created_by" text NOT NULL,
  "create_user_name" text DEFAULT '' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "customer_cheques" (
  "cheque_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "due_date" date NOT NULL,
  "amount" bigint NOT NULL,
  "is_cleared" boolean DEFAULT false NOT NULL
);

CREATE TABLE "customer_invoices" (
  "invoice_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "order_code" text,
  "invoice_date" date NOT NULL,
  "due_date" date NOT NULL,
  "amount" bigint NOT NULL,
  "paid_amount" bigint DEFAULT 0 NOT NULL
);

CREATE TABLE "customer_orders" (
  "order_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "order_date" date NOT NULL,
  "total_amount" bigint NOT NULL,
  "status" text NOT NULL,
  "is_open" boolean NOT NULL
);

CREATE TABLE "customer_stock_reports" (
  "shop_code" text NOT NULL,
  "item_code" text NOT NULL,
  "report_date" date NOT NULL,
  "customer_code" text NOT NULL,
  "stock_quantity" integer NOT NULL,
  "sold_quantity" integer NOT NULL,
  "received_quantity" integer NOT NULL,
  "reported_by" text NOT NULL,
  "reported_by_name" text NOT NULL,
  CONSTRAINT "customer_stock_reports_shop_code_item_code_report_date_pk" PRIMARY KEY("shop_code","item_code","report_date")
);

CREATE TABLE "customer_temporary_limits" (
  "request_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "amount" bigint NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date NOT NULL
);

ALTER TABLE "customers" ADD CONSTRAINT "customers_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_customer_code_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "keypersons" ADD CONSTRAINT "keypersons_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "keypersons" ADD CONSTRAINT "keypersons_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "keypersons" ADD CONSTRAINT "keypersons_user_code_users_usercode_fk" FOREIGN KEY ("user_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotors" ADD CONSTRAINT "promotors_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "promotors" ADD CONSTRAINT "promotors_user_code_users_usercode_fk" FOREIGN KEY ("user_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shop_promotors" ADD CONSTRAINT "shop_promotors_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shop_promotors" ADD CONSTRAINT "shop_promotors_promotor_code_promotors_promotor_code_fk" FOREIGN KEY ("promotor_code") REFERENCES "public"."promotors"("promotor_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shops" ADD CONSTRAINT "shops_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shops" ADD CONSTRAINT "shops_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_cheques" ADD CONSTRAINT "customer_cheques_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_invoices" ADD CONSTRAINT "customer_invoices_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_orders" ADD CONSTRAINT "customer_orders_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_stock_reports" ADD CONSTRAINT "customer_stock_reports_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_stock_reports" ADD CONSTRAINT "customer_stock_reports_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_temporary_limits" ADD CONSTRAINT "customer_temporary_limits_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "customers_creator" ON "customers" USING btree ("created_by");
CREATE INDEX "customers_created" ON "customers" USING btree ("created_date","customer_code");
CREATE INDEX "customers_dept_created" ON "customers" USING btree ("dept_code","created_date","customer_code");
CREATE INDEX "customers_status" ON "customers" USING btree ("status","created_date","customer_code");
CREATE INDEX "customers_name_key" ON "customers" USING gin (customer_name_key("customer_name") gin_trgm_ops);
CREATE INDEX "customers_phone" ON "customers" USING btree ("pic_phone");
CREATE INDEX "customers_npwp" ON "customers" USING btree ("npwp");
CREATE INDEX "customers_place" ON "customers" USING btree ("lat","lng");
CREATE INDEX "customers_last_order" ON "customers" USING btree ("last_order_date");
CREATE UNIQUE INDEX "keypersons_one_a_shop" ON "keypersons" USING btree ("shop_code") WHERE is_active;
CREATE INDEX "keypersons_name" ON "keypersons" USING btree ("keyperson_name","keyperson_code");
CREATE INDEX "keypersons_dept" ON "keypersons" USING btree ("dept_code","keyperson_name","keyperson_code");
CREATE INDEX "promotors_name" ON "promotors" USING btree ("promotor_name","promotor_code");
CREATE INDEX "promotors_dept" ON "promotors" USING btree ("dept_code","promotor_name","promotor_code");
CREATE INDEX "shop_promotors_promotor" ON "shop_promotors" USING btree ("promotor_code");
CREATE INDEX "shops_customer" ON "shops" USING btree ("customer_code","shop_code");
CREATE INDEX "shops_name" ON "shops" USING btree ("shop_name","shop_code");
CREATE INDEX "shops_dept_name" ON "shops" USING btree ("dept_code","shop_name","shop_code");
CREATE INDEX "shops_created" ON "shops" USING btree ("created_date","shop_code");
CREATE INDEX "shops_salesman" ON "shops" USING btree ("salesman_code");
CREATE INDEX "shops_creator" ON "shops" USING btree ("created_by");
CREATE INDEX "shops_search" ON "shops" USING gin ("dept_code","shop_name" gin_trgm_ops);
CREATE INDEX "shops_code_search" ON "shops" USING gin ("shop_code" gin_trgm_ops);
CREATE INDEX "shops_place" ON "shops" USING btree ("lat","lng");
CREATE INDEX "customer_cheques_customer" ON "customer_cheques" USING btree ("customer_code");
CREATE INDEX "customer_invoices_customer" ON "customer_invoices" USING btree ("customer_code","due_date");
CREATE INDEX "customer_orders_customer" ON "customer_orders" USING btree ("customer_code","order_date");
CREATE INDEX "customer_orders_branch_month" ON "customer_orders" USING btree ("dept_code","order_date","customer_code");
CREATE INDEX "customer_stock_reports_customer" ON "customer_stock_reports" USING btree ("customer_code","report_date");
CREATE INDEX "customer_stock_reports_date" ON "customer_stock_reports" USING btree ("report_date","customer_code");
CREATE INDEX "customer_temporary_limits_customer" ON "customer_temporary_limits" USING btree ("customer_code");
