CREATE TABLE "error_codes" (
  "error_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_codes_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "error_code" text NOT NULL,
  "product_group" text[] NOT NULL,
  "title" text NOT NULL,
  "local_title" text NOT NULL,
  "possible_cause" text NOT NULL,
  "local_possible_cause" text NOT NULL,
  "remedy" text NOT NULL,
  "local_remedy" text NOT NULL,
  "severity" text NOT NULL,
  "related_part_group" text,
  "video_url" text,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "error_codes_once" UNIQUE("error_code","product_group")
);
CREATE TABLE "asc_branch_offices" (
  "office_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asc_branch_offices_office_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "asc_code" text NOT NULL,
  "office_name" text NOT NULL,
  "address" text NOT NULL,
  "phone" text,
  "sub_districts" text[] DEFAULT '{}' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "asc_coverages" (
  "asc_code" text NOT NULL,
  "sub_district_code" text NOT NULL,
  CONSTRAINT "asc_coverages_asc_code_sub_district_code_pk" PRIMARY KEY("asc_code","sub_district_code")
);
CREATE TABLE "service_centres" (
  "asc_code" text PRIMARY KEY NOT NULL,
  "asc_name" text NOT NULL,
  "asc_type" text NOT NULL,
  "asc_flag" text DEFAULT 'Yes' NOT NULL,
  "cooperation" text DEFAULT 'Cooperate' NOT NULL,
  "asc_group" text NOT NULL,
  "ass_admin_group" text DEFAULT '' NOT NULL,
  "ass_admin_user_codes" text[] DEFAULT '{}' NOT NULL,
  "dept_code" text NOT NULL,
  "address" text DEFAULT '' NOT NULL,
  "city_name" text DEFAULT '' NOT NULL,
  "phone" text,
  "email" text,
  "lat" double precision NOT NULL,
  "lng" double precision NOT NULL,
  "capacity_per_day" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "work_days" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL,
  "work_from" text DEFAULT '08:30' NOT NULL,
  "work_to" text DEFAULT '18:00' NOT NULL,
  "npwp" text,
  "is_pkp" boolean DEFAULT false NOT NULL,
  "bank_code" text,
  "account_name" text,
  "credited_account" text,
  "contract_number" text,
  "contract_signed_date" date,
  "contract_valid_to" date,
  "rating" double precision,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "service_price_versions" (
  "version_no" integer PRIMARY KEY NOT NULL,
  "version_name" text NOT NULL,
  "valid_from" date NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "service_price_versions_valid_from" UNIQUE("valid_from")
);
CREATE TABLE "service_prices" (
  "price_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "version_no" integer NOT NULL,
  "asc_type" text NOT NULL,
  "service_type" text NOT NULL,
  "category_code" text NOT NULL,
  "min_pk" double precision NOT NULL,
  "max_pk" double precision NOT NULL,
  "in_warranty_fee" bigint NOT NULL,
  "out_warranty_price" bigint NOT NULL,
  "transport" jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT "service_prices_once" UNIQUE("version_no","asc_type","service_type","category_code","min_pk"),
  CONSTRAINT "service_prices_range" CHECK ("service_prices"."min_pk" <= "service_prices"."max_pk")
);
CREATE TABLE "technicians" (
  "technician_code" text PRIMARY KEY NOT NULL,
  "technician_name" text NOT NULL,
  "phone" text,
  "nik" text,
  "photo_code" text,
  "asc_code" text NOT NULL,
  "skills" text[] DEFAULT '{}' NOT NULL,
  "certification_level" text,
  "certification_number" text,
  "certification_valid_to" date,
  "max_jobs_day" integer DEFAULT 4 NOT NULL,
  "vehicle" text DEFAULT 'Motorcycle' NOT NULL,
  "status" text DEFAULT 'Active' NOT NULL,
  "zones" text[] DEFAULT '{}' NOT NULL,
  "work_days" integer[] DEFAULT '{1,2,3,4,5,6}' NOT NULL,
  "work_from" text DEFAULT '08:30' NOT NULL,
  "work_to" text DEFAULT '18:00' NOT NULL,
  "join_date" date,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
ALTER TABLE "asc_branch_offices" ADD CONSTRAINT "asc_branch_offices_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "asc_coverages" ADD CONSTRAINT "asc_coverages_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "asc_coverages" ADD CONSTRAINT "asc_coverages_sub_district_code_sub_districts_sub_district_code_fk" FOREIGN KEY ("sub_district_code") REFERENCES "public"."sub_districts"("sub_district_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_centres" ADD CONSTRAINT "service_centres_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_centres" ADD CONSTRAINT "service_centres_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_version_no_service_price_versions_version_no_fk" FOREIGN KEY ("version_no") REFERENCES "public"."service_price_versions"("version_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "technicians" ADD CONSTRAINT "technicians_photo_code_attachments_attachment_code_fk" FOREIGN KEY ("photo_code") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "technicians" ADD CONSTRAINT "technicians_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "error_codes_code" ON "error_codes" USING btree ("error_code","error_id");
CREATE INDEX "asc_branch_offices_asc" ON "asc_branch_offices" USING btree ("asc_code","office_id");
CREATE INDEX "asc_coverages_sub_district" ON "asc_coverages" USING btree ("sub_district_code","asc_code");
CREATE INDEX "service_centres_name" ON "service_centres" USING btree ("asc_name","asc_code");
CREATE INDEX "service_centres_dept" ON "service_centres" USING btree ("dept_code","asc_code");
CREATE INDEX "service_prices_version" ON "service_prices" USING btree ("version_no","price_id");
CREATE INDEX "technicians_name" ON "technicians" USING btree ("technician_name","technician_code");
CREATE INDEX "technicians_asc" ON "technicians" USING btree ("asc_code","technician_name","technician_code");
