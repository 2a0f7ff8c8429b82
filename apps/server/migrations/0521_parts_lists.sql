-- The spare parts of a unit, one list a type.
CREATE SEQUENCE parts_list_code;
CREATE TABLE "parts_lists" (
  "bom_code" text PRIMARY KEY DEFAULT 'BOM-' || to_char(nextval('parts_list_code'), 'FM999900000') NOT NULL,
  "item_code" text NOT NULL,
  "bom_type" text NOT NULL,
  "created_by" text NOT NULL,
  "updated_by" text NOT NULL,
  "update_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "parts_lists_unit" UNIQUE("item_code","bom_type")
);
CREATE TABLE "parts_list_lines" (
  "line_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parts_list_lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "bom_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "position_no" integer NOT NULL,
  "sparepart_item_code" text NOT NULL,
  "qty" integer NOT NULL,
  "is_compressor" boolean DEFAULT false NOT NULL,
  "is_consumable" boolean DEFAULT false NOT NULL,
  "interchange_group" text,
  "serial_from" text,
  "serial_to" text,
  CONSTRAINT "parts_list_lines_quantity" CHECK ("parts_list_lines"."qty" > 0)
);
ALTER TABLE "parts_lists" ADD CONSTRAINT "parts_lists_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parts_list_lines" ADD CONSTRAINT "parts_list_lines_bom_code_parts_lists_bom_code_fk" FOREIGN KEY ("bom_code") REFERENCES "public"."parts_lists"("bom_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "parts_list_lines" ADD CONSTRAINT "parts_list_lines_sparepart_item_code_items_item_code_fk" FOREIGN KEY ("sparepart_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "parts_lists_updated" ON "parts_lists" USING btree ("updated_date","bom_code");
CREATE INDEX "parts_list_lines_list" ON "parts_list_lines" USING btree ("bom_code","line_no");
CREATE INDEX "parts_list_lines_part" ON "parts_list_lines" USING btree ("sparepart_item_code","bom_code");
