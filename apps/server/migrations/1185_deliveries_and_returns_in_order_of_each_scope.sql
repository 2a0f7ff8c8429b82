-- Receipts and photos of deliveries are listed by the day the goods left, by both branches; a shop sees what is brought to it.
CREATE INDEX "delivery_orders_dept_issued" ON "delivery_orders" USING btree ("dept_code","goods_issue_date","delivery_code");
CREATE INDEX "delivery_orders_from_issued" ON "delivery_orders" USING btree ("warehouse_dept","goods_issue_date","delivery_code");
CREATE INDEX "delivery_orders_shop" ON "delivery_orders" USING btree ("shop_code","created_date","delivery_code") WHERE shop_code is not null;

-- Salespeople see what they wrote down themselves, beside what is theirs.
CREATE INDEX "return_requests_creator" ON "return_requests" USING btree ("created_by","created_date","return_code");
CREATE INDEX "rma_requests_creator" ON "rma_requests" USING btree ("created_by","created_date","rma_code");
CREATE INDEX "vendor_claims_creator" ON "vendor_claims" USING btree ("created_by","created_date","claim_code");
