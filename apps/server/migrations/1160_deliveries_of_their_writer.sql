-- Salespeople see what they wrote: without it every delivery was read for each of their lists.
CREATE INDEX "delivery_orders_creator" ON "delivery_orders" USING btree ("created_by","created_date","delivery_code");
-- Nearly every count of stock is before today: the planner read all of them by day, for each customer again.
DROP INDEX "customer_stock_reports_date";
