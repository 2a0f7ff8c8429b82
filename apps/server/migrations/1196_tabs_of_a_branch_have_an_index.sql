-- A branch has many customers and installers in few statuses: their tabs are counted from the index alone. It holds each pair once.
CREATE INDEX "customers_dept_status" ON "customers" USING btree ("dept_code","status");
CREATE INDEX "installers_dept_status" ON "installers" USING btree ("dept_code","user_status");
