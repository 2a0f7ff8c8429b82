-- A search reads an index for each number it may mean: the customer's own number of an order, Accurate's number of an invoice.
CREATE INDEX "sales_orders_po_search" ON "sales_orders" USING gin ("po_number" gin_trgm_ops);
CREATE INDEX "sales_invoices_external_no" ON "sales_invoices" USING btree ("external_no") WHERE external_no is not null;
