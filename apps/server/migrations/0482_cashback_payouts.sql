-- Cashback of types that are paid by bank or credit note is paid out, not spent on orders.
CREATE TABLE "cashback_payouts" (
	"payout_code" text PRIMARY KEY NOT NULL,
	"dept_code" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"net_amount" bigint DEFAULT 0 NOT NULL,
	"bank_format" text DEFAULT 'standard' NOT NULL,
	"remark" text,
	"return_reason" text,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"approved_by" text,
	"approved_user_name" text,
	"approved_date" timestamp with time zone,
	"finished_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "cashback_payout_lines" (
	"payout_code" text NOT NULL,
	"line_no" integer NOT NULL,
	"cashback_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"customer_name" text NOT NULL,
	"bank_code" text,
	"bank_name" text,
	"swift_code" text,
	"account_name" text,
	"credited_account" text,
	"net_amount" bigint NOT NULL,
	"payment_status" text DEFAULT 'Not_Yet' NOT NULL,
	"bank_ref" text,
	"fail_reason" text,
	"paid_date" timestamp with time zone,
	"is_live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cashback_payout_lines_pkey" PRIMARY KEY("payout_code","line_no")
);
ALTER TABLE "cashback_payout_lines" ADD CONSTRAINT "cashback_payout_lines_payout_code_cashback_payouts_payout_code_fk" FOREIGN KEY ("payout_code") REFERENCES "cashback_payouts"("payout_code") ON DELETE cascade;
ALTER TABLE "cashback_payout_lines" ADD CONSTRAINT "cashback_payout_lines_cashback_code_cashbacks_cashback_code_fk" FOREIGN KEY ("cashback_code") REFERENCES "cashbacks"("cashback_code");
ALTER TABLE "cashback_payout_lines" ADD CONSTRAINT "cashback_payout_lines_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "customers"("customer_code");
CREATE INDEX "cashback_payouts_created" ON "cashback_payouts" USING btree ("created_date","payout_code");
CREATE INDEX "cashback_payouts_dept" ON "cashback_payouts" USING btree ("dept_code","created_date","payout_code");
CREATE UNIQUE INDEX "cashback_payout_lines_once" ON "cashback_payout_lines" USING btree ("cashback_code") WHERE is_live;
CREATE INDEX "cashback_payout_lines_cashback" ON "cashback_payout_lines" USING btree ("cashback_code");
