-- In the order of each list: by salesperson, and by who wrote it down.
CREATE INDEX "project_logs_salesman" ON "project_logs" USING btree ("salesman_code","created_date","log_code");
CREATE INDEX "project_logs_creator" ON "project_logs" USING btree ("created_by","created_date","log_code");
CREATE INDEX "supervisions_salesman" ON "supervisions" USING btree ("salesman_code","create_date","supervision_code");
CREATE INDEX "supervisions_creator" ON "supervisions" USING btree ("created_by","create_date","supervision_code");
