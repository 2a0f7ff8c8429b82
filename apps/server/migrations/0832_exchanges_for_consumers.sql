-- The unit of a consumer is exchanged by a work order also where nobody knows which customer sold it.
ALTER TABLE "rma_requests" ALTER COLUMN "customer_code" DROP NOT NULL;
ALTER TABLE "rma_requests" ADD COLUMN "consumer_name" text;
