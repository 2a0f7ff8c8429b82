-- A revoked certificate takes back the skill that it gave.
ALTER TABLE "certificates" ADD COLUMN "gave_skill" text;
