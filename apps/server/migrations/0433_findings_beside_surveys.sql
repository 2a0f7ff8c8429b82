-- The desk's finding stands beside the customer's answer and never over it.
ALTER TABLE "surveys" ADD COLUMN "desk_result" text;
ALTER TABLE "surveys" ADD COLUMN "desk_reason" text;
