-- What waits for a decision is counted from the index alone: each order was read for it, and there are thousands.
CREATE INDEX "sales_orders_undecided" ON "sales_orders" ("dept_code","waiting_for","authors") WHERE "sales_orders"."status" in ('Submitted', 'Adjusted');
-- A search by a customer's name counts by customer and status.
DROP INDEX "sales_orders_customer";
CREATE INDEX "sales_orders_customer" ON "sales_orders" ("customer_code","created_date","order_code","status");
