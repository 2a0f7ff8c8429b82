-- In the order of each list. Nobody asks for what one person wrote by the day of the sale.
CREATE INDEX "retail_orders_dept_created" ON "retail_orders" USING btree ("dept_code","created_date","retail_order_code");
CREATE INDEX "retail_orders_salesman_created" ON "retail_orders" USING btree ("salesman_code","created_date","retail_order_code");
DROP INDEX "retail_orders_creator";
CREATE INDEX "retail_orders_creator" ON "retail_orders" USING btree ("created_by","created_date","retail_order_code");
DROP INDEX "sub_dealers_salesman";
CREATE INDEX "sub_dealers_salesman" ON "sub_dealers" USING btree ("salesman_code","created_date","subdealer_code");
CREATE INDEX "sub_dealers_creator" ON "sub_dealers" USING btree ("created_by","created_date","subdealer_code");
DROP INDEX "sub_dealer_orders_customer";
CREATE INDEX "sub_dealer_orders_customer" ON "sub_dealer_orders" USING btree ("customer_code","created_date","po_code");
DROP INDEX "sub_dealer_orders_salesman";
CREATE INDEX "sub_dealer_orders_salesman" ON "sub_dealer_orders" USING btree ("salesman_code","created_date","po_code");
CREATE INDEX "sub_dealer_orders_creator" ON "sub_dealer_orders" USING btree ("created_by","created_date","po_code");
CREATE INDEX "seller_accounts_created" ON "seller_accounts" USING btree ("created_date","seller_key");
CREATE INDEX "seller_accounts_dept" ON "seller_accounts" USING btree ("dept_code","created_date","seller_key");
CREATE INDEX "seller_accounts_creator" ON "seller_accounts" USING btree ("created_by","created_date","seller_key");
