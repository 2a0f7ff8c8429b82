-- Whoever rejected or cancelled a paid order does not refund it alone.
ALTER TABLE "sparepart_orders" ADD COLUMN "ended_by" text;
