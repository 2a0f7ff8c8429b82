-- Few are withdrawn or paused: their tabs were counted by reading every complaint and every supervision.
CREATE INDEX "complaints_withdrawn" ON "complaints" USING btree ("created_date","complain_code") WHERE is_withdrawn;
CREATE INDEX "supervisions_paused" ON "supervisions" USING btree ("create_date","supervision_code") WHERE pause_status = 'Paused';
