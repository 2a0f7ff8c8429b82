-- All who wrote any part of a settlement. An approval keeps them: an approved settlement may be returned and then waits again.
ALTER TABLE "settlements" ADD COLUMN "authors" text[] DEFAULT '{}' NOT NULL;
UPDATE "settlements" SET "authors" = ARRAY["created_by"];
