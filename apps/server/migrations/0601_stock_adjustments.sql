-- Corrections of the balance: written by one, approved by another, and only then moved.
CREATE TABLE "stock_adjustments" (
  "adjustment_code" text PRIMARY KEY NOT NULL,
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "zone_code" text DEFAULT '' NOT NULL,
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "adjust_reason" text NOT NULL,
  "remark" text,
  "value" bigint DEFAULT 0 NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "stock_adjustment_lines" (
  "adjustment_code" text NOT NULL REFERENCES "stock_adjustments"("adjustment_code") ON DELETE CASCADE,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL REFERENCES "items"("item_code"),
  "qty" integer NOT NULL,
  "damaged" integer NOT NULL,
  "serial_numbers" text[] DEFAULT '{}' NOT NULL,
  CONSTRAINT "stock_adjustment_lines_adjustment_code_line_no_pk" PRIMARY KEY("adjustment_code","line_no"),
  CONSTRAINT "stock_adjustment_lines_some" CHECK ("stock_adjustment_lines"."qty" <> 0 or "stock_adjustment_lines"."damaged" <> 0)
);

CREATE INDEX "stock_adjustments_created" ON "stock_adjustments" USING btree ("created_date","adjustment_code");
CREATE INDEX "stock_adjustments_branch" ON "stock_adjustments" USING btree ("dept_code","created_date","adjustment_code");
CREATE INDEX "stock_adjustments_value" ON "stock_adjustments" USING btree ("value","adjustment_code");
