-- Numbers of cheques, purchase orders and letters are the same without case, blanks and signs.
-- Cheques that were in hand beside each other already stay so: all but the first of them are marked.
ALTER TABLE "cheques" ADD COLUMN "is_twin" boolean DEFAULT false NOT NULL;
UPDATE "cheques" c SET "is_twin" = true
  WHERE c."status" NOT IN ('Deleted', 'Rejected') AND EXISTS (SELECT 1 FROM "cheques" o
    WHERE o."bank_code" = c."bank_code" AND o."status" NOT IN ('Deleted', 'Rejected') AND o."cheque_code" < c."cheque_code"
      AND coalesce(nullif(regexp_replace(upper(o."cheque_no"), '[^[:alnum:]]', '', 'g'), ''), btrim(o."cheque_no"))
        = coalesce(nullif(regexp_replace(upper(c."cheque_no"), '[^[:alnum:]]', '', 'g'), ''), btrim(c."cheque_no")));
DROP INDEX "cheques_once";
CREATE UNIQUE INDEX "cheques_once" ON "cheques" USING btree ("bank_code",(coalesce(nullif(regexp_replace(upper("cheque_no"), '[^[:alnum:]]', '', 'g'), ''), btrim("cheque_no")))) WHERE status not in ('Deleted', 'Rejected') and not is_twin;
DROP INDEX "sales_orders_po";
CREATE INDEX "sales_orders_po" ON "sales_orders" USING btree ("customer_code",(coalesce(nullif(regexp_replace(upper("po_number"), '[^[:alnum:]]', '', 'g'), ''), btrim("po_number")))) WHERE "sales_orders"."po_number" is not null;
CREATE INDEX "goods_receipts_letter" ON "goods_receipts" USING btree ((coalesce(nullif(regexp_replace(upper("letter_no"), '[^[:alnum:]]', '', 'g'), ''), btrim("letter_no"))));
