CREATE SEQUENCE item_price_code;
CREATE TABLE "item_prices" (
	"price_code" text PRIMARY KEY DEFAULT 'PRC-' || to_char(nextval('item_price_code'), 'FM999990000') NOT NULL,
	"org_code" text NOT NULL REFERENCES "organizations"("org_code"),
	"dept_code" text REFERENCES "departments"("dept_code"),
	"customer_level" text,
	"item_code" text NOT NULL REFERENCES "items"("item_code"),
	"min_qty" integer DEFAULT 1 NOT NULL,
	"price_include_tax" bigint NOT NULL,
	"price_without_tax" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"follows_on" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"reject_reason" text,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"approved_by" text,
	"approved_user_name" text,
	"approved_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "item_prices_amounts" CHECK ("min_qty" >= 1 and "price_include_tax" >= 1)
);
CREATE INDEX "item_prices_created" ON "item_prices" ("created_date", "price_code");
CREATE INDEX "item_prices_valid" ON "item_prices" ("valid_from", "price_code");
CREATE INDEX "item_prices_waiting" ON "item_prices" ("status", "created_date", "price_code");
CREATE INDEX "item_prices_item" ON "item_prices" ("item_code", "org_code", "valid_from");
