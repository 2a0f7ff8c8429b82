-- What documents do to the books: a journal for each event, written with the document, each side the sum of the other.
CREATE TABLE "account_map" (
	"map_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"line_kind" text NOT NULL,
	"dept_code" text,
	"business_unit_code" text,
	"bank_code" text,
	"account_code" text NOT NULL,
	"updated_user_name" text DEFAULT 'Sejuk' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_map_once" UNIQUE NULLS NOT DISTINCT("line_kind","dept_code","business_unit_code","bank_code")
);

CREATE TABLE "journal_batches" (
	"batch_code" text PRIMARY KEY NOT NULL,
	"dept_code" text NOT NULL,
	"period" text NOT NULL,
	"format" text NOT NULL,
	"status" text DEFAULT 'Made' NOT NULL,
	"journal_count" integer DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"taken_user_name" text,
	"taken_date" timestamp with time zone,
	"cancel_reason" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "journal_batches_balanced" CHECK ("journal_batches"."debit" = "journal_batches"."credit")
);

CREATE TABLE "journal_lines" (
	"journal_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"line_kind" text NOT NULL,
	"account_code" text,
	"dept_code" text NOT NULL,
	"customer_code" text,
	"business_unit_code" text,
	"bank_code" text,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "journal_lines_journal_id_line_no_pk" PRIMARY KEY("journal_id","line_no"),
	CONSTRAINT "journal_lines_side" CHECK (least("journal_lines"."debit", "journal_lines"."credit") = 0 and greatest("journal_lines"."debit", "journal_lines"."credit") > 0)
);

CREATE TABLE "journals" (
	"journal_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"journal_code" text GENERATED ALWAYS AS ('JR-' || lpad(journal_id::text, 8, '0')) STORED NOT NULL,
	"document_kind" text NOT NULL,
	"document" text NOT NULL,
	"event" text NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"journal_date" date NOT NULL,
	"dept_code" text NOT NULL,
	"customer_code" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"batch_code" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journals_once" UNIQUE("document_kind","document","event","version"),
	CONSTRAINT "journals_amount" CHECK ("journals"."amount" > 0),
	CONSTRAINT "journals_waits" CHECK (("journals"."status" = 'Waiting') = (cardinality("journals"."missing") > 0)),
	CONSTRAINT "journals_batched" CHECK (("journals"."status" in ('In_Batch', 'Exported')) = ("journals"."batch_code" is not null))
);

CREATE TABLE "ledger_accounts" (
	"account_code" text PRIMARY KEY NOT NULL,
	"account_name" text NOT NULL
);

ALTER TABLE "account_map" ADD CONSTRAINT "account_map_account_code_ledger_accounts_account_code_fk" FOREIGN KEY ("account_code") REFERENCES "ledger_accounts"("account_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_journal_id_journals_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "journals"("journal_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account_code_ledger_accounts_account_code_fk" FOREIGN KEY ("account_code") REFERENCES "ledger_accounts"("account_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "journals" ADD CONSTRAINT "journals_batch_code_journal_batches_batch_code_fk" FOREIGN KEY ("batch_code") REFERENCES "journal_batches"("batch_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "account_map_account" ON "account_map" USING btree ("account_code");
CREATE INDEX "journal_batches_created" ON "journal_batches" USING btree ("created_date","batch_code");
CREATE INDEX "journal_batches_dept" ON "journal_batches" USING btree ("dept_code","created_date","batch_code");
CREATE INDEX "journal_batches_creator" ON "journal_batches" USING btree ("created_by","created_date","batch_code");
CREATE INDEX "journal_lines_customer" ON "journal_lines" USING btree ("customer_code","line_kind");
CREATE INDEX "journal_lines_account" ON "journal_lines" USING btree ("account_code");
CREATE INDEX "journals_date" ON "journals" USING btree ("journal_date","journal_id");
CREATE INDEX "journals_dept" ON "journals" USING btree ("dept_code","journal_date","journal_id");
CREATE INDEX "journals_customer" ON "journals" USING btree ("customer_code","journal_date","journal_id");
CREATE INDEX "journals_status" ON "journals" USING btree ("status","journal_date","journal_id");
CREATE INDEX "journals_dept_status" ON "journals" USING btree ("dept_code","status","journal_date","journal_id");
CREATE INDEX "journals_document" ON "journals" USING btree ("document","journal_id");
CREATE INDEX "journals_batch" ON "journals" USING btree ("batch_code","journal_id") WHERE batch_code is not null;
CREATE INDEX "journals_waiting" ON "journals" USING gin ("missing") WHERE status = 'Waiting';

-- Each side of a journal is the sum of the other, whoever writes it.
CREATE FUNCTION journal_lines_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE id bigint := coalesce(NEW.journal_id, OLD.journal_id);
BEGIN
  IF (SELECT sum(debit) IS DISTINCT FROM sum(credit) OR sum(debit) IS DISTINCT FROM (SELECT amount FROM journals WHERE journal_id = id)
      FROM journal_lines WHERE journal_id = id) THEN
    RAISE EXCEPTION 'journal % does not balance', id USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_lines_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_lines_balanced AFTER INSERT OR DELETE OR UPDATE OF journal_id, debit, credit ON journal_lines
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION journal_lines_balanced();

-- The books begin today: how each customer stood the day before, in one journal, so that what they owe in the books is what is open.
-- Credit notes that paid nothing yet, overpayments, and the rest of receipts and cheques are the customer's money.
CREATE TEMPORARY TABLE standing ON COMMIT DROP AS
  SELECT c.customer_code, c.dept_code, sum(s.receivable) AS receivable, sum(s.money) AS money, sum(s.cashback) AS cashback
  FROM (SELECT customer_code, greatest(0, amount - paid_amount) AS receivable, greatest(0, paid_amount - amount) AS money, 0 AS cashback
      FROM customer_invoices WHERE amount <> paid_amount
    UNION ALL SELECT customer_code, 0, amount - allocated_amount, 0 FROM receipts WHERE status = 'Confirmed' AND amount > allocated_amount
    UNION ALL SELECT customer_code, 0, amount - allocated_amount, 0 FROM cheques WHERE status = 'Approved' AND amount > allocated_amount
    UNION ALL SELECT customer_code, 0, 0, planned_amount + cashback_remain FROM cashbacks WHERE planned_amount + cashback_remain > 0) s
  JOIN customers c USING (customer_code) GROUP BY 1, 2;
INSERT INTO journals (document_kind, document, event, journal_date, dept_code, customer_code, amount, status, missing)
  SELECT 'customer', customer_code, 'opening', (now() AT TIME ZONE 'Asia/Jakarta')::date - 1, dept_code, customer_code,
    greatest(receivable, money + cashback), 'Waiting', array_remove(ARRAY[CASE WHEN receivable > 0 THEN 'receivable' END,
      CASE WHEN money > 0 THEN 'customer-money' END, CASE WHEN cashback > 0 THEN 'accrued-cashback' END,
      CASE WHEN receivable <> money + cashback THEN 'opening-balance' END], NULL)
  FROM standing ORDER BY customer_code;
INSERT INTO journal_lines (journal_id, line_no, line_kind, dept_code, customer_code, debit, credit)
  SELECT j.journal_id, l.line_no, l.line_kind, j.dept_code, j.customer_code, greatest(0, l.amount), greatest(0, -l.amount)
  FROM journals j JOIN standing s ON s.customer_code = j.document
  CROSS JOIN LATERAL (VALUES (1, 'receivable', s.receivable), (2, 'customer-money', -s.money), (3, 'accrued-cashback', -s.cashback),
    (4, 'opening-balance', s.money + s.cashback - s.receivable)) AS l(line_no, line_kind, amount)
  WHERE j.event = 'opening' AND l.amount <> 0;
