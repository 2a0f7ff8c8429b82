-- What we sell and build in: chosen from on tickets and work orders.
CREATE TABLE "items" (
  "item_code" text PRIMARY KEY NOT NULL,
  "item_name" text NOT NULL,
  "local_name" text,
  "brand_code" text,
  "category_code" text,
  "business_unit_code" text NOT NULL,
  "item_type" text NOT NULL,
  "used_for_indoor_outdoor" text NOT NULL,
  "capacity_pk" double precision,
  "sub_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "has_serial" boolean NOT NULL,
  "warranty_sparepart_months" integer NOT NULL,
  "warranty_compressor_months" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "items" ADD CONSTRAINT "items_brand_code_brands_brand_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("brand_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "items" ADD CONSTRAINT "items_category_code_item_categories_category_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."item_categories"("category_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "items" ADD CONSTRAINT "items_business_unit_code_business_units_business_unit_code_fk" FOREIGN KEY ("business_unit_code") REFERENCES "public"."business_units"("business_unit_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "items_name" ON "items" USING btree ("item_name","item_code");
CREATE INDEX "items_type" ON "items" USING btree ("item_type","item_name","item_code");
CREATE INDEX "items_search" ON "items" USING gin ("item_name" gin_trgm_ops,"item_code" gin_trgm_ops);
