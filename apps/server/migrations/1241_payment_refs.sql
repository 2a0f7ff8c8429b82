-- Numbers that customers pay to, and the calls of those who take the money.
CREATE TABLE "payment_refs" (
  "ref" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "order_code" text,
  "invoice_code" text,
  "amount" bigint,
  "provider" text NOT NULL,
  "state" text DEFAULT 'Open' NOT NULL,
  "expires_at" timestamp with time zone,
  "registered_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "payment_refs_created" ON "payment_refs" USING btree ("created_date","ref");
CREATE INDEX "payment_refs_customer" ON "payment_refs" USING btree ("customer_code","state");
CREATE UNIQUE INDEX "payment_refs_one_open" ON "payment_refs" USING btree ("customer_code") WHERE kind = 'va' and state = 'Open';
CREATE TABLE "payment_ref_counters" (
  "dept_code" text PRIMARY KEY NOT NULL,
  "last" integer NOT NULL
);
CREATE TABLE "payment_calls" (
  "provider" text NOT NULL,
  "event_id" text NOT NULL,
  "ref" text NOT NULL,
  "amount" bigint NOT NULL,
  "receipt_code" text,
  "line_code" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "payment_calls_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
