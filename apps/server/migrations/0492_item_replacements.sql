-- Which item takes the place of which: for orders, parts that are out of stock, and returns.
CREATE SEQUENCE "item_replace_code";
CREATE TABLE "item_replacements" (
  "replace_code" text PRIMARY KEY DEFAULT 'IR-' || to_char(nextval('item_replace_code'), 'FM999990000') NOT NULL,
  "old_item_code" text NOT NULL,
  "new_item_code" text NOT NULL,
  "ratio" double precision DEFAULT 1 NOT NULL,
  "direction" text DEFAULT 'one-way' NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "item_replacements_sense" CHECK ("item_replacements"."ratio" > 0 and "item_replacements"."old_item_code" <> "item_replacements"."new_item_code")
);

ALTER TABLE "item_replacements" ADD CONSTRAINT "item_replacements_old_item_code_items_item_code_fk" FOREIGN KEY ("old_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_replacements" ADD CONSTRAINT "item_replacements_new_item_code_items_item_code_fk" FOREIGN KEY ("new_item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "item_replacements_old" ON "item_replacements" USING btree ("old_item_code","replace_code");
CREATE INDEX "item_replacements_new" ON "item_replacements" USING btree ("new_item_code","replace_code");
CREATE INDEX "item_replacements_created" ON "item_replacements" USING btree ("created_date","replace_code");
