-- What the configuration screens keep: warehouses and who is served from them, offices, holidays, and which photos are asked for.
CREATE TABLE "warehouse_vendors" (
  "warehouse_vendor_code" text PRIMARY KEY NOT NULL,
  "warehouse_vendor_name" text NOT NULL,
  "pic_name" text,
  "phone" text,
  "email" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "branch_warehouses" (
  "relation_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_warehouses_relation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "dept_code" text NOT NULL,
  "warehouse_code" text NOT NULL,
  "purpose" text NOT NULL,
  "priority" integer NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "branch_warehouses_once" UNIQUE("dept_code","purpose","warehouse_code"),
  CONSTRAINT "branch_warehouses_priority" UNIQUE("dept_code","purpose","priority"),
  CONSTRAINT "branch_warehouses_priority_from_one" CHECK ("branch_warehouses"."priority" >= 1)
);

CREATE TABLE "warehouse_zones" (
  "warehouse_code" text NOT NULL,
  "zone_code" text NOT NULL,
  "seq" integer NOT NULL,
  CONSTRAINT "warehouse_zones_warehouse_code_zone_code_pk" PRIMARY KEY("warehouse_code","zone_code")
);

CREATE TABLE "warehouses" (
  "warehouse_code" text PRIMARY KEY NOT NULL,
  "warehouse_name" text NOT NULL,
  "warehouse_type" text NOT NULL,
  "warehouse_vendor_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "address" text,
  "lat" double precision,
  "lng" double precision,
  "is_sparepart" boolean DEFAULT false NOT NULL,
  "pick_cutoff" text,
  "allow_direct_pickup" boolean DEFAULT false NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "offices" (
  "office_code" text PRIMARY KEY NOT NULL,
  "office_name" text NOT NULL,
  "dept_code" text NOT NULL,
  "address" text,
  "lat" double precision NOT NULL,
  "lng" double precision NOT NULL,
  "radius_m" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "offices_on_earth" CHECK ("offices"."lat" between -90 and 90 and "offices"."lng" between -180 and 180)
);

CREATE TABLE "holidays" (
  "holiday_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_holiday_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "holiday_date" date NOT NULL,
  "holiday_name" text NOT NULL,
  "local_name" text NOT NULL,
  "kind" text NOT NULL,
  "dept_code" text,
  "is_estimated" boolean DEFAULT false NOT NULL,
  "source" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "holidays_once" UNIQUE NULLS NOT DISTINCT("holiday_date","dept_code")
);

CREATE TABLE "photo_lists" (
  "photo_list_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_lists_photo_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "module_name" text NOT NULL,
  "photo_alias" text NOT NULL,
  "photo_name" text NOT NULL,
  "local_name" text NOT NULL,
  "min_photos" integer NOT NULL,
  "max_photos" integer NOT NULL,
  "is_required" boolean NOT NULL,
  "camera_only" boolean NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "photo_lists_once" UNIQUE("module_name","photo_alias"),
  CONSTRAINT "photo_lists_numbers" CHECK (0 <= "photo_lists"."min_photos" and "photo_lists"."min_photos" <= "photo_lists"."max_photos")
);

ALTER TABLE "branch_warehouses" ADD CONSTRAINT "branch_warehouses_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "branch_warehouses" ADD CONSTRAINT "branch_warehouses_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warehouse_zones" ADD CONSTRAINT "warehouse_zones_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_warehouse_vendor_code_warehouse_vendors_warehouse_vendor_code_fk" FOREIGN KEY ("warehouse_vendor_code") REFERENCES "public"."warehouse_vendors"("warehouse_vendor_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "offices" ADD CONSTRAINT "offices_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "branch_warehouses_warehouse" ON "branch_warehouses" USING btree ("warehouse_code");
CREATE INDEX "warehouses_name" ON "warehouses" USING btree ("warehouse_name","warehouse_code");
CREATE INDEX "warehouses_dept" ON "warehouses" USING btree ("dept_code","warehouse_code");
CREATE INDEX "warehouses_vendor" ON "warehouses" USING btree ("warehouse_vendor_code");
CREATE INDEX "offices_dept" ON "offices" USING btree ("dept_code","office_code");
