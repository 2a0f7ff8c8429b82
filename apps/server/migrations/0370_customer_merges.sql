-- Two customers that turned out to be one, and what moved, so that it can be taken back.
CREATE TABLE "customer_merges" (
  "merge_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "customer_code" text NOT NULL,
  "other_code" text NOT NULL,
  "reason" text NOT NULL,
  "before" jsonb NOT NULL,
  "after" jsonb NOT NULL,
  "other_before" jsonb NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "undone_by" text,
  "undone_user_name" text,
  "undone_date" timestamp with time zone,
  "undo_reason" text
);

CREATE TABLE "customer_merge_moves" (
  "merge_id" bigint NOT NULL,
  "kind" text NOT NULL,
  "row_key" text NOT NULL,
  CONSTRAINT "customer_merge_moves_merge_id_kind_row_key_pk" PRIMARY KEY("merge_id","kind","row_key")
);

ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_other_code_customers_customer_code_fk" FOREIGN KEY ("other_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "customer_merge_moves" ADD CONSTRAINT "customer_merge_moves_merge_id_customer_merges_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."customer_merges"("merge_id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "customer_merges_customer" ON "customer_merges" USING btree ("customer_code","merge_id");
CREATE UNIQUE INDEX "customer_merges_once" ON "customer_merges" USING btree ("other_code") WHERE undone_date is null;

-- Nothing new is written for a customer that became another one, not even by whoever began before the merge: the foreign key
-- has waited for the merge by the time this looks.
CREATE FUNCTION refuse_merged_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM written JOIN customers USING (customer_code) WHERE merged_into IS NOT NULL) THEN
    RAISE EXCEPTION 'the customer was merged' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'customer_not_merged';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_not_merged AFTER INSERT ON "shops" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "official_addresses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_signatures" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_orders" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_invoices" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_cheques" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_temporary_limits" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "customer_stock_reports" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "cashbacks" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "cashback_orders" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
CREATE TRIGGER customer_not_merged AFTER INSERT ON "cashback_targets" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_customer();
