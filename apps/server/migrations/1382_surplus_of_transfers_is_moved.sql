-- A unit that came along without being named is in the stock of its new place, where its old one still had it.
ALTER TABLE "transfer_surplus" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;
