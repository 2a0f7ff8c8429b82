-- Goods that come by a letter, at once or in parts.
CREATE TABLE "goods_receipts" (
  "receipt_code" text PRIMARY KEY NOT NULL,
  "warehouse_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "source" text NOT NULL,
  "letter_no" text NOT NULL,
  "container_no" text,
  "seal_no" text,
  "supplier" text,
  "expected_date" date,
  "rest_until" date,
  "remark" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "received_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "goods_receipt_lines" (
  "receipt_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL,
  "qty" integer NOT NULL,
  "received_qty" integer DEFAULT 0 NOT NULL,
  "damaged_qty" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "goods_receipt_lines_receipt_code_line_no_pk" PRIMARY KEY("receipt_code","line_no"),
  CONSTRAINT "goods_receipt_lines_of_letter" CHECK ("goods_receipt_lines"."qty" > 0 and "goods_receipt_lines"."received_qty" >= 0 and "goods_receipt_lines"."damaged_qty" >= 0 and "goods_receipt_lines"."received_qty" + "goods_receipt_lines"."damaged_qty" <= "goods_receipt_lines"."qty")
);

CREATE TABLE "goods_receipt_surplus" (
  "receipt_code" text NOT NULL,
  "serial_number" text NOT NULL,
  "item_code" text,
  "note" text,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "goods_receipt_surplus_receipt_code_serial_number_pk" PRIMARY KEY("receipt_code","serial_number")
);

ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_receipt_code_goods_receipts_receipt_code_fk" FOREIGN KEY ("receipt_code") REFERENCES "public"."goods_receipts"("receipt_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "goods_receipt_surplus" ADD CONSTRAINT "goods_receipt_surplus_receipt_code_goods_receipts_receipt_code_fk" FOREIGN KEY ("receipt_code") REFERENCES "public"."goods_receipts"("receipt_code") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "goods_receipts_created" ON "goods_receipts" USING btree ("created_date","receipt_code");
CREATE INDEX "goods_receipts_dept" ON "goods_receipts" USING btree ("dept_code","created_date","receipt_code");
CREATE INDEX "goods_receipts_warehouse" ON "goods_receipts" USING btree ("warehouse_code");
