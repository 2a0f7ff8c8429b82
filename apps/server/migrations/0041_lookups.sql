-- The lists people choose from.
CREATE TABLE "banks" (
  "bank_code" text PRIMARY KEY NOT NULL,
  "bank_short_name" text NOT NULL,
  "bank_name" text NOT NULL,
  "swift_code" text NOT NULL,
  "receiver_types" text[] NOT NULL,
  "receiver_residencies" text[] NOT NULL,
  "chooseable_status" text NOT NULL
);

CREATE TABLE "organizations" (
  "org_code" text PRIMARY KEY NOT NULL,
  "org_name" text NOT NULL,
  "business_units" text[] NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL
);

CREATE TABLE "business_units" (
  "business_unit_code" text PRIMARY KEY NOT NULL,
  "business_unit_name" text NOT NULL,
  "has_spareparts" boolean NOT NULL,
  "seq" integer NOT NULL
);

CREATE TABLE "brands" (
  "brand_code" text PRIMARY KEY NOT NULL,
  "brand_name" text NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL
);

CREATE TABLE "item_categories" (
  "category_code" text PRIMARY KEY NOT NULL,
  "category_name" text NOT NULL,
  "business_unit_code" text NOT NULL,
  "is_for_ticket" boolean NOT NULL,
  "is_for_exploded_view" boolean NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL
);

CREATE TABLE "sales_order_types" (
  "type_code" text PRIMARY KEY NOT NULL,
  "type_name" text NOT NULL,
  "local_name" text NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL
);

CREATE TABLE "rebate_types" (
  "type_rebate_code" text PRIMARY KEY NOT NULL,
  "type_rebate_name" text NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "kpi_area_departments" (
  "dept_code" text PRIMARY KEY NOT NULL,
  "kpi_area_code" text NOT NULL
);

CREATE TABLE "kpi_areas" (
  "kpi_area_code" text PRIMARY KEY NOT NULL,
  "kpi_area_name" text NOT NULL,
  "seq" integer NOT NULL
);

CREATE TABLE "drivers" (
  "driver_code" text PRIMARY KEY NOT NULL,
  "driver_name" text NOT NULL,
  "driver_phone" text,
  "logistic_vendor_code" text NOT NULL,
  "truck_no" text,
  "truck_model" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "logistic_vendors" (
  "logistic_vendor_code" text PRIMARY KEY NOT NULL,
  "logistic_vendor" text NOT NULL,
  "vendor_type" text NOT NULL,
  "email" text,
  "phone" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "erp_customizations" (
  "customization_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erp_customizations_customization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "data_type" text NOT NULL,
  "code" text NOT NULL,
  "name" text NOT NULL,
  "local_name" text,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "erp_customizations_once" UNIQUE("data_type","code")
);

ALTER TABLE "item_categories" ADD CONSTRAINT "item_categories_business_unit_code_business_units_business_unit_code_fk" FOREIGN KEY ("business_unit_code") REFERENCES "public"."business_units"("business_unit_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kpi_area_departments" ADD CONSTRAINT "kpi_area_departments_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kpi_area_departments" ADD CONSTRAINT "kpi_area_departments_kpi_area_code_kpi_areas_kpi_area_code_fk" FOREIGN KEY ("kpi_area_code") REFERENCES "public"."kpi_areas"("kpi_area_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_logistic_vendor_code_logistic_vendors_logistic_vendor_code_fk" FOREIGN KEY ("logistic_vendor_code") REFERENCES "public"."logistic_vendors"("logistic_vendor_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "kpi_area_departments_area" ON "kpi_area_departments" USING btree ("kpi_area_code");
CREATE INDEX "drivers_name" ON "drivers" USING btree ("driver_name","driver_code");
CREATE INDEX "drivers_vendor" ON "drivers" USING btree ("logistic_vendor_code","driver_name","driver_code");
CREATE INDEX "drivers_search" ON "drivers" USING gin ("driver_name" gin_trgm_ops);
CREATE INDEX "erp_customizations_order" ON "erp_customizations" USING btree ("data_type","seq","customization_id");
