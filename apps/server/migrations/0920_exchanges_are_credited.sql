-- An exchange that is resolved by a credit is credited by a return.
ALTER TABLE "rma_requests" ADD COLUMN "return_code" text REFERENCES "return_requests"("return_code");
CREATE UNIQUE INDEX "rma_requests_return" ON "rma_requests" USING btree ("return_code") WHERE return_code is not null;
