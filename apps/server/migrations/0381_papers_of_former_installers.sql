-- When the cooperation with an installer ended, and since when their papers are gone.
ALTER TABLE "installers" ADD COLUMN "ended_date" timestamp with time zone;
ALTER TABLE "installers" ADD COLUMN "photos_purged_date" timestamp with time zone;
CREATE INDEX "installers_ended" ON "installers" USING btree ("ended_date") WHERE photos_purged_date is null;

UPDATE "installers" i SET "ended_date" = coalesce(
  (SELECT max(l."at") FROM "action_logs" l
   WHERE l."entity" = 'installer' AND l."entity_code" = i."user_code" AND l."action" IN ('reject-installer', 'pause-cooperation')),
  i."updated_date")
  WHERE i."user_status" IN ('Rejected', 'Paused');
