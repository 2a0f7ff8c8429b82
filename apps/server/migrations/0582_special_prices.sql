-- Prices that one customer was granted for some items, for some days and units, with every order that used them.
CREATE TABLE "special_price_requests" (
  "request_code" text PRIMARY KEY NOT NULL,
  "customer_code" text NOT NULL REFERENCES "customers" ("customer_code"),
  "dept_code" text NOT NULL REFERENCES "departments" ("dept_code"),
  "salesman_code" text,
  "reason" text NOT NULL,
  "note" text,
  "evidence_code" text,
  "valid_from" date NOT NULL,
  "valid_to" date NOT NULL,
  "most_percent" double precision DEFAULT 0 NOT NULL,
  "is_below_floor" boolean DEFAULT false NOT NULL,
  "proposed" jsonb,
  "status" text DEFAULT 'Draft' NOT NULL,
  "closed_by" text,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "reject_reason" text,
  "close_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "approved_by" text,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "special_price_requests_days" CHECK ("valid_to" >= "valid_from")
);
CREATE INDEX "special_price_requests_created" ON "special_price_requests" USING btree ("created_date","request_code");
CREATE INDEX "special_price_requests_dept" ON "special_price_requests" USING btree ("dept_code","created_date","request_code");
CREATE INDEX "special_price_requests_status" ON "special_price_requests" USING btree ("status","created_date","request_code");
CREATE INDEX "special_price_requests_customer" ON "special_price_requests" USING btree ("customer_code","valid_to");
CREATE INDEX "special_price_requests_ending" ON "special_price_requests" USING btree ("valid_to","request_code");
CREATE INDEX "special_price_requests_depth" ON "special_price_requests" USING btree ("most_percent","request_code");

CREATE TABLE "special_price_lines" (
  "request_code" text NOT NULL REFERENCES "special_price_requests" ("request_code") ON DELETE CASCADE,
  "line_no" integer NOT NULL,
  "item_code" text NOT NULL REFERENCES "items" ("item_code"),
  "list_price" bigint,
  "requested_price_include_tax" bigint NOT NULL,
  "floor_price" bigint,
  "qty_limit" integer,
  "est_qty" integer,
  "used_qty" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "special_price_lines_request_code_line_no_pk" PRIMARY KEY ("request_code","line_no"),
  CONSTRAINT "special_price_lines_quota" CHECK ("used_qty" >= 0 AND ("qty_limit" IS NULL OR "used_qty" <= "qty_limit"))
);
CREATE UNIQUE INDEX "special_price_lines_item" ON "special_price_lines" USING btree ("request_code","item_code");
CREATE INDEX "special_price_lines_by_item" ON "special_price_lines" USING btree ("item_code","request_code");

CREATE TABLE "special_price_uses" (
  "use_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY NOT NULL,
  "request_code" text NOT NULL REFERENCES "special_price_requests" ("request_code"),
  "item_code" text NOT NULL,
  "order_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "qty" integer NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "special_price_uses_request" ON "special_price_uses" USING btree ("request_code","use_id");
CREATE INDEX "special_price_uses_order" ON "special_price_uses" USING btree ("order_code");
