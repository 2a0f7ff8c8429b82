-- Rebate types with their terms, cashback with its ledger, plans and targets, and the signatures of customers.
ALTER TABLE "rebate_types"
  ADD COLUMN "basis" text DEFAULT 'sell-in-amount' NOT NULL,
  ADD COLUMN "calc" text DEFAULT 'percent' NOT NULL,
  ADD COLUMN "period" text DEFAULT 'month' NOT NULL,
  ADD COLUMN "payout" text DEFAULT 'order-discount' NOT NULL,
  ADD COLUMN "business_units" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "brand_codes" text[] DEFAULT '{}' NOT NULL,
  ADD COLUMN "expiry_months" integer DEFAULT 12 NOT NULL,
  ADD COLUMN "tax_treatment" text DEFAULT 'include-tax' NOT NULL,
  ADD COLUMN "requires_document" boolean DEFAULT false NOT NULL;

CREATE TABLE "cashback_changes" (
  "change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "cashback_code" text NOT NULL,
  "kind" text NOT NULL,
  "amount" bigint,
  "valid_to" date,
  "reason" text NOT NULL,
  "status" text DEFAULT 'Submitted' NOT NULL,
  "requested_by" text NOT NULL,
  "requested_user_name" text NOT NULL,
  "decided_by" text,
  "decided_user_name" text,
  "decided_date" timestamp with time zone,
  "decide_reason" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "cashback_ledger" (
  "ledger_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "cashback_code" text NOT NULL,
  "kind" text NOT NULL,
  "amount" bigint NOT NULL,
  "balance" bigint NOT NULL,
  "order_code" text,
  "invoice_code" text,
  "reason" text,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "cashback_ledger_amount" CHECK ("cashback_ledger"."amount" <> 0),
  CONSTRAINT "cashback_ledger_balance" CHECK ("cashback_ledger"."balance" >= 0)
);

CREATE TABLE "cashback_order_items" (
  "order_item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "order_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text DEFAULT '' NOT NULL,
  "quantity" integer NOT NULL,
  "amount" bigint NOT NULL,
  "rebate_share" bigint NOT NULL,
  CONSTRAINT "cashback_order_items_once" UNIQUE("order_code","line_no")
);

CREATE TABLE "cashback_orders" (
  "order_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "org_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "original_total_amount" bigint NOT NULL,
  "max_allowed_amount" bigint NOT NULL,
  "customer_is_taxable" integer NOT NULL,
  "price_include_tax" text NOT NULL,
  "state" text DEFAULT 'Planned' NOT NULL,
  "invoice_code" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "cashback_plans" (
  "plan_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "order_code" text NOT NULL,
  "cashback_code" text NOT NULL,
  "planned_amount" bigint NOT NULL,
  "real_amount" bigint DEFAULT 0 NOT NULL,
  "cashback_discount" bigint DEFAULT 0 NOT NULL,
  "state" text DEFAULT 'Planned' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "cashback_plans_once" UNIQUE("order_code","cashback_code")
);

CREATE TABLE "cashback_targets" (
  "target_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "customer_code" text NOT NULL,
  "business_unit_code" text NOT NULL,
  "period" text NOT NULL,
  "target_amount" bigint NOT NULL,
  "actual_amount" bigint DEFAULT 0 NOT NULL,
  "tiers" jsonb NOT NULL,
  CONSTRAINT "cashback_targets_once" UNIQUE("customer_code","business_unit_code","period")
);

CREATE TABLE "cashbacks" (
  "cashback_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "org_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "type_rebate_code" text NOT NULL,
  "period" text NOT NULL,
  "cashback_amount" bigint NOT NULL,
  "granted_amount" bigint DEFAULT 0 NOT NULL,
  "planned_amount" bigint DEFAULT 0 NOT NULL,
  "used_amount" bigint DEFAULT 0 NOT NULL,
  "expired_amount" bigint DEFAULT 0 NOT NULL,
  "cashback_remain" bigint DEFAULT 0 NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date NOT NULL,
  "source" text NOT NULL,
  "remark" text,
  "photo_code" text,
  "status" text DEFAULT 'Draft' NOT NULL,
  "is_adjusted" boolean DEFAULT false NOT NULL,
  "reject_reason" text,
  "told_days" integer,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "cashbacks_amount" CHECK ("cashbacks"."cashback_amount" > 0),
  CONSTRAINT "cashbacks_never_overdrawn" CHECK (least("cashbacks"."granted_amount", "cashbacks"."planned_amount", "cashbacks"."used_amount", "cashbacks"."expired_amount", "cashbacks"."cashback_remain") >= 0),
  CONSTRAINT "cashbacks_balanced" CHECK ("cashbacks"."granted_amount" = "cashbacks"."planned_amount" + "cashbacks"."used_amount" + "cashbacks"."expired_amount" + "cashbacks"."cashback_remain"),
  CONSTRAINT "cashbacks_validity" CHECK ("cashbacks"."valid_to" >= "cashbacks"."valid_from")
);

CREATE TABLE "customer_signatures" (
  "signature_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL,
  "signer_name" text NOT NULL,
  "job_title" text,
  "nik" text,
  "phone" text,
  "photo_code" text NOT NULL,
  "stamp_photo_code" text,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "source" text NOT NULL,
  "status" text DEFAULT 'Submitted' NOT NULL,
  "reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "cashback_changes" ADD CONSTRAINT "cashback_changes_cashback_code_cashbacks_cashback_code_fk" FOREIGN KEY ("cashback_code") REFERENCES "public"."cashbacks"("cashback_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_ledger" ADD CONSTRAINT "cashback_ledger_cashback_code_cashbacks_cashback_code_fk" FOREIGN KEY ("cashback_code") REFERENCES "public"."cashbacks"("cashback_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_order_items" ADD CONSTRAINT "cashback_order_items_order_code_cashback_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."cashback_orders"("order_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_orders" ADD CONSTRAINT "cashback_orders_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_plans" ADD CONSTRAINT "cashback_plans_order_code_cashback_orders_order_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."cashback_orders"("order_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_plans" ADD CONSTRAINT "cashback_plans_cashback_code_cashbacks_cashback_code_fk" FOREIGN KEY ("cashback_code") REFERENCES "public"."cashbacks"("cashback_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashback_targets" ADD CONSTRAINT "cashback_targets_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashbacks" ADD CONSTRAINT "cashbacks_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashbacks" ADD CONSTRAINT "cashbacks_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashbacks" ADD CONSTRAINT "cashbacks_type_rebate_code_rebate_types_type_rebate_code_fk" FOREIGN KEY ("type_rebate_code") REFERENCES "public"."rebate_types"("type_rebate_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cashbacks" ADD CONSTRAINT "cashbacks_photo_code_attachments_attachment_code_fk" FOREIGN KEY ("photo_code") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_signatures" ADD CONSTRAINT "customer_signatures_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_signatures" ADD CONSTRAINT "customer_signatures_photo_code_attachments_attachment_code_fk" FOREIGN KEY ("photo_code") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_signatures" ADD CONSTRAINT "customer_signatures_stamp_photo_code_attachments_attachment_code_fk" FOREIGN KEY ("stamp_photo_code") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cashback_changes_line" ON "cashback_changes" USING btree ("cashback_code");
CREATE UNIQUE INDEX "cashback_changes_one_open" ON "cashback_changes" USING btree ("cashback_code") WHERE status = 'Submitted';
CREATE INDEX "cashback_ledger_line" ON "cashback_ledger" USING btree ("cashback_code","ledger_id");
CREATE INDEX "cashback_ledger_order" ON "cashback_ledger" USING btree ("order_code");
CREATE INDEX "cashback_order_items_item" ON "cashback_order_items" USING btree ("item_code","order_item_id");
CREATE INDEX "cashback_orders_customer" ON "cashback_orders" USING btree ("customer_code","created_date");
CREATE INDEX "cashback_plans_line" ON "cashback_plans" USING btree ("cashback_code");
CREATE INDEX "cashback_plans_created" ON "cashback_plans" USING btree ("created_date","plan_id");
CREATE INDEX "cashback_targets_period" ON "cashback_targets" USING btree ("period","customer_code");
CREATE INDEX "cashbacks_created" ON "cashbacks" USING btree ("created_date","cashback_code");
CREATE INDEX "cashbacks_customer" ON "cashbacks" USING btree ("customer_code","valid_to","cashback_code");
CREATE INDEX "cashbacks_valid" ON "cashbacks" USING btree ("valid_to","cashback_code");
CREATE INDEX "cashbacks_remain" ON "cashbacks" USING btree ("cashback_remain","cashback_code");
CREATE INDEX "cashbacks_status" ON "cashbacks" USING btree ("status","created_date");
CREATE INDEX "cashbacks_type" ON "cashbacks" USING btree ("type_rebate_code");
CREATE INDEX "customer_signatures_customer" ON "customer_signatures" USING btree ("customer_code","status");
CREATE INDEX "customer_signatures_created" ON "customer_signatures" USING btree ("created_date","signature_code");
CREATE INDEX "customer_signatures_status" ON "customer_signatures" USING btree ("status","created_date");

-- What was written in the ledger stays: a mistake is mended by another row.
CREATE FUNCTION cashback_ledger_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the cashback ledger only grows'; END $$;
CREATE TRIGGER cashback_ledger_only_grows BEFORE UPDATE OR DELETE ON "cashback_ledger" FOR EACH ROW EXECUTE FUNCTION cashback_ledger_only_grows();
