-- Photos name their visit by its key as text: without it all visits were read to show a page of photos.
CREATE INDEX "visits_photo_key" ON "visits" USING btree ((client_uuid::text));
