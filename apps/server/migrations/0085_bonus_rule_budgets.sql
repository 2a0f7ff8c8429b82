-- What all installers together may earn by a rule, and the way to what they have earned.
ALTER TABLE "bonus_rules" ADD COLUMN "budget_amount" bigint;

CREATE INDEX "bonus_ticket_units_rule" ON "bonus_ticket_units" ("rule_code");
