-- How an order is paid decides by what it is judged: credit for terms and cheques, confirmed money for what is paid before it leaves.
ALTER TABLE "credit_settings" ADD COLUMN "overdue_stops_cash" text DEFAULT 'N' NOT NULL;
ALTER TABLE "credit_settings" ADD COLUMN "cod_most" bigint DEFAULT 50000000 NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "judged_by" jsonb;
ALTER TABLE "sales_orders" ADD COLUMN "asks_finance" boolean DEFAULT false NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "credit_note" text;
ALTER TABLE "sales_orders" ADD COLUMN "decided_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "payment_state" text DEFAULT 'Not_Needed' NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "bound_amount" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "sales_orders" ADD COLUMN "pay_by" timestamp with time zone;
ALTER TABLE "sales_orders" ADD COLUMN "payment_reference" text;
ALTER TABLE "sales_orders" ADD COLUMN "unpaid_released_by" text;
ALTER TABLE "sales_orders" ADD COLUMN "unpaid_released_user_name" text;
ALTER TABLE "sales_orders" ADD COLUMN "unpaid_released_date" timestamp with time zone;
ALTER TABLE "sales_orders" ADD COLUMN "unpaid_release_reason" text;
ALTER TABLE "sales_orders" ADD CONSTRAINT "sales_orders_bound" CHECK ("sales_orders"."bound_amount" >= 0);
ALTER TABLE "receipts" ADD COLUMN "order_code" text;
CREATE TABLE "order_money" (
	"money_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_money_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_code" text NOT NULL,
	"receipt_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'Bound' NOT NULL,
	"invoice_code" text,
	"bound_by" text NOT NULL,
	"bound_user_name" text NOT NULL,
	"bound_date" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_date" timestamp with time zone,
	"reason" text,
	CONSTRAINT "order_money_amount" CHECK ("order_money"."amount" > 0),
	CONSTRAINT "order_money_used" CHECK (("order_money"."state" = 'Used') = ("order_money"."invoice_code" is not null))
);
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_order_code_sales_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "sales_orders"("order_code");
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_receipt_code_receipts_receipt_code_fk" FOREIGN KEY ("receipt_code") REFERENCES "receipts"("receipt_code");
CREATE INDEX "order_money_order" ON "order_money" USING btree ("order_code","money_id");
CREATE INDEX "order_money_receipt" ON "order_money" USING btree ("receipt_code","money_id");
CREATE INDEX "sales_orders_unpaid" ON "sales_orders" USING btree ("dept_code","created_date","order_code") WHERE "sales_orders"."status" = 'Approved' and "sales_orders"."payment_state" in ('Waiting', 'Part');
-- What was promised before paid orders waited for their money was judged by its credit, and stays so.
UPDATE "sales_orders" SET "unpaid_released_date" = coalesce("approved_date", "submitted_date", "created_date"),
    "unpaid_release_reason" = 'Submitted before orders waited for their money'
  WHERE "status" in ('Submitted', 'Approved', 'Adjusted') AND "collect_method" in ('CBD', 'TRANSFER', 'COD');
UPDATE "sales_orders" o SET "decided_count" = (SELECT count(*) FROM "sales_order_approvals" a
    WHERE a."order_code" = o."order_code" AND a."round" = o."approval_round" AND a."status" = 'Approved')
  WHERE o."status" in ('Submitted', 'Approved', 'Adjusted');
