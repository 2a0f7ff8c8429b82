-- One engine pays installers their bonus and sellers their incentive: a run is of one kind, and its payees are of either.
ALTER TABLE "settlements" ADD COLUMN "kind" text DEFAULT 'Installer_Bonus' NOT NULL;
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_user_code_installers_user_code_fk";
ALTER TABLE "settlement_exclusions" DROP CONSTRAINT "settlement_exclusions_bonus_ticket_code_bonus_tickets_bonus_ticket_code_fk";
ALTER TABLE "settlement_exclusions" RENAME COLUMN "bonus_ticket_code" TO "payable_code";
ALTER TABLE "settlement_exclusions" RENAME CONSTRAINT "settlement_exclusions_settlement_code_bonus_ticket_code_pk" TO "settlement_exclusions_settlement_code_payable_code_pk";

-- Which run pays it. A failed payment and a deleted draft let go of it.
ALTER TABLE "incentive_accruals" ADD COLUMN "settlement_code" text;
ALTER TABLE "incentive_accruals" ADD CONSTRAINT "incentive_accruals_settlement_code_settlements_settlement_code_fk" FOREIGN KEY ("settlement_code") REFERENCES "public"."settlements"("settlement_code") ON DELETE set null ON UPDATE no action;
CREATE INDEX "incentive_accruals_settlement" ON "incentive_accruals" USING btree ("settlement_code","seller_code") WHERE settlement_code is not null;
CREATE INDEX "incentive_accruals_unpaid" ON "incentive_accruals" USING btree ("sale_date") WHERE settlement_code is null;

-- Where a seller gets the incentive.
CREATE TABLE "seller_accounts" (
  "seller_key" text PRIMARY KEY NOT NULL,
  "seller_role" text NOT NULL,
  "seller_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "id_card_number" text NOT NULL,
  "bank_code" text NOT NULL,
  "account_name" text NOT NULL,
  "credited_account" text NOT NULL,
  "approve_status" text DEFAULT 'Bank_Submitted' NOT NULL,
  "reject_reason" text,
  "approved_by" text,
  "approved_name" text,
  "approved_date" timestamp with time zone,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
ALTER TABLE "seller_accounts" ADD CONSTRAINT "seller_accounts_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
