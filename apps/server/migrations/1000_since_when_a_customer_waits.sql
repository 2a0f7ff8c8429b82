ALTER TABLE "customers" ADD COLUMN "waiting_since" timestamp with time zone;
UPDATE "customers" SET "waiting_since" = coalesce(
  (SELECT max(l."at") FROM "action_logs" l
    WHERE l."entity" = 'customer' AND l."entity_code" = "customers"."customer_code" AND l."to_status" = "customers"."status"),
  "created_date"
) WHERE "status" IN ('Submitted', 'Adjusted');
CREATE INDEX "customers_waiting_since" ON "customers" USING btree ("waiting_since","customer_code") WHERE "waiting_since" is not null;
