-- Plans of visits, visits with what was done there, collections that wait for finance, and better pins.
CREATE TABLE "competitor_prices" (
	"visit_code" text NOT NULL,
	"line_no" integer NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"price" bigint NOT NULL,
	"promo" text,
	CONSTRAINT "competitor_prices_visit_code_line_no_pk" PRIMARY KEY("visit_code","line_no")
);

CREATE TABLE "pin_proposals" (
	"proposal_code" text PRIMARY KEY NOT NULL,
	"visit_code" text NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"shop_code" text,
	"old_lat" double precision,
	"old_lng" double precision,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"note" text,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"reject_reason" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "visit_collections" (
	"collection_code" text PRIMARY KEY NOT NULL,
	"client_uuid" uuid NOT NULL,
	"visit_code" text NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"due_date" date,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"reject_reason" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_collections_amount" CHECK ("visit_collections"."amount" > 0)
);

CREATE TABLE "visit_plans" (
	"plan_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_plans_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"plan_date" date NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "visit_stock_counts" (
	"visit_code" text NOT NULL,
	"item_code" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "visit_stock_counts_visit_code_item_code_pk" PRIMARY KEY("visit_code","item_code")
);

CREATE TABLE "visit_stops" (
	"plan_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"customer_code" text NOT NULL,
	"shop_code" text,
	"purpose" text,
	CONSTRAINT "visit_stops_plan_id_seq_pk" PRIMARY KEY("plan_id","seq")
);

CREATE TABLE "visits" (
	"visit_code" text PRIMARY KEY NOT NULL,
	"client_uuid" uuid NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"visit_date" date NOT NULL,
	"customer_code" text NOT NULL,
	"shop_code" text,
	"is_planned" boolean NOT NULL,
	"in_at" timestamp with time zone NOT NULL,
	"in_at_device" timestamp with time zone NOT NULL,
	"skew_ms" integer DEFAULT 0 NOT NULL,
	"in_lat" double precision,
	"in_lng" double precision,
	"in_accuracy_m" double precision,
	"distance_m" integer,
	"in_range" boolean NOT NULL,
	"out_at" timestamp with time zone,
	"out_lat" double precision,
	"out_lng" double precision,
	"minutes" integer,
	"device_id" text NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"risk" text[] DEFAULT '{}' NOT NULL,
	"consent_version" integer NOT NULL,
	"purposes" text[] DEFAULT '{}' NOT NULL,
	"contact_met" text,
	"notes" text,
	"next_action" text,
	"next_date" date,
	"display" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"training_topic" text,
	"training_people" integer,
	"complaint" text,
	"complain_code" text,
	"saved_at_device" timestamp with time zone,
	"status" text DEFAULT 'Draft' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"reject_reason" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visits_in_order" CHECK ("visits"."out_at" is null or "visits"."out_at" >= "visits"."in_at")
);

ALTER TABLE "competitor_prices" ADD CONSTRAINT "competitor_prices_visit_code_visits_visit_code_fk" FOREIGN KEY ("visit_code") REFERENCES "public"."visits"("visit_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pin_proposals" ADD CONSTRAINT "pin_proposals_visit_code_visits_visit_code_fk" FOREIGN KEY ("visit_code") REFERENCES "public"."visits"("visit_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pin_proposals" ADD CONSTRAINT "pin_proposals_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pin_proposals" ADD CONSTRAINT "pin_proposals_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pin_proposals" ADD CONSTRAINT "pin_proposals_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pin_proposals" ADD CONSTRAINT "pin_proposals_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_collections" ADD CONSTRAINT "visit_collections_visit_code_visits_visit_code_fk" FOREIGN KEY ("visit_code") REFERENCES "public"."visits"("visit_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_collections" ADD CONSTRAINT "visit_collections_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_collections" ADD CONSTRAINT "visit_collections_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_collections" ADD CONSTRAINT "visit_collections_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_plans" ADD CONSTRAINT "visit_plans_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_plans" ADD CONSTRAINT "visit_plans_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_stock_counts" ADD CONSTRAINT "visit_stock_counts_visit_code_visits_visit_code_fk" FOREIGN KEY ("visit_code") REFERENCES "public"."visits"("visit_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_plan_id_visit_plans_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."visit_plans"("plan_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_shop_code_shops_shop_code_fk" FOREIGN KEY ("shop_code") REFERENCES "public"."shops"("shop_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "competitor_prices_brand" ON "competitor_prices" USING btree ("brand");
CREATE UNIQUE INDEX "pin_proposals_visit" ON "pin_proposals" USING btree ("visit_code");
CREATE INDEX "pin_proposals_created" ON "pin_proposals" USING btree ("created_date","proposal_code");
CREATE UNIQUE INDEX "visit_collections_once" ON "visit_collections" USING btree ("client_uuid");
CREATE INDEX "visit_collections_visit" ON "visit_collections" USING btree ("visit_code");
CREATE INDEX "visit_collections_created" ON "visit_collections" USING btree ("created_date","collection_code");
CREATE UNIQUE INDEX "visit_plans_once" ON "visit_plans" USING btree ("usercode","plan_date");
CREATE INDEX "visit_plans_date" ON "visit_plans" USING btree ("plan_date","plan_id");
CREATE INDEX "visit_stops_customer" ON "visit_stops" USING btree ("customer_code");
CREATE INDEX "visit_stops_shop" ON "visit_stops" USING btree ("shop_code");
CREATE UNIQUE INDEX "visits_once" ON "visits" USING btree ("client_uuid");
CREATE UNIQUE INDEX "visits_one_open" ON "visits" USING btree ("usercode") WHERE "visits"."status" = 'Draft';
CREATE INDEX "visits_user" ON "visits" USING btree ("usercode","in_at");
CREATE INDEX "visits_at" ON "visits" USING btree ("in_at","visit_code");
CREATE INDEX "visits_dept" ON "visits" USING btree ("dept_code","in_at","visit_code");
CREATE INDEX "visits_date" ON "visits" USING btree ("visit_date","usercode");
CREATE INDEX "visits_customer" ON "visits" USING btree ("customer_code","in_at","visit_code");
CREATE INDEX "visits_shop" ON "visits" USING btree ("shop_code","in_at");
CREATE INDEX "visits_waiting" ON "visits" USING btree ("in_at","visit_code") WHERE "visits"."status" = 'Submitted';
