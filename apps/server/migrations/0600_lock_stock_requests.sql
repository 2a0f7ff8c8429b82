-- Stock that is locked for a customer before the order.
CREATE TABLE "lock_stock_requests" (
  "lock_stock_order_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers"("customer_code"),
  "project_code" text,
  "dept_code" text NOT NULL REFERENCES "departments"("dept_code"),
  "warehouse_code" text NOT NULL REFERENCES "warehouses"("warehouse_code"),
  "salesman_code" text NOT NULL,
  "lock_reason" text NOT NULL,
  "deposit_amount" bigint DEFAULT 0 NOT NULL,
  "valid_to" date NOT NULL,
  "new_valid_to" date,
  "is_extended" boolean DEFAULT false NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "submitted_date" timestamp with time zone,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "closed_date" timestamp with time zone,
  "warned_days" integer,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "lock_stock_lines" (
  "lock_stock_order_detail_code" text PRIMARY KEY NOT NULL,
  "lock_stock_order_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL,
  "quantity" integer NOT NULL,
  "new_quantity" integer,
  "used_qty" integer DEFAULT 0 NOT NULL,
  "released_qty" integer DEFAULT 0 NOT NULL,
  "steps" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "lock_stock_lines_sound" CHECK ("lock_stock_lines"."quantity" > 0 and least("lock_stock_lines"."used_qty", "lock_stock_lines"."released_qty") >= 0 and "lock_stock_lines"."used_qty" + "lock_stock_lines"."released_qty" <= "lock_stock_lines"."quantity")
);

CREATE TABLE "lock_stock_uses" (
  "lock_stock_order_detail_code" text NOT NULL,
  "order_code" text NOT NULL,
  "order_line" integer NOT NULL,
  "qty" integer NOT NULL,
  "used_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "lock_stock_uses_lock_stock_order_detail_code_order_code_order_line_pk" PRIMARY KEY("lock_stock_order_detail_code","order_code","order_line"),
  CONSTRAINT "lock_stock_uses_some" CHECK ("lock_stock_uses"."qty" >= 0)
);

CREATE TABLE "lock_release_requests" (
  "release_request_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "lock_stock_order_code" text NOT NULL,
  "item_code" text NOT NULL,
  "qty" integer NOT NULL,
  "note" text,
  "asked_by" text NOT NULL,
  "asked_name" text NOT NULL,
  "asked_date" timestamp with time zone DEFAULT now() NOT NULL,
  "due_date" timestamp with time zone NOT NULL,
  "answer" text,
  "answer_note" text,
  "answered_name" text,
  "answered_date" timestamp with time zone,
  "is_overdue_told" boolean DEFAULT false NOT NULL
);

ALTER TABLE "lock_stock_lines" ADD CONSTRAINT "lock_stock_lines_request_fk" FOREIGN KEY ("lock_stock_order_code") REFERENCES "lock_stock_requests"("lock_stock_order_code") ON DELETE cascade;
ALTER TABLE "lock_stock_lines" ADD CONSTRAINT "lock_stock_lines_item_fk" FOREIGN KEY ("item_code") REFERENCES "items"("item_code");
ALTER TABLE "lock_stock_uses" ADD CONSTRAINT "lock_stock_uses_line_fk" FOREIGN KEY ("lock_stock_order_detail_code") REFERENCES "lock_stock_lines"("lock_stock_order_detail_code");
ALTER TABLE "lock_release_requests" ADD CONSTRAINT "lock_release_requests_lock_fk" FOREIGN KEY ("lock_stock_order_code") REFERENCES "lock_stock_requests"("lock_stock_order_code") ON DELETE cascade;
CREATE INDEX "lock_stock_requests_created" ON "lock_stock_requests" USING btree ("created_date","lock_stock_order_code");
CREATE INDEX "lock_stock_requests_branch" ON "lock_stock_requests" USING btree ("dept_code","created_date","lock_stock_order_code");
CREATE INDEX "lock_stock_requests_salesman" ON "lock_stock_requests" USING btree ("salesman_code","created_date","lock_stock_order_code");
CREATE INDEX "lock_stock_requests_customer" ON "lock_stock_requests" USING btree ("customer_code");
CREATE INDEX "lock_stock_requests_ends" ON "lock_stock_requests" USING btree ("valid_to","lock_stock_order_code");
CREATE INDEX "lock_stock_lines_request" ON "lock_stock_lines" USING btree ("lock_stock_order_code","line_no");
CREATE INDEX "lock_stock_lines_item" ON "lock_stock_lines" USING btree ("item_code","lock_stock_order_code");
CREATE INDEX "lock_stock_uses_order" ON "lock_stock_uses" USING btree ("order_code");
CREATE INDEX "lock_release_requests_lock" ON "lock_release_requests" USING btree ("lock_stock_order_code","asked_date");
CREATE INDEX "lock_release_requests_due" ON "lock_release_requests" USING btree ("due_date") WHERE "lock_release_requests"."answer" is null and not "lock_release_requests"."is_overdue_told";
CREATE INDEX "stock_moves_locked" ON "stock_moves" USING btree ("item_code","warehouse_code","document_type","document_code") WHERE "stock_moves"."locked" <> 0;
