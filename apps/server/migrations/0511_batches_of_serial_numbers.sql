-- Numbers that were generated together, and how the numbers of each brand look.
CREATE TABLE "serial_settings" (
  "brand_code" text PRIMARY KEY NOT NULL,
  "prefix" text NOT NULL,
  "suffix_length" integer NOT NULL,
  "mask" text,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "serial_settings" ADD CONSTRAINT "serial_settings_brand_code_brands_brand_code_fk" FOREIGN KEY ("brand_code") REFERENCES "public"."brands"("brand_code") ON DELETE no action ON UPDATE no action;

CREATE TABLE "serial_batches" (
  "batch_code" text PRIMARY KEY NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "quantity" integer NOT NULL,
  "prefix" text NOT NULL,
  "suffix_length" integer NOT NULL,
  "status" text DEFAULT 'Generated' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "undone_by" text,
  "undone_user_name" text,
  "undone_date" timestamp with time zone,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "serial_batches" ADD CONSTRAINT "serial_batches_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "serial_batches_created" ON "serial_batches" USING btree ("created_date","batch_code");
CREATE INDEX "serial_batches_item" ON "serial_batches" USING btree ("item_code","created_date","batch_code");
