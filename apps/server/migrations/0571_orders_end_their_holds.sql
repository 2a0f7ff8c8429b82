-- The form that held stock for an order, so that the hold ends also where a job finishes the submission.
ALTER TABLE "sales_orders" ADD COLUMN "hold_purpose" text;
