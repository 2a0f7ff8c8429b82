-- In the order of the list. By salesperson they are still counted from the index alone.
CREATE INDEX "shops_dept_created" ON "shops" USING btree ("dept_code","created_date","shop_code");
DROP INDEX "shops_salesman";
CREATE INDEX "shops_salesman" ON "shops" USING btree ("salesman_code","created_date","shop_code","status");
DROP INDEX "shops_creator";
CREATE INDEX "shops_creator" ON "shops" USING btree ("created_by","created_date","shop_code");
