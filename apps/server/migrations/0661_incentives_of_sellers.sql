-- Campaigns that pay those who sell in shops, and what each sold unit brought them.
CREATE TABLE "incentive_campaigns" (
	"campaign_code" text PRIMARY KEY NOT NULL,
	"campaign_name" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"seller_roles" text[] DEFAULT '{}' NOT NULL,
	"shop_classes" text[] DEFAULT '{}' NOT NULL,
	"dept_codes" text[] DEFAULT '{}' NOT NULL,
	"cap_amount" bigint,
	"needs_photo" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"approved_by" text,
	"approved_name" text,
	"approved_date" timestamp with time zone,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "incentive_campaigns_days" CHECK ("valid_to" >= "valid_from")
);
CREATE INDEX "incentive_campaigns_period" ON "incentive_campaigns" ("valid_from","campaign_code");

CREATE TABLE "incentive_items" (
	"campaign_code" text NOT NULL REFERENCES "incentive_campaigns"("campaign_code") ON DELETE cascade,
	"item_code" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "incentive_items_campaign_code_item_code_pk" PRIMARY KEY("campaign_code","item_code"),
	CONSTRAINT "incentive_items_amount" CHECK ("amount" > 0)
);

CREATE TABLE "incentive_accruals" (
	"accrual_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incentive_accruals_accrual_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_code" text NOT NULL REFERENCES "incentive_campaigns"("campaign_code"),
	"retail_order_code" text NOT NULL REFERENCES "retail_orders"("retail_order_code"),
	"line_no" integer NOT NULL,
	"seller_role" text NOT NULL,
	"seller_code" text NOT NULL,
	"item_code" text NOT NULL,
	"sale_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"is_reversal" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "incentive_accruals_once" ON "incentive_accruals" ("retail_order_code","line_no","campaign_code","is_reversal");
CREATE INDEX "incentive_accruals_seller" ON "incentive_accruals" ("seller_code","sale_date");
CREATE INDEX "incentive_accruals_campaign" ON "incentive_accruals" ("campaign_code","seller_code");
