ALTER TABLE "visit_collections" ADD COLUMN "receipt_code" text REFERENCES "receipts" ("receipt_code");
CREATE UNIQUE INDEX "receipts_collected_once" ON "receipts" ("source_code") WHERE source = 'visit';
CREATE INDEX "visits_code_search" ON "visits" USING gin ("visit_code" gin_trgm_ops);
CREATE INDEX "cheques_search" ON "cheques" USING gin ("cheque_code" gin_trgm_ops, "cheque_no" gin_trgm_ops);
CREATE INDEX "retail_orders_code_search" ON "retail_orders" USING gin ("retail_order_code" gin_trgm_ops);
