-- The shelf of a service centre is counted by the centre, every month.
ALTER TABLE "stock_counts" ADD COLUMN "asc_code" text REFERENCES "service_centres"("asc_code");
ALTER TABLE "stock_counts" ADD COLUMN "reminded_date" timestamp with time zone;
CREATE INDEX "stock_counts_asc" ON "stock_counts" USING btree ("asc_code","created_date","count_code") WHERE asc_code is not null;
