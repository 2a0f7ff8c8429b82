-- Money, notes and overpayments that pay nothing yet: what each holds is one row, which is locked when it is used.
CREATE TABLE "customer_credits" (
  "credit_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_credits_credit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "source_kind" text NOT NULL,
  "source_code" text NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "since" date NOT NULL,
  "came_amount" bigint NOT NULL,
  "used_amount" bigint DEFAULT 0 NOT NULL,
  "held_amount" bigint DEFAULT 0 NOT NULL,
  "returned_amount" bigint DEFAULT 0 NOT NULL,
  "left_amount" bigint GENERATED ALWAYS AS (came_amount - used_amount - held_amount - returned_amount) STORED NOT NULL,
  CONSTRAINT "customer_credits_left_amount" CHECK ("customer_credits"."came_amount" >= 0 and "customer_credits"."used_amount" >= 0 and "customer_credits"."held_amount" >= 0 and "customer_credits"."returned_amount" >= 0 and "customer_credits"."came_amount" >= "customer_credits"."used_amount" + "customer_credits"."held_amount" + "customer_credits"."returned_amount")
);
CREATE UNIQUE INDEX "customer_credits_source" ON "customer_credits" USING btree ("source_kind","source_code");
CREATE INDEX "customer_credits_customer" ON "customer_credits" USING btree ("customer_code","since");
CREATE INDEX "customer_credits_left" ON "customer_credits" USING btree ("since","credit_id") WHERE left_amount > 0;

CREATE FUNCTION tell_credit(kind text, code text, customer text, day date, came bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF came > 0 THEN
    INSERT INTO customer_credits AS c (source_kind, source_code, customer_code, since, came_amount) VALUES (kind, code, customer, day, came)
      ON CONFLICT (source_kind, source_code) DO UPDATE SET came_amount = excluded.came_amount
      WHERE c.came_amount <> excluded.came_amount;
  ELSE
    UPDATE customer_credits SET came_amount = 0 WHERE source_kind = kind AND source_code = code AND came_amount <> 0;
  END IF;
END $$;

-- A write-off forgives what is owed: what of it pays nothing is nobody's.
CREATE FUNCTION tell_credit_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_credit('receipt', NEW.receipt_code, NEW.customer_code, NEW.received_date,
    CASE WHEN NEW.status = 'Confirmed' AND NEW.kind NOT IN ('cashback', 'write-off') THEN NEW.amount - NEW.allocated_amount ELSE 0 END);
  RETURN NULL;
END $$;
CREATE TRIGGER receipts_credit AFTER INSERT ON receipts FOR EACH ROW
  WHEN (NEW.status = 'Confirmed' AND NEW.amount > NEW.allocated_amount) EXECUTE FUNCTION tell_credit_of_receipt();
CREATE TRIGGER receipts_credit_change AFTER UPDATE OF status, amount, allocated_amount ON receipts FOR EACH ROW
  WHEN (OLD.status = 'Confirmed' OR NEW.status = 'Confirmed') EXECUTE FUNCTION tell_credit_of_receipt();

CREATE FUNCTION tell_credit_of_cheque() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_credit('cheque', NEW.cheque_code, NEW.customer_code, coalesce((NEW.cleared_date AT TIME ZONE 'Asia/Jakarta')::date, NEW.due_date),
    CASE WHEN NEW.status = 'Approved' THEN NEW.amount - NEW.allocated_amount ELSE 0 END);
  RETURN NULL;
END $$;
CREATE TRIGGER cheques_credit AFTER INSERT ON cheques FOR EACH ROW
  WHEN (NEW.status = 'Approved' AND NEW.amount > NEW.allocated_amount) EXECUTE FUNCTION tell_credit_of_cheque();
CREATE TRIGGER cheques_credit_change AFTER UPDATE OF status, amount, allocated_amount ON cheques FOR EACH ROW
  WHEN (OLD.status = 'Approved' OR NEW.status = 'Approved') EXECUTE FUNCTION tell_credit_of_cheque();

-- Notes stand among the invoices with a minus; their day is the day they were written, the other one is the purchase's.
CREATE FUNCTION tell_credit_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_credit(CASE WHEN NEW.amount < 0 THEN 'note' ELSE 'overpayment' END, NEW.invoice_code, NEW.customer_code,
    CASE WHEN NEW.amount < 0 THEN NEW.due_date ELSE coalesce(NEW.paid_date, NEW.due_date) END, greatest(0, NEW.paid_amount - NEW.amount));
  RETURN NULL;
END $$;
CREATE TRIGGER customer_invoices_credit AFTER INSERT ON customer_invoices FOR EACH ROW
  WHEN (NEW.paid_amount > NEW.amount) EXECUTE FUNCTION tell_credit_of_invoice();
CREATE TRIGGER customer_invoices_credit_change AFTER UPDATE OF amount, paid_amount ON customer_invoices FOR EACH ROW
  WHEN (NEW.paid_amount > NEW.amount OR OLD.paid_amount > OLD.amount) EXECUTE FUNCTION tell_credit_of_invoice();

-- What is gone gives no credit; where some of it was used, it stays.
CREATE FUNCTION drop_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE code text := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  UPDATE customer_credits SET came_amount = 0 WHERE source_code = code AND source_kind = ANY (TG_ARGV[1:]);
  DELETE FROM customer_credits WHERE source_code = code AND source_kind = ANY (TG_ARGV[1:]);
  RETURN NULL;
END $$;
CREATE TRIGGER customer_invoices_credit_gone AFTER DELETE ON customer_invoices FOR EACH ROW
  WHEN (OLD.paid_amount > OLD.amount) EXECUTE FUNCTION drop_credit('invoice_code', 'note', 'overpayment');
CREATE TRIGGER receipts_credit_gone AFTER DELETE ON receipts FOR EACH ROW
  WHEN (OLD.status = 'Confirmed') EXECUTE FUNCTION drop_credit('receipt_code', 'receipt');
CREATE TRIGGER cheques_credit_gone AFTER DELETE ON cheques FOR EACH ROW
  WHEN (OLD.status = 'Approved') EXECUTE FUNCTION drop_credit('cheque_code', 'cheque');
-- Also where references are left unchecked, as when the demo is loaded.
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_credit, ENABLE ALWAYS TRIGGER receipts_credit_change, ENABLE ALWAYS TRIGGER receipts_credit_gone;
ALTER TABLE cheques ENABLE ALWAYS TRIGGER cheques_credit, ENABLE ALWAYS TRIGGER cheques_credit_change, ENABLE ALWAYS TRIGGER cheques_credit_gone;
ALTER TABLE customer_invoices ENABLE ALWAYS TRIGGER customer_invoices_credit, ENABLE ALWAYS TRIGGER customer_invoices_credit_change,
  ENABLE ALWAYS TRIGGER customer_invoices_credit_gone;

INSERT INTO customer_credits (source_kind, source_code, customer_code, since, came_amount)
  SELECT CASE WHEN amount < 0 THEN 'note' ELSE 'overpayment' END, invoice_code, customer_code,
    CASE WHEN amount < 0 THEN due_date ELSE coalesce(paid_date, due_date) END, paid_amount - amount
    FROM customer_invoices WHERE paid_amount > amount
  UNION ALL SELECT 'receipt', receipt_code, customer_code, received_date, amount - allocated_amount
    FROM receipts WHERE status = 'Confirmed' AND amount > allocated_amount AND kind NOT IN ('cashback', 'write-off')
  UNION ALL SELECT 'cheque', cheque_code, customer_code, coalesce((cleared_date AT TIME ZONE 'Asia/Jakarta')::date, due_date), amount - allocated_amount
    FROM cheques WHERE status = 'Approved' AND amount > allocated_amount;

-- What moves to another customer takes its credit along.
CREATE FUNCTION move_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer_credits SET customer_code = NEW.customer_code
    WHERE source_code = to_jsonb(NEW) ->> TG_ARGV[0] AND source_kind = ANY (TG_ARGV[1:]);
  RETURN NULL;
END $$;
CREATE TRIGGER customer_invoices_credit_moved AFTER UPDATE OF customer_code ON customer_invoices FOR EACH ROW
  WHEN (OLD.customer_code <> NEW.customer_code AND NEW.paid_amount > NEW.amount) EXECUTE FUNCTION move_credit('invoice_code', 'note', 'overpayment');
CREATE TRIGGER receipts_credit_moved AFTER UPDATE OF customer_code ON receipts FOR EACH ROW
  WHEN (OLD.customer_code <> NEW.customer_code) EXECUTE FUNCTION move_credit('receipt_code', 'receipt');
CREATE TRIGGER cheques_credit_moved AFTER UPDATE OF customer_code ON cheques FOR EACH ROW
  WHEN (OLD.customer_code <> NEW.customer_code) EXECUTE FUNCTION move_credit('cheque_code', 'cheque');
ALTER TABLE customer_invoices ENABLE ALWAYS TRIGGER customer_invoices_credit_moved;
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_credit_moved;
ALTER TABLE cheques ENABLE ALWAYS TRIGGER cheques_credit_moved;
