-- The ledger of a customer is read by time, over all of its lines.
CREATE INDEX "cashback_ledger_created" ON "cashback_ledger" USING btree ("created_date","ledger_id");
