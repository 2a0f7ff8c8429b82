-- A branch has many tickets in few statuses: their tabs are counted from the index alone. It holds each pair once.
CREATE INDEX "aftersales_tickets_dept_status" ON "aftersales_tickets" USING btree ("dept_code","ticket_status","is_work_done");

-- The invoices of one source, of a branch, in the order of their list.
CREATE INDEX "sales_invoices_dept_source" ON "sales_invoices" USING btree ("dept_code","source","created_date","invoice_code");
