-- An ID card number is stored as it was typed; a and A are still the same card.
DROP INDEX "installers_id_card_number";
DROP INDEX "installers_id_card_search";
CREATE UNIQUE INDEX "installers_id_card_number" ON "installers" USING btree (upper("id_card_number")) WHERE user_status <> all (array['Draft'::text, 'Rejected'::text]);
CREATE INDEX "installers_id_card_search" ON "installers" USING btree (upper("id_card_number"));
