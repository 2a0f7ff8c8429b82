-- Moves are the only writer of balances; what users type into orders is held beside them.
CREATE TABLE "stock_balances" (
  "warehouse_code" text NOT NULL,
  "item_code" text NOT NULL,
  "zone_code" text DEFAULT '' NOT NULL,
  "on_hand" integer DEFAULT 0 NOT NULL,
  "locked" integer DEFAULT 0 NOT NULL,
  "in_transit" integer DEFAULT 0 NOT NULL,
  "damaged" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "stock_balances_warehouse_code_item_code_zone_code_pk" PRIMARY KEY("warehouse_code","item_code","zone_code"),
  CONSTRAINT "stock_balances_never_negative" CHECK (least("stock_balances"."on_hand", "stock_balances"."locked", "stock_balances"."in_transit", "stock_balances"."damaged") >= 0)
);

CREATE TABLE "stock_moves" (
  "move_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "move_type" text NOT NULL,
  "warehouse_code" text NOT NULL,
  "item_code" text NOT NULL,
  "zone_code" text DEFAULT '' NOT NULL,
  "on_hand" integer NOT NULL,
  "locked" integer NOT NULL,
  "in_transit" integer NOT NULL,
  "damaged" integer NOT NULL,
  "on_hand_after" integer NOT NULL,
  "locked_after" integer NOT NULL,
  "damaged_after" integer NOT NULL,
  "document_type" text NOT NULL,
  "document_code" text NOT NULL,
  "document_line" integer NOT NULL,
  "part" text DEFAULT '' NOT NULL,
  "serial_numbers" text[] DEFAULT '{}' NOT NULL,
  "reason" text,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "moved_date" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT "stock_moves_once" UNIQUE("document_code","document_type","document_line","move_type","warehouse_code","zone_code","part")
);

CREATE TABLE "stock_holds" (
  "warehouse_code" text NOT NULL,
  "item_code" text NOT NULL,
  "usercode" text NOT NULL,
  "purpose" text NOT NULL,
  "username" text NOT NULL,
  "qty" integer NOT NULL,
  "expires_date" timestamp with time zone NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "stock_holds_warehouse_code_item_code_usercode_purpose_pk" PRIMARY KEY("warehouse_code","item_code","usercode","purpose"),
  CONSTRAINT "stock_holds_some" CHECK ("stock_holds"."qty" > 0)
);

ALTER TABLE "stock_balances" ADD CONSTRAINT "stock_balances_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_balances" ADD CONSTRAINT "stock_balances_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "stock_balances_item" ON "stock_balances" USING btree ("item_code","warehouse_code");
CREATE INDEX "stock_moves_card" ON "stock_moves" USING btree ("warehouse_code","item_code","moved_date","move_id");
CREATE INDEX "stock_moves_issued" ON "stock_moves" USING btree ("warehouse_code","moved_date","item_code","on_hand") WHERE "stock_moves"."move_type" = 'GI';
CREATE INDEX "stock_holds_expires" ON "stock_holds" USING btree ("expires_date");
