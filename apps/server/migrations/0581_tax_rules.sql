-- How the value added tax of each transaction code is computed from a day on: base × numerator ÷ denominator × rate.
CREATE TABLE "tax_rules" (
  "transaction_code" text NOT NULL,
  "valid_from" date NOT NULL,
  "numerator" integer NOT NULL,
  "denominator" integer NOT NULL,
  "rate_percent" integer NOT NULL,
  CONSTRAINT "tax_rules_transaction_code_valid_from_pk" PRIMARY KEY ("transaction_code", "valid_from")
);
-- Goods that are no luxury: 11/12 of the price at 12 %. Codes 07 and 08 are not collected, or exempt.
INSERT INTO "tax_rules" ("transaction_code", "valid_from", "numerator", "denominator", "rate_percent")
SELECT code, day, CASE WHEN code IN ('07', '08') THEN 1 ELSE numerator END,
  CASE WHEN code IN ('07', '08') THEN 1 ELSE denominator END, CASE WHEN code IN ('07', '08') THEN 0 ELSE rate END
FROM unnest(ARRAY['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']) AS code,
  (VALUES (date '2022-04-01', 1, 1, 11), (date '2025-01-01', 11, 12, 12)) AS rules (day, numerator, denominator, rate);
