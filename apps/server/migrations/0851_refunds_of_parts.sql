-- What was paid for an order that is not delivered goes back, or it is said that nothing had arrived.
ALTER TABLE "sparepart_orders" ADD COLUMN "refund_status" text;
ALTER TABLE "sparepart_orders" ADD COLUMN "refund_amount" bigint;
ALTER TABLE "sparepart_orders" ADD COLUMN "refund_note" text;
ALTER TABLE "sparepart_orders" ADD COLUMN "refund_user_name" text;
ALTER TABLE "sparepart_orders" ADD COLUMN "refund_date" timestamp with time zone;
CREATE INDEX "sparepart_orders_refund" ON "sparepart_orders" USING btree ("created_date","sparepart_order_code") WHERE refund_status = 'Refund_Due';
