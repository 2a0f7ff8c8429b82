-- Figures of a month as they were, calls to those who owe, and an index of what is owed.
CREATE TABLE "collection_calls" (
	"call_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_calls_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"result" text NOT NULL,
	"promise_date" date,
	"promise_amount" bigint,
	"note" text,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "invoice_summaries" (
	"summary_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_summaries_summary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"status" text DEFAULT 'Making' NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"invoice_count" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"problem" text,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"made_date" timestamp with time zone
);

ALTER TABLE "collection_calls" ADD CONSTRAINT "collection_calls_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "collection_calls_customer" ON "collection_calls" USING btree ("customer_code","call_id");
CREATE INDEX "invoice_summaries_of" ON "invoice_summaries" USING btree ("kind","period","summary_id");
CREATE UNIQUE INDEX "invoice_summaries_making" ON "invoice_summaries" USING btree ("kind","period") WHERE status = 'Making';
CREATE INDEX "customer_invoices_open" ON "customer_invoices" USING btree ("due_date","customer_code") WHERE paid_amount < amount;
CREATE TRIGGER customer_not_merged AFTER INSERT ON "collection_calls" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
