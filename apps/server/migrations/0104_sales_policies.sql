-- The regular discount: who gets how much from which amount on.
CREATE SEQUENCE sales_policy_code;
CREATE TABLE "sales_policies" (
  "policy_code" text PRIMARY KEY DEFAULT 'SPL-' || to_char(nextval('sales_policy_code'), 'FM999990000') NOT NULL,
  "policy_name" text NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "dept_codes" text[] DEFAULT '{}' NOT NULL,
  "customer_levels" text[] DEFAULT '{}' NOT NULL,
  "customer_types" text[] DEFAULT '{}' NOT NULL,
  "business_units" text[] DEFAULT '{}' NOT NULL,
  "tiers" jsonb NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "reject_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE INDEX "sales_policies_created" ON "sales_policies" USING btree ("created_date","policy_code");
