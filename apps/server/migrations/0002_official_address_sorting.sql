-- Every column by which people sort addresses has an index to walk once there are more than a set can be sorted for.
-- By customer name: customers_name is walked, and official_addresses_once finds each customer's addresses.
CREATE INDEX "official_addresses_place" ON "official_addresses" USING btree (("province_name" || ', ' || "city_name"),"address_code");
-- A whole street of a thousand letters does not fit an index entry.
CREATE INDEX "official_addresses_street" ON "official_addresses" USING btree (left("detail_address", 200),"address_code");
CREATE INDEX "official_addresses_postal_code" ON "official_addresses" USING btree ("postal_code","address_code");
CREATE INDEX "official_addresses_receiver_name" ON "official_addresses" USING btree ("receiver_name","address_code");
CREATE INDEX "official_addresses_receiver_phone" ON "official_addresses" USING btree ("receiver_phone","address_code");
CREATE INDEX "official_addresses_creator" ON "official_addresses" USING btree ("create_user_name","address_code");
