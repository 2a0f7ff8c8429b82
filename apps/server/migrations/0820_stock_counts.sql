-- What lies in a warehouse, counted by people; the differences become an adjustment.
CREATE TABLE "stock_counts" (
  "count_code" text PRIMARY KEY NOT NULL,
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "category_code" text,
  "is_blind" boolean DEFAULT false NOT NULL,
  "remark" text,
  "status" text DEFAULT 'Open' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "adjustment_codes" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "finished_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "stock_count_lines" (
  "count_code" text NOT NULL REFERENCES "stock_counts"("count_code") ON DELETE CASCADE,
  "item_code" text NOT NULL REFERENCES "items"("item_code"),
  "expected_qty" integer DEFAULT 0 NOT NULL,
  "missing" text[] DEFAULT '{}' NOT NULL,
  "surplus" text[] DEFAULT '{}' NOT NULL,
  CONSTRAINT "stock_count_lines_count_code_item_code_pk" PRIMARY KEY("count_code","item_code")
);

CREATE TABLE "stock_count_entries" (
  "entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
  "client_uuid" uuid NOT NULL,
  "count_code" text NOT NULL REFERENCES "stock_counts"("count_code") ON DELETE CASCADE,
  "item_code" text NOT NULL,
  "serial_number" text DEFAULT '' NOT NULL,
  "qty" integer NOT NULL,
  "counted_by" text NOT NULL,
  "counted_user_name" text NOT NULL,
  "counted_date" timestamp with time zone NOT NULL
);

CREATE INDEX "stock_counts_created" ON "stock_counts" USING btree ("created_date","count_code");
CREATE INDEX "stock_counts_branch" ON "stock_counts" USING btree ("dept_code","created_date","count_code");
CREATE UNIQUE INDEX "stock_counts_one_open" ON "stock_counts" USING btree ("warehouse_code",coalesce("category_code", '')) WHERE "stock_counts"."status" = 'Open';
CREATE UNIQUE INDEX "stock_count_entries_once" ON "stock_count_entries" USING btree ("client_uuid");
CREATE INDEX "stock_count_entries_count" ON "stock_count_entries" USING btree ("count_code","item_code","entry_id");
