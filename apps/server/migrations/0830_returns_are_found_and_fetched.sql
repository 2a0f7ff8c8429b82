-- Returns and exchanges are found by the one search; a truck says when it has the goods of a return.
ALTER TABLE "return_requests" ADD COLUMN "collected_date" timestamp with time zone;
ALTER TABLE "return_requests" ADD COLUMN "collected_from" text;
CREATE INDEX "return_requests_search" ON "return_requests" USING gin ("return_code" gin_trgm_ops,"driver_name" gin_trgm_ops,"truck_no" gin_trgm_ops);
CREATE INDEX "rma_requests_search" ON "rma_requests" USING gin ("rma_code" gin_trgm_ops,"work_order_number" gin_trgm_ops);
