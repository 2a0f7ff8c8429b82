-- What is known of an item because it is a spare part.
CREATE TABLE "spare_part_groups" (
  "part_group_code" text PRIMARY KEY NOT NULL,
  "part_group_name" text NOT NULL
);
CREATE TABLE "spare_parts" (
  "item_code" text PRIMARY KEY NOT NULL,
  "part_group_code" text NOT NULL,
  "is_returnable" boolean DEFAULT false NOT NULL,
  "min_stock" integer DEFAULT 0 NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_part_group_code_spare_part_groups_part_group_code_fk" FOREIGN KEY ("part_group_code") REFERENCES "public"."spare_part_groups"("part_group_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "spare_parts_group" ON "spare_parts" USING btree ("part_group_code","item_code");
