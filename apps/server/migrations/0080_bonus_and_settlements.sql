-- Serial numbers, what an installation earns, the tickets that ask for it, and the runs that pay them.
CREATE SEQUENCE bonus_rule_code;

CREATE TABLE "bonus_rules" (
  "rule_code" text PRIMARY KEY DEFAULT 'BRL-' || to_char(nextval('bonus_rule_code'), 'FM999990000') NOT NULL,
  "rule_name" text NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "installer_types" text[] DEFAULT '{}' NOT NULL,
  "dept_codes" text[] DEFAULT '{}' NOT NULL,
  "brand_codes" text[] DEFAULT '{}' NOT NULL,
  "business_units" text[] DEFAULT '{}' NOT NULL,
  "category_codes" text[] DEFAULT '{}' NOT NULL,
  "min_pk" double precision,
  "max_pk" double precision,
  "base_amount" bigint NOT NULL,
  "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "cap_amount" bigint,
  "evidence" text[] DEFAULT '{}' NOT NULL,
  "apply_within_days" integer DEFAULT 30 NOT NULL,
  "priority" integer DEFAULT 0 NOT NULL,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "return_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);


CREATE TABLE "bonus_claims" (
  "serial_number" text NOT NULL,
  "bonus_ticket_code" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "bonus_claims_once" PRIMARY KEY("serial_number")
);


CREATE TABLE "bonus_ticket_units" (
  "bonus_ticket_code" text NOT NULL,
  "unit_no" integer NOT NULL,
  "serial_indoor" text,
  "serial_outdoor" text,
  "item_code" text,
  "item_name" text,
  "rule_code" text,
  "rule_name" text,
  "rule_terms" jsonb,
  "base_amount" bigint DEFAULT 0 NOT NULL,
  "extra_amount" bigint DEFAULT 0 NOT NULL,
  "capped_amount" bigint DEFAULT 0 NOT NULL,
  "amount" bigint DEFAULT 0 NOT NULL,
  CONSTRAINT "bonus_ticket_units_bonus_ticket_code_unit_no_pk" PRIMARY KEY("bonus_ticket_code","unit_no")
);


CREATE TABLE "bonus_tickets" (
  "bonus_ticket_code" text PRIMARY KEY NOT NULL,
  "user_code" text NOT NULL,
  "client_key" text NOT NULL,
  "user_type" text NOT NULL,
  "dept_code" text NOT NULL,
  "install_date" date,
  "customer_name" text,
  "customer_phone" text,
  "customer_address" text,
  "shop_name" text,
  "pin_lat" double precision,
  "pin_lng" double precision,
  "capture_lat" double precision,
  "capture_lng" double precision,
  "unit_count" integer DEFAULT 0 NOT NULL,
  "amount" bigint DEFAULT 0 NOT NULL,
  "flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "tone" text DEFAULT 'green' NOT NULL,
  "ticket_status" text DEFAULT 'Draft' NOT NULL,
  "held_status" text,
  "payment_status" text DEFAULT 'Not_Yet' NOT NULL,
  "reason" text,
  "approve_remark" text,
  "submitted_date" timestamp with time zone,
  "branch_date" timestamp with time zone,
  "branch_user_code" text,
  "branch_user_name" text,
  "finance_date" timestamp with time zone,
  "finance_user_code" text,
  "finance_user_name" text,
  "expected_date" date,
  "paid_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "bonus_tickets_client_key" UNIQUE("user_code","client_key")
);


CREATE TABLE "settlement_exclusions" (
  "settlement_code" text NOT NULL,
  "bonus_ticket_code" text NOT NULL,
  "kind" text NOT NULL,
  "reason" text,
  CONSTRAINT "settlement_exclusions_settlement_code_bonus_ticket_code_pk" PRIMARY KEY("settlement_code","bonus_ticket_code")
);


CREATE TABLE "settlement_lines" (
  "settlement_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "user_code" text NOT NULL,
  "user_name" text NOT NULL,
  "user_type" text NOT NULL,
  "has_tax_id" boolean NOT NULL,
  "bank_code" text NOT NULL,
  "bank_name" text NOT NULL,
  "swift_code" text NOT NULL,
  "account_name" text NOT NULL,
  "credited_account" text NOT NULL,
  "transfer_type" text NOT NULL,
  "gross_amount" bigint NOT NULL,
  "tax_amount" bigint NOT NULL,
  "admin_fee" bigint NOT NULL,
  "net_amount" bigint NOT NULL,
  "payment_status" text DEFAULT 'Not_Yet' NOT NULL,
  "bank_ref" text,
  "fail_reason" text,
  "paid_date" timestamp with time zone,
  CONSTRAINT "settlement_lines_settlement_code_line_no_pk" PRIMARY KEY("settlement_code","line_no")
);


CREATE TABLE "settlement_tickets" (
  "settlement_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "bonus_ticket_code" text NOT NULL,
  "amount" bigint NOT NULL,
  "is_live" boolean DEFAULT true NOT NULL,
  CONSTRAINT "settlement_tickets_settlement_code_bonus_ticket_code_pk" PRIMARY KEY("settlement_code","bonus_ticket_code")
);


CREATE TABLE "settlements" (
  "settlement_code" text PRIMARY KEY NOT NULL,
  "period_from" date NOT NULL,
  "period_to" date NOT NULL,
  "dept_codes" text[] DEFAULT '{}' NOT NULL,
  "dept_code" text NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "tax_with_id" integer NOT NULL,
  "tax_without_id" integer NOT NULL,
  "fee_per_line" bigint DEFAULT 0 NOT NULL,
  "installers" integer DEFAULT 0 NOT NULL,
  "tickets" integer DEFAULT 0 NOT NULL,
  "gross_amount" bigint DEFAULT 0 NOT NULL,
  "tax_amount" bigint DEFAULT 0 NOT NULL,
  "admin_fee" bigint DEFAULT 0 NOT NULL,
  "net_amount" bigint DEFAULT 0 NOT NULL,
  "bank_format" text DEFAULT 'standard' NOT NULL,
  "remark" text,
  "return_reason" text,
  "due_date" date,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "finished_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);


CREATE TABLE "serial_numbers" (
  "serial_number" text PRIMARY KEY NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "set_item_code" text,
  "unit_kind" text NOT NULL,
  "brand_code" text NOT NULL,
  "category_code" text NOT NULL,
  "business_unit" text NOT NULL,
  "capacity_pk" double precision,
  "dept_code" text,
  "delivered_date" date,
  "is_returned" boolean DEFAULT false NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "bonus_claims" ADD CONSTRAINT "bonus_claims_bonus_ticket_code_bonus_tickets_bonus_ticket_code_fk" FOREIGN KEY ("bonus_ticket_code") REFERENCES "public"."bonus_tickets"("bonus_ticket_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bonus_ticket_units" ADD CONSTRAINT "bonus_ticket_units_bonus_ticket_code_bonus_tickets_bonus_ticket_code_fk" FOREIGN KEY ("bonus_ticket_code") REFERENCES "public"."bonus_tickets"("bonus_ticket_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bonus_tickets" ADD CONSTRAINT "bonus_tickets_user_code_installers_user_code_fk" FOREIGN KEY ("user_code") REFERENCES "public"."installers"("user_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bonus_tickets" ADD CONSTRAINT "bonus_tickets_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlement_exclusions" ADD CONSTRAINT "settlement_exclusions_settlement_code_settlements_settlement_code_fk" FOREIGN KEY ("settlement_code") REFERENCES "public"."settlements"("settlement_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settlement_exclusions" ADD CONSTRAINT "settlement_exclusions_bonus_ticket_code_bonus_tickets_bonus_ticket_code_fk" FOREIGN KEY ("bonus_ticket_code") REFERENCES "public"."bonus_tickets"("bonus_ticket_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_code_settlements_settlement_code_fk" FOREIGN KEY ("settlement_code") REFERENCES "public"."settlements"("settlement_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_user_code_installers_user_code_fk" FOREIGN KEY ("user_code") REFERENCES "public"."installers"("user_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlement_tickets" ADD CONSTRAINT "settlement_tickets_bonus_ticket_code_bonus_tickets_bonus_ticket_code_fk" FOREIGN KEY ("bonus_ticket_code") REFERENCES "public"."bonus_tickets"("bonus_ticket_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlement_tickets" ADD CONSTRAINT "settlement_tickets_line" FOREIGN KEY ("settlement_code","line_no") REFERENCES "public"."settlement_lines"("settlement_code","line_no") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "bonus_rules_created" ON "bonus_rules" USING btree ("created_date","rule_code");
CREATE INDEX "bonus_rules_valid" ON "bonus_rules" USING btree ("valid_from","rule_code");
CREATE INDEX "bonus_claims_ticket" ON "bonus_claims" USING btree ("bonus_ticket_code");
CREATE INDEX "bonus_ticket_units_indoor" ON "bonus_ticket_units" USING btree ("serial_indoor");
CREATE INDEX "bonus_ticket_units_outdoor" ON "bonus_ticket_units" USING btree ("serial_outdoor");
CREATE INDEX "bonus_tickets_created" ON "bonus_tickets" USING btree ("created_date","bonus_ticket_code");
CREATE INDEX "bonus_tickets_status" ON "bonus_tickets" USING btree ("ticket_status","created_date","bonus_ticket_code");
CREATE INDEX "bonus_tickets_dept" ON "bonus_tickets" USING btree ("dept_code","created_date","bonus_ticket_code");
CREATE INDEX "bonus_tickets_installer" ON "bonus_tickets" USING btree ("user_code","install_date");
CREATE INDEX "bonus_tickets_payable" ON "bonus_tickets" USING btree ("ticket_status","payment_status","finance_date");
CREATE INDEX "settlement_lines_installer" ON "settlement_lines" USING btree ("user_code");
CREATE UNIQUE INDEX "settlement_tickets_once" ON "settlement_tickets" USING btree ("bonus_ticket_code") WHERE is_live;
CREATE INDEX "settlements_created" ON "settlements" USING btree ("created_date","settlement_code");
CREATE INDEX "settlements_dept" ON "settlements" USING btree ("dept_code","created_date","settlement_code");
CREATE INDEX "serial_numbers_item" ON "serial_numbers" USING btree ("item_code");
