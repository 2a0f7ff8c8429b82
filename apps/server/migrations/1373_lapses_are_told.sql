-- The end of each right to sell is told once. What ended before today is not told any more.
ALTER TABLE "project_logs" ADD COLUMN "lapse_told" date;
UPDATE "project_logs" SET "lapse_told" = least("last_contact_day" + 45, "protection_until")
  WHERE "project_status" IN ('Processing', 'On_Hold', 'Unknown', 'Paused') AND "last_contact_day" IS NOT NULL AND "protection_until" IS NOT NULL
    AND least("last_contact_day" + 45, "protection_until") < current_date;
