-- A count of a customer's stock says what was expected, how far it differs and why.
ALTER TABLE "customer_stock_reports" ADD COLUMN "expected_quantity" integer DEFAULT 0 NOT NULL;
ALTER TABLE "customer_stock_reports" ADD COLUMN "variance" integer DEFAULT 0 NOT NULL;
ALTER TABLE "customer_stock_reports" ADD COLUMN "variance_reason" text;
ALTER TABLE "customer_stock_reports" ADD COLUMN "created_date" timestamp with time zone DEFAULT now() NOT NULL;
