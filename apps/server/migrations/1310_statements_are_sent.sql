-- Statements that were sent to customers, as they were when they were sent.
CREATE TABLE "statement_letters" (
  "letter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_letters_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "from_date" date NOT NULL,
  "to_date" date NOT NULL,
  "closing" bigint NOT NULL,
  "issue_id" integer NOT NULL REFERENCES "issued_papers"("issue_id"),
  "content" jsonb NOT NULL,
  "channel" text NOT NULL,
  "recipient_name" text NOT NULL,
  "address" text NOT NULL,
  "language" text NOT NULL,
  "delivery_id" bigint,
  "token_hash" text,
  "expires_date" timestamp with time zone NOT NULL,
  "opened_date" timestamp with time zone,
  "sent_by" text NOT NULL,
  "sent_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "statement_letters_customer" ON "statement_letters" USING btree ("customer_code","letter_id");
CREATE INDEX "statement_letters_issue" ON "statement_letters" USING btree ("issue_id");
CREATE UNIQUE INDEX "statement_letters_token" ON "statement_letters" USING btree ("token_hash");
