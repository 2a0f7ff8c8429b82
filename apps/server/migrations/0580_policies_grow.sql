-- A policy may be for brands, categories or items, add up with others, and limit all discounts of a line.
ALTER TABLE "sales_policies" ADD COLUMN "brand_codes" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "sales_policies" ADD COLUMN "category_codes" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "sales_policies" ADD COLUMN "item_codes" text[] DEFAULT '{}' NOT NULL;
ALTER TABLE "sales_policies" ADD COLUMN "stackable" boolean DEFAULT false NOT NULL;
ALTER TABLE "sales_policies" ADD COLUMN "max_total_percent" double precision;
