-- In the order of each list: by salesperson, by who wrote it down, and by customer. An index that only named one goes on in that order.
CREATE INDEX "receipts_salesman" ON "receipts" USING btree ("salesman_code","created_date","receipt_code");
CREATE INDEX "receipts_creator" ON "receipts" USING btree ("created_by","created_date","receipt_code");
CREATE INDEX "cheques_salesman" ON "cheques" USING btree ("salesman_code","created_date","cheque_code");
CREATE INDEX "cheques_creator" ON "cheques" USING btree ("created_by","created_date","cheque_code");
CREATE INDEX "credit_limit_requests_salesman" ON "credit_limit_requests" USING btree ("salesman_code","created_date","request_code");
CREATE INDEX "credit_limit_requests_creator" ON "credit_limit_requests" USING btree ("created_by","created_date","request_code");
DROP INDEX "credit_limit_requests_customer";
CREATE INDEX "credit_limit_requests_customer" ON "credit_limit_requests" USING btree ("customer_code","created_date","request_code");
CREATE INDEX "special_price_requests_salesman" ON "special_price_requests" USING btree ("salesman_code","created_date","request_code");
CREATE INDEX "special_price_requests_creator" ON "special_price_requests" USING btree ("created_by","created_date","request_code");
CREATE INDEX "lock_stock_requests_creator" ON "lock_stock_requests" USING btree ("created_by","created_date","lock_stock_order_code");
DROP INDEX "lock_stock_requests_customer";
CREATE INDEX "lock_stock_requests_customer" ON "lock_stock_requests" USING btree ("customer_code","created_date","lock_stock_order_code");
CREATE INDEX "cashback_payouts_creator" ON "cashback_payouts" USING btree ("created_by","created_date","payout_code");
