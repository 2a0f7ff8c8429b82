ALTER TABLE "delivery_orders" ADD COLUMN "adjust_outcome" text;
