-- Who sold to whom since when, and what is planned.
CREATE TABLE "salesman_changes" (
  "change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salesman_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "customer_code" text NOT NULL,
  "shop_code" text,
  "from_salesman_code" text,
  "to_salesman_code" text NOT NULL,
  "effective_date" date NOT NULL,
  "move_open_documents" boolean NOT NULL,
  "reason" text NOT NULL,
  "status" text NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "applied_date" timestamp with time zone
);

ALTER TABLE "salesman_changes" ADD CONSTRAINT "salesman_changes_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "salesman_changes" ADD CONSTRAINT "salesman_changes_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "salesman_changes_one_at_a_time" ON "salesman_changes" USING btree ("customer_code",coalesce("shop_code", '')) WHERE status = 'Scheduled';
CREATE INDEX "salesman_changes_due" ON "salesman_changes" USING btree ("effective_date") WHERE status = 'Scheduled';
CREATE INDEX "salesman_changes_created" ON "salesman_changes" USING btree ("created_date","change_id");
CREATE INDEX "salesman_changes_customer" ON "salesman_changes" USING btree ("customer_code","change_id");
