-- Broken parts that service centres owe.
CREATE TABLE "old_parts" (
	"old_part_code" text PRIMARY KEY NOT NULL,
	"asc_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"technician_code" text,
	"work_order_number" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"qty" integer NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"used_date" date NOT NULL,
	"due_date" date NOT NULL,
	"status" text DEFAULT 'Owed' NOT NULL,
	"disposition" text,
	"received_date" timestamp with time zone,
	"received_user_name" text,
	"reimbursement_code" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "old_parts_once" UNIQUE("work_order_number","item_code"),
	CONSTRAINT "old_parts_quantity" CHECK ("old_parts"."qty" > 0 and "old_parts"."received_qty" between 0 and "old_parts"."qty" and "old_parts"."price" >= 0)
);

ALTER TABLE "old_parts" ADD CONSTRAINT "old_parts_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "old_parts" ADD CONSTRAINT "old_parts_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "old_parts" ADD CONSTRAINT "old_parts_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "old_parts" ADD CONSTRAINT "old_parts_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "old_parts" ADD CONSTRAINT "old_parts_reimbursement_code_reimbursements_reimbursement_code_fk" FOREIGN KEY ("reimbursement_code") REFERENCES "public"."reimbursements"("reimbursement_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "old_parts_due" ON "old_parts" USING btree ("due_date","old_part_code");
CREATE INDEX "old_parts_status" ON "old_parts" USING btree ("status","due_date","old_part_code");
CREATE INDEX "old_parts_asc" ON "old_parts" USING btree ("asc_code","due_date","old_part_code");
CREATE INDEX "old_parts_dept" ON "old_parts" USING btree ("dept_code","due_date","old_part_code");
CREATE INDEX "old_parts_batch" ON "old_parts" USING btree ("reimbursement_code");
CREATE INDEX "old_parts_owed" ON "old_parts" USING btree ("item_code","asc_code") WHERE status = 'Owed';
