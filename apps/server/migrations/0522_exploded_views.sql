-- The picture of a unit with its spots, and every revision that was published.
CREATE SEQUENCE exploded_view_code;
CREATE TABLE "exploded_views" (
  "view_code" text PRIMARY KEY DEFAULT 'EXV-' || to_char(nextval('exploded_view_code'), 'FM999900000') NOT NULL,
  "item_code" text NOT NULL,
  "bom_type" text NOT NULL,
  "photo_code" text,
  "width" integer DEFAULT 0 NOT NULL,
  "height" integer DEFAULT 0 NOT NULL,
  "json" jsonb NOT NULL,
  "spot_positions" integer[] DEFAULT '{}' NOT NULL,
  "published_revision" integer,
  "has_draft" boolean DEFAULT true NOT NULL,
  "created_by" text NOT NULL,
  "updated_by" text NOT NULL,
  "update_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "exploded_views_unit" UNIQUE("item_code","bom_type")
);
CREATE TABLE "exploded_view_revisions" (
  "view_code" text NOT NULL,
  "revision" integer NOT NULL,
  "photo_code" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "json" jsonb NOT NULL,
  "note" text,
  "published_by" text NOT NULL,
  "published_user_name" text NOT NULL,
  "published_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "exploded_view_revisions_pkey" PRIMARY KEY("view_code","revision")
);
ALTER TABLE "exploded_views" ADD CONSTRAINT "exploded_views_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exploded_view_revisions" ADD CONSTRAINT "exploded_view_revisions_view_code_exploded_views_view_code_fk" FOREIGN KEY ("view_code") REFERENCES "public"."exploded_views"("view_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "exploded_views_updated" ON "exploded_views" USING btree ("updated_date","view_code");
