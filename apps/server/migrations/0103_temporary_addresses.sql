-- Addresses written for one order, until somebody confirms or rejects them.
ALTER TABLE "official_addresses"
  ADD COLUMN "address_type" text DEFAULT 'official-address' NOT NULL,
  ADD COLUMN "lat" double precision,
  ADD COLUMN "lng" double precision,
  ADD COLUMN "order_code" text,
  ADD COLUMN "reject_reason" text,
  ADD COLUMN "decided_by" text,
  ADD COLUMN "decided_user_name" text,
  ADD COLUMN "decided_date" timestamp with time zone;
CREATE INDEX "official_addresses_type" ON "official_addresses" USING btree ("address_type","created_date","address_code");
