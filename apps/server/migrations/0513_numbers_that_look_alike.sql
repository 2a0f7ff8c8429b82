-- A number typed with 0 for O or 1 for I is found by what it looks like; a replaced unit by the one that took its place.
CREATE INDEX "serial_numbers_replaced_by" ON "serial_numbers" USING btree ("replaced_by_sn");
CREATE INDEX "serial_numbers_look_alike" ON "serial_numbers" USING btree (translate(serial_number, 'OI', '01'));
