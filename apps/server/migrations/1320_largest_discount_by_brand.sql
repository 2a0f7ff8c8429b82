-- The largest discount of a brand; a brand without a row has that of all brands.
CREATE TABLE "brand_discounts" (
  "brand_code" text PRIMARY KEY,
  "largest_discount_percent" integer NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "brand_discounts_percent" CHECK ("largest_discount_percent" between 0 and 50)
);
ALTER TABLE "brand_discounts" ADD CONSTRAINT "brand_discounts_brand_code_brands_brand_code_fk" FOREIGN KEY ("brand_code") REFERENCES "brands"("brand_code");
