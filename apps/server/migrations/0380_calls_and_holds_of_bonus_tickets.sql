-- A customer may be called about a ticket under check, and a ticket on hold may come back by itself.
ALTER TABLE "bonus_tickets" ADD COLUMN "hold_until" date;
ALTER TABLE "bonus_tickets" ADD COLUMN "hold_user_code" text;
ALTER TABLE "bonus_tickets" ADD COLUMN "call_back_status" text;
ALTER TABLE "bonus_tickets" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;
ALTER TABLE "bonus_tickets" ADD COLUMN "call_date" timestamp with time zone;
ALTER TABLE "bonus_tickets" ADD COLUMN "call_user_name" text;
ALTER TABLE "bonus_tickets" ADD COLUMN "call_note" text;
CREATE INDEX "bonus_tickets_held" ON "bonus_tickets" USING btree ("hold_until") WHERE ticket_status = 'On_Hold'::text;
CREATE INDEX "bonus_tickets_calls" ON "bonus_tickets" USING btree ("call_back_status","created_date","bonus_ticket_code") WHERE call_back_status is not null;

-- Whoever decides about tickets, and the branch's office, calls.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT "role_code", 'Installation-Bonus-List-Call-Back' FROM "role_permissions"
  WHERE "permission_code" IN ('Installation-Bonus-List-Approve-Branch', 'Installation-Bonus-List-Approve-Finance')
    OR ("permission_code" = 'Installation-Bonus-List-Search' AND "role_code" = 'Branch-Admin')
  ON CONFLICT DO NOTHING;

-- An administrator sees the photos and files of what they may open: all that any role of this house may.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT 'Administrator', "permission_code" FROM "role_permissions"
  WHERE "permission_code" ~ '^(Photo|File)-' AND EXISTS (SELECT FROM "roles" WHERE "role_code" = 'Administrator')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
