-- In the order of each list, by branch and by person.
DROP INDEX "visits_user";
CREATE INDEX "visits_user" ON "visits" USING btree ("usercode","in_at","visit_code");
DROP INDEX "attendance_checks_user";
CREATE INDEX "attendance_checks_user" ON "attendance_checks" USING btree ("usercode","at_server","attendance_code");
CREATE INDEX "attendance_checks_dept" ON "attendance_checks" USING btree ("dept_code","at_server","attendance_code");
CREATE INDEX "attendance_requests_dept" ON "attendance_requests" USING btree ("dept_code","created_date","request_code");
CREATE INDEX "visit_collections_dept" ON "visit_collections" USING btree ("dept_code","created_date","collection_code");
CREATE INDEX "visit_collections_user" ON "visit_collections" USING btree ("usercode","created_date","collection_code");
CREATE INDEX "goods_receipts_creator" ON "goods_receipts" USING btree ("created_by","created_date","receipt_code");
