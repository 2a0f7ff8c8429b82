-- What each warehouse should have, and from where it gets it.
CREATE TABLE "transfer_configurations" (
  "configuration_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_configurations_configuration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "from_warehouse" text NOT NULL,
  "to_warehouse" text NOT NULL,
  "item_code" text,
  "category_code" text,
  "min_qty" integer NOT NULL,
  "max_qty" integer NOT NULL,
  "lead_days" integer NOT NULL,
  "is_auto" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "transfer_configurations_once" UNIQUE NULLS NOT DISTINCT("to_warehouse","item_code","category_code"),
  CONSTRAINT "transfer_configurations_one" CHECK (("transfer_configurations"."item_code" is null) <> ("transfer_configurations"."category_code" is null)),
  CONSTRAINT "transfer_configurations_sense" CHECK ("transfer_configurations"."min_qty" >= 0 and "transfer_configurations"."max_qty" >= "transfer_configurations"."min_qty")
);

ALTER TABLE "transfer_configurations" ADD CONSTRAINT "transfer_configurations_from_warehouse_warehouses_warehouse_code_fk" FOREIGN KEY ("from_warehouse") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfer_configurations" ADD CONSTRAINT "transfer_configurations_to_warehouse_warehouses_warehouse_code_fk" FOREIGN KEY ("to_warehouse") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfer_configurations" ADD CONSTRAINT "transfer_configurations_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfer_configurations" ADD CONSTRAINT "transfer_configurations_category_code_item_categories_category_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."item_categories"("category_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "transfer_configurations_from" ON "transfer_configurations" USING btree ("from_warehouse");
CREATE INDEX "transfer_configurations_item" ON "transfer_configurations" USING btree ("item_code");

-- Lists are sorted by one key at last.
ALTER TABLE "stock_balances" ADD COLUMN "balance_id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "stock_balances_balance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
ALTER TABLE "stock_balances" ADD CONSTRAINT "stock_balances_id" UNIQUE("balance_id");
