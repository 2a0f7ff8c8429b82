-- Where people live and goods go: the regions of Indonesia, and the postal codes people confirmed for them.
CREATE TABLE "cities" (
  "city_code" text PRIMARY KEY NOT NULL,
  "city_name" text NOT NULL,
  "province_code" text NOT NULL
);

CREATE TABLE "districts" (
  "district_code" text PRIMARY KEY NOT NULL,
  "district_name" text NOT NULL,
  "city_code" text NOT NULL,
  "province_code" text NOT NULL
);

CREATE TABLE "postal_codes" (
  "sub_district_code" text NOT NULL,
  "postal_code" text NOT NULL,
  "times_confirmed" integer DEFAULT 1 NOT NULL,
  "first_confirmed_date" timestamp with time zone DEFAULT now() NOT NULL,
  "last_confirmed_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "postal_codes_sub_district_code_postal_code_pk" PRIMARY KEY("sub_district_code","postal_code"),
  CONSTRAINT "postal_codes_five_digits" CHECK ("postal_codes"."postal_code" ~ '^[1-9][0-9]{4}$')
);

CREATE TABLE "provinces" (
  "province_code" text PRIMARY KEY NOT NULL,
  "province_name" text NOT NULL
);

CREATE TABLE "sub_districts" (
  "sub_district_code" text PRIMARY KEY NOT NULL,
  "sub_district_name" text NOT NULL,
  "district_code" text NOT NULL,
  "city_code" text NOT NULL,
  "province_code" text NOT NULL
);

ALTER TABLE "cities" ADD CONSTRAINT "cities_province_code_provinces_province_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("province_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_code_cities_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "postal_codes" ADD CONSTRAINT "postal_codes_sub_district_code_sub_districts_sub_district_code_fk" FOREIGN KEY ("sub_district_code") REFERENCES "public"."sub_districts"("sub_district_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sub_districts" ADD CONSTRAINT "sub_districts_district_code_districts_district_code_fk" FOREIGN KEY ("district_code") REFERENCES "public"."districts"("district_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cities_province" ON "cities" USING btree ("province_code","city_name","city_code");
CREATE INDEX "districts_name" ON "districts" USING btree ("district_name","district_code");
CREATE INDEX "districts_city" ON "districts" USING btree ("city_code","district_name","district_code");
CREATE INDEX "districts_province" ON "districts" USING btree ("province_code","district_name","district_code");
CREATE INDEX "districts_search" ON "districts" USING gin ("district_name" gin_trgm_ops);
CREATE INDEX "postal_codes_code" ON "postal_codes" USING btree ("postal_code","sub_district_code");
CREATE INDEX "sub_districts_name" ON "sub_districts" USING btree ("sub_district_name","sub_district_code");
CREATE INDEX "sub_districts_district" ON "sub_districts" USING btree ("district_code","sub_district_name","sub_district_code");
CREATE INDEX "sub_districts_city" ON "sub_districts" USING btree ("city_code","sub_district_name","sub_district_code");
CREATE INDEX "sub_districts_province" ON "sub_districts" USING btree ("province_code","sub_district_name","sub_district_code");
CREATE INDEX "sub_districts_search" ON "sub_districts" USING gin ("sub_district_name" gin_trgm_ops);
