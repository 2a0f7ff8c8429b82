-- HR sets the rules of each type of leave, and corrects balances with a reason.
CREATE TABLE "leave_type_rules" (
  "leave_type" text PRIMARY KEY NOT NULL,
  "is_offered" boolean NOT NULL,
  "most_days" integer,
  "letter_over" integer,
  "hr_over" integer NOT NULL,
  "grant_days" integer NOT NULL,
  "most_carried" integer NOT NULL,
  "carried_until_month" integer NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
ALTER TABLE "leaves" ADD COLUMN "needs_letter" boolean DEFAULT false NOT NULL;
ALTER TABLE "leaves" ADD COLUMN "needs_hr" boolean DEFAULT false NOT NULL;
UPDATE "leaves" SET "needs_hr" = "days" > 5, "needs_letter" = "leave_type" = 'maternity' OR ("leave_type" = 'sick' AND "days" > 1)
  WHERE "days" > 1 OR "leave_type" = 'maternity';
ALTER TABLE "leave_ledger" ADD COLUMN "note" text;
ALTER TABLE "leave_ledger" ADD COLUMN "created_by" text;
DROP INDEX "leave_ledger_by_day";
CREATE UNIQUE INDEX "leave_ledger_by_day" ON "leave_ledger" ("usercode", "leave_type", "kind", "line_date")
  WHERE leave_code is null and kind <> 'adjust';
