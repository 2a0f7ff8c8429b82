-- What the one search looks for by words, by the beginning of a phone number or by the end of a serial number.
CREATE INDEX "customers_phone_search" ON "customers" USING gin ("pic_phone" gin_trgm_ops);
CREATE INDEX "shops_phone_search" ON "shops" USING gin ("phone" gin_trgm_ops);
CREATE INDEX "bonus_tickets_search" ON "bonus_tickets" USING gin ("bonus_ticket_code" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_phone" gin_trgm_ops);
CREATE INDEX "settlements_search" ON "settlements" USING gin ("settlement_code" gin_trgm_ops,"create_user_name" gin_trgm_ops);
CREATE INDEX "cashbacks_code_search" ON "cashbacks" USING gin ("cashback_code" gin_trgm_ops);
CREATE INDEX "serial_numbers_search" ON "serial_numbers" USING gin ("serial_number" gin_trgm_ops);
CREATE INDEX "transfers_search" ON "transfers" USING gin ("transfer_code" gin_trgm_ops,"driver_name" gin_trgm_ops,"truck_no" gin_trgm_ops);
CREATE INDEX "goods_receipts_search" ON "goods_receipts" USING gin ("receipt_code" gin_trgm_ops,"letter_no" gin_trgm_ops,"container_no" gin_trgm_ops,"supplier" gin_trgm_ops);
CREATE INDEX "complaints_search" ON "complaints" USING gin ("complain_code" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_phone" gin_trgm_ops);
CREATE INDEX "consumer_items_phone_search" ON "consumer_items" USING gin ("consumer_phone" gin_trgm_ops);
CREATE INDEX "users_search" ON "users" USING gin ("username" gin_trgm_ops,"usercode" gin_trgm_ops,"phone" gin_trgm_ops);
