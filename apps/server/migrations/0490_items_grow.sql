-- One item with everything orders, stock, invoices and repairs read of it; it is approved before it is sold.
ALTER TABLE "items"
  ADD COLUMN "items_belongs_to" text,
  ADD COLUMN "series" text,
  ADD COLUMN "model" text,
  ADD COLUMN "old_code" text,
  ADD COLUMN "barcode" text,
  ADD COLUMN "btu_per_hour" integer,
  ADD COLUMN "technology" text,
  ADD COLUMN "refrigerant" text,
  ADD COLUMN "voltage" text,
  ADD COLUMN "rated_power_w" integer,
  ADD COLUMN "uom" text DEFAULT 'PCS' NOT NULL,
  ADD COLUMN "e_faktur_goods_code" text DEFAULT '000000' NOT NULL,
  ADD COLUMN "e_faktur_uom_code" text DEFAULT 'UM.0021' NOT NULL,
  ADD COLUMN "weight_kg" double precision,
  ADD COLUMN "volume_m3" double precision,
  ADD COLUMN "pack_qty" integer DEFAULT 1 NOT NULL,
  ADD COLUMN "serial_mask" text,
  ADD COLUMN "warranty_policy_code" text,
  ADD COLUMN "sellable_online" boolean DEFAULT false NOT NULL,
  ADD COLUMN "status" text DEFAULT 'Approved' NOT NULL,
  ADD COLUMN "replaced_by_item_code" text,
  ADD COLUMN "merged_into" text,
  ADD COLUMN "proposed" jsonb,
  ADD COLUMN "reject_reason" text,
  ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "created_by" text,
  ADD COLUMN "create_user_name" text,
  ADD COLUMN "approved_by" text,
  ADD COLUMN "approved_user_name" text,
  ADD COLUMN "approved_date" timestamp with time zone;

UPDATE "items" SET "status" = 'Closed' WHERE NOT "is_active";
ALTER TABLE "items" DROP COLUMN "is_active";

-- Sets made before shares were known divide their price evenly; the last unit takes the rest.
UPDATE "items" SET "sub_items" = (
  SELECT jsonb_agg(sub || jsonb_build_object('price_share',
    CASE WHEN n = jsonb_array_length("items"."sub_items") THEN 100 - (n - 1) * (100 / jsonb_array_length("items"."sub_items"))
    ELSE 100 / jsonb_array_length("items"."sub_items") END) ORDER BY n)
  FROM jsonb_array_elements("items"."sub_items") WITH ORDINALITY AS one(sub, n))
WHERE jsonb_array_length("sub_items") > 0;

ALTER TABLE "items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (item_code || ' ' || translate(item_code, './()-', '') || ' ' || item_name || ' ' || coalesce(local_name, '') || ' ' || coalesce(model, '') || ' ' || coalesce(old_code, '') || ' ' || coalesce(barcode, '')) STORED NOT NULL;

ALTER TABLE "items" ADD CONSTRAINT "items_replaced_by_item_code_items_item_code_fk" FOREIGN KEY ("replaced_by_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "items" ADD CONSTRAINT "items_merged_into_items_item_code_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
DROP INDEX "items_search";
CREATE INDEX "items_search" ON "items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "items_status" ON "items" USING btree ("status","item_name","item_code");
CREATE INDEX "items_created" ON "items" USING btree ("created_date","item_code");
CREATE INDEX "items_sub_items" ON "items" USING gin ("sub_items" jsonb_path_ops);
CREATE UNIQUE INDEX "items_barcode" ON "items" USING btree ("barcode");
CREATE INDEX "items_replaced_by" ON "items" USING btree ("replaced_by_item_code");
CREATE INDEX "items_merged_into" ON "items" USING btree ("merged_into");
