-- A part that was put in and was not on the shelf: the shelf owes it until one arrives.
CREATE TABLE "shelf_debts" (
  "debt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shelf_debts_debt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "asc_code" text NOT NULL,
  "work_order_number" text NOT NULL,
  "item_code" text NOT NULL,
  "owed_qty" integer NOT NULL,
  "reason" text NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "settled_date" timestamp with time zone,
  CONSTRAINT "shelf_debts_once" UNIQUE("work_order_number","item_code"),
  CONSTRAINT "shelf_debts_owed" CHECK ("shelf_debts"."owed_qty" >= 0)
);
ALTER TABLE "shelf_debts" ADD CONSTRAINT "shelf_debts_asc_code_service_centres_asc_code_fkey" FOREIGN KEY ("asc_code") REFERENCES "service_centres"("asc_code");
ALTER TABLE "shelf_debts" ADD CONSTRAINT "shelf_debts_work_order_number_work_orders_work_order_number_fkey" FOREIGN KEY ("work_order_number") REFERENCES "work_orders"("work_order_number");
ALTER TABLE "shelf_debts" ADD CONSTRAINT "shelf_debts_item_code_items_item_code_fkey" FOREIGN KEY ("item_code") REFERENCES "items"("item_code");
CREATE INDEX "shelf_debts_open" ON "shelf_debts" ("asc_code","item_code") WHERE owed_qty > 0;
