-- A serial number has one status, and its life is kept: what each document did to the unit, or told of it.
ALTER TABLE "serial_numbers" ADD COLUMN "status" text;
ALTER TABLE "serial_numbers" ADD COLUMN "warehouse_code" text;
ALTER TABLE "serial_numbers" ADD COLUMN "customer_code" text;
ALTER TABLE "serial_numbers" ADD COLUMN "batch_code" text;
ALTER TABLE "serial_numbers" ADD COLUMN "replaced_by_sn" text;
ALTER TABLE "serial_numbers" ADD COLUMN "produced_date" date;
ALTER TABLE "serial_numbers" ADD COLUMN "invoiced_date" date;
ALTER TABLE "serial_numbers" ADD COLUMN "retail_date" date;
ALTER TABLE "serial_numbers" ADD COLUMN "installed_date" date;
UPDATE "serial_numbers" SET "status" = CASE
  WHEN "is_returned" THEN 'Returned' WHEN "delivered_date" IS NOT NULL THEN 'Sold' ELSE 'InStock' END;
ALTER TABLE "serial_numbers" ALTER COLUMN "status" SET NOT NULL;
ALTER TABLE "serial_numbers" ADD CONSTRAINT "serial_numbers_warehouse_code_warehouses_warehouse_code_fk" FOREIGN KEY ("warehouse_code") REFERENCES "public"."warehouses"("warehouse_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "serial_numbers_warehouse" ON "serial_numbers" USING btree ("warehouse_code","item_code","status");
CREATE INDEX "serial_numbers_batch" ON "serial_numbers" USING btree ("batch_code");

CREATE TABLE "serial_events" (
  "event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "serial_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "serial_number" text NOT NULL,
  "event" text NOT NULL,
  "status_before" text,
  "status_after" text NOT NULL,
  "happened_at" timestamp with time zone NOT NULL,
  "document_type" text NOT NULL,
  "document_code" text NOT NULL,
  "warehouse_code" text,
  "dept_code" text,
  "customer_code" text,
  "note" text,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_serial_number_serial_numbers_serial_number_fk" FOREIGN KEY ("serial_number") REFERENCES "public"."serial_numbers"("serial_number") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "serial_events_life" ON "serial_events" USING btree ("serial_number","happened_at","event_id");
CREATE INDEX "serial_events_document" ON "serial_events" USING btree ("document_code");

-- What documents already told: units whose installation earned a bonus, and units that stand on tickets of after-sales.
INSERT INTO "serial_events" ("serial_number", "event", "status_before", "status_after", "happened_at", "document_type", "document_code", "dept_code", "usercode", "username")
SELECT s."serial_number", 'installed', 'Sold', 'Installed', (t."install_date" + time '12:00') AT TIME ZONE 'Asia/Jakarta', 'bonus-ticket', t."bonus_ticket_code", t."dept_code", t."user_code", i."user_name"
  FROM "serial_numbers" s JOIN "bonus_claims" c ON c."serial_number" = s."serial_number" JOIN "bonus_tickets" t ON t."bonus_ticket_code" = c."bonus_ticket_code" JOIN "installers" i ON i."user_code" = t."user_code"
  WHERE s."status" = 'Sold' AND t."install_date" IS NOT NULL;
UPDATE "serial_numbers" s SET "status" = 'Installed', "installed_date" = (e."happened_at" AT TIME ZONE 'Asia/Jakarta')::date
  FROM "serial_events" e WHERE e."serial_number" = s."serial_number";
INSERT INTO "serial_events" ("serial_number", "event", "status_before", "status_after", "happened_at", "document_type", "document_code", "dept_code", "usercode", "username")
SELECT s."serial_number", 'ticket', s."status", s."status", t."created_date", 'aftersales-ticket', t."ticket_number", t."dept_code", t."created_by", t."create_user_name"
  FROM "ticket_units" u JOIN "aftersales_tickets" t ON t."ticket_number" = u."ticket_number"
  JOIN "serial_numbers" s ON s."serial_number" IN (u."serial_indoor", u."serial_outdoor");
