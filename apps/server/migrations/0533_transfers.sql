-- Goods on their way from one warehouse to another.
CREATE TABLE "transfers" (
  "transfer_code" text PRIMARY KEY NOT NULL,
  "from_warehouse" text NOT NULL,
  "to_warehouse" text NOT NULL,
  "from_dept" text NOT NULL,
  "to_dept" text NOT NULL,
  "transfer_reason" text NOT NULL,
  "vendor" text,
  "driver_name" text,
  "truck_no" text,
  "eta" date NOT NULL,
  "remark" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "received_date" timestamp with time zone,
  "is_overdue_told" boolean DEFAULT false NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "transfers_elsewhere" CHECK ("transfers"."from_warehouse" <> "transfers"."to_warehouse")
);

CREATE TABLE "transfer_lines" (
  "transfer_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL,
  "qty" integer NOT NULL,
  "serial_numbers" text[] DEFAULT '{}' NOT NULL,
  "received_qty" integer DEFAULT 0 NOT NULL,
  "damaged_qty" integer DEFAULT 0 NOT NULL,
  "received_serials" text[] DEFAULT '{}' NOT NULL,
  "lost_qty" integer DEFAULT 0 NOT NULL,
  "returned_qty" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "transfer_lines_transfer_code_line_no_pk" PRIMARY KEY("transfer_code","line_no"),
  CONSTRAINT "transfer_lines_of_letter" CHECK ("transfer_lines"."qty" > 0 and "transfer_lines"."received_qty" + "transfer_lines"."lost_qty" + "transfer_lines"."returned_qty" <= "transfer_lines"."qty" and "transfer_lines"."damaged_qty" <= "transfer_lines"."received_qty")
);

CREATE TABLE "transfer_surplus" (
  "transfer_code" text NOT NULL,
  "serial_number" text NOT NULL,
  "item_code" text,
  "note" text,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "transfer_surplus_transfer_code_serial_number_pk" PRIMARY KEY("transfer_code","serial_number")
);

ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_warehouse_warehouses_warehouse_code_fk" FOREIGN KEY ("from_warehouse") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_warehouse_warehouses_warehouse_code_fk" FOREIGN KEY ("to_warehouse") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_dept_departments_dept_code_fk" FOREIGN KEY ("from_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_dept_departments_dept_code_fk" FOREIGN KEY ("to_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_transfer_code_transfers_transfer_code_fk" FOREIGN KEY ("transfer_code") REFERENCES "public"."transfers"("transfer_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "transfer_lines" ADD CONSTRAINT "transfer_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfer_surplus" ADD CONSTRAINT "transfer_surplus_transfer_code_transfers_transfer_code_fk" FOREIGN KEY ("transfer_code") REFERENCES "public"."transfers"("transfer_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "transfers_created" ON "transfers" USING btree ("created_date","transfer_code");
CREATE INDEX "transfers_from" ON "transfers" USING btree ("from_dept","created_date","transfer_code");
CREATE INDEX "transfers_to" ON "transfers" USING btree ("to_dept","created_date","transfer_code");
CREATE INDEX "transfers_eta" ON "transfers" USING btree ("eta","transfer_code");
