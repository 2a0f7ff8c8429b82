-- Files of the bank become lines; each is somebody's money, and is matched once.
CREATE TABLE "bank_layouts" (
  "layout_code" text PRIMARY KEY NOT NULL,
  "name" text NOT NULL,
  "kind" text NOT NULL,
  "head_rows" integer DEFAULT 0 NOT NULL,
  "columns" jsonb NOT NULL,
  "date_form" text NOT NULL,
  "number_form" text NOT NULL,
  "sign_form" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "bank_statements" (
  "statement_code" text PRIMARY KEY NOT NULL,
  "account_code" text NOT NULL,
  "layout_code" text NOT NULL,
  "from_date" date NOT NULL,
  "to_date" date NOT NULL,
  "opening" bigint NOT NULL,
  "closing" bigint NOT NULL,
  "in_amount" bigint NOT NULL,
  "in_count" integer NOT NULL,
  "out_amount" bigint NOT NULL,
  "out_count" integer NOT NULL,
  "new_lines" integer NOT NULL,
  "known_lines" integer NOT NULL,
  "pending_lines" integer NOT NULL,
  "gap_amount" bigint,
  "file_hash" text NOT NULL,
  "file_name" text NOT NULL,
  "imported_by" text NOT NULL,
  "import_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "bank_statements_once" UNIQUE("account_code","file_hash"),
  CONSTRAINT "bank_statements_days" CHECK ("bank_statements"."to_date" >= "bank_statements"."from_date")
);
CREATE INDEX "bank_statements_account" ON "bank_statements" USING btree ("account_code","to_date","statement_code");
CREATE INDEX "bank_statements_created" ON "bank_statements" USING btree ("created_date","statement_code");
CREATE TABLE "bank_lines" (
  "line_code" text PRIMARY KEY NOT NULL,
  "statement_code" text REFERENCES "bank_statements"("statement_code"),
  "account_code" text,
  "line_date" date NOT NULL,
  "amount" bigint NOT NULL,
  "text" text NOT NULL,
  "reference" text DEFAULT '' NOT NULL,
  "balance" bigint,
  "fingerprint" text NOT NULL,
  "payer" text,
  "state" text DEFAULT 'New' NOT NULL,
  "sure" text DEFAULT 'Unknown' NOT NULL,
  "suggestion" jsonb,
  "customer_code" text,
  "receipt_code" text REFERENCES "receipts"("receipt_code"),
  "charge_receipt_code" text REFERENCES "receipts"("receipt_code"),
  "cheque_code" text REFERENCES "cheques"("cheque_code"),
  "how" text,
  "owner_code" text,
  "owner_user_name" text,
  "reason" text,
  "imported_by" text NOT NULL,
  "matched_by" text,
  "matched_user_name" text,
  "matched_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "bank_lines_fingerprint" UNIQUE("fingerprint"),
  CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" <> 0)
);
CREATE INDEX "bank_lines_account" ON "bank_lines" USING btree ("account_code","state","line_date","line_code");
CREATE INDEX "bank_lines_state" ON "bank_lines" USING btree ("state","line_date","line_code");
CREATE INDEX "bank_lines_day" ON "bank_lines" USING btree ("line_date","line_code");
CREATE INDEX "bank_lines_statement" ON "bank_lines" USING btree ("statement_code");
CREATE INDEX "bank_lines_payer" ON "bank_lines" USING btree ("payer") WHERE state = 'Matched';
CREATE INDEX "bank_lines_suggested" ON "bank_lines" USING btree ((suggestion ->> 'customer_code')) WHERE state = 'New';
CREATE UNIQUE INDEX "bank_lines_receipt_once" ON "bank_lines" USING btree ("receipt_code") WHERE state = 'Matched';
CREATE UNIQUE INDEX "bank_lines_cheque_once" ON "bank_lines" USING btree ("cheque_code") WHERE state = 'Matched';
