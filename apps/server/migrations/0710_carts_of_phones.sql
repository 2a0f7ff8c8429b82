-- A phone sends its cart until it has an answer: under its key it is one order.
ALTER TABLE "sales_orders" ADD COLUMN "client_key" text;
CREATE UNIQUE INDEX "sales_orders_client_key" ON "sales_orders" USING btree ("created_by","client_key") WHERE "client_key" is not null;
