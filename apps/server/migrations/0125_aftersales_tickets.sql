CREATE TABLE "consumer_items" (
  "consumer_item_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consumer_items_consumer_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "consumer_name" text NOT NULL,
  "consumer_phone" text NOT NULL,
  "consumer_address" text NOT NULL,
  "sub_district_code" text,
  "dept_code" text NOT NULL,
  "item_code" text,
  "item_name" text,
  "category_code" text,
  "serial_indoor" text,
  "serial_outdoor" text,
  "purchase_date" date,
  "install_date" date,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "aftersales_tickets" (
  "ticket_number" text PRIMARY KEY NOT NULL,
  "ticket_status" text DEFAULT 'Ticket_Draft' NOT NULL,
  "complain_by" text NOT NULL,
  "complain_via" text NOT NULL,
  "priority" text NOT NULL,
  "service_type" text NOT NULL,
  "warranty" text DEFAULT 'Unknown' NOT NULL,
  "action_role" text NOT NULL,
  "customer_name" text NOT NULL,
  "customer_phone" text NOT NULL,
  "customer_phone2" text,
  "customer_email" text,
  "customer_address" text NOT NULL,
  "sub_district_code" text NOT NULL,
  "pin_lat" double precision,
  "pin_lng" double precision,
  "shop_name" text,
  "project_code" text,
  "description" text,
  "preferred_date" date,
  "preferred_slot" text,
  "sla_due" timestamp with time zone,
  "duplicate_of" text,
  "dept_code" text NOT NULL,
  "unit_count" integer DEFAULT 0 NOT NULL,
  "dispatched_count" integer DEFAULT 0 NOT NULL,
  "asc_codes" text[] DEFAULT '{}' NOT NULL,
  "dispatched_date" timestamp with time zone,
  "delete_reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "repair_choices" (
  "choice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repair_choices_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "choice_key" text NOT NULL,
  "code" text NOT NULL,
  "name" text NOT NULL,
  "local_name" text NOT NULL,
  "parent_codes" text[] DEFAULT '{}' NOT NULL,
  "seq" integer NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  CONSTRAINT "repair_choices_once" UNIQUE("choice_key","code")
);
CREATE TABLE "ticket_units" (
  "ticket_number" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_code" text,
  "item_name" text,
  "category_code" text,
  "serial_indoor" text,
  "serial_outdoor" text,
  "purchase_date" date,
  "symptom" text,
  "error_code" text,
  "description" text,
  "quantity" integer DEFAULT 1 NOT NULL,
  "warranty" text DEFAULT 'Unknown' NOT NULL,
  "warranty_until" date,
  "asc_code" text,
  "work_order_number" text,
  CONSTRAINT "ticket_units_ticket_number_line_no_pk" PRIMARY KEY("ticket_number","line_no")
);
ALTER TABLE "consumer_items" ADD CONSTRAINT "consumer_items_sub_district_code_sub_districts_sub_district_code_fk" FOREIGN KEY ("sub_district_code") REFERENCES "public"."sub_districts"("sub_district_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "consumer_items" ADD CONSTRAINT "consumer_items_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "aftersales_tickets" ADD CONSTRAINT "aftersales_tickets_sub_district_code_sub_districts_sub_district_code_fk" FOREIGN KEY ("sub_district_code") REFERENCES "public"."sub_districts"("sub_district_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "aftersales_tickets" ADD CONSTRAINT "aftersales_tickets_duplicate_of_aftersales_tickets_ticket_number_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."aftersales_tickets"("ticket_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "aftersales_tickets" ADD CONSTRAINT "aftersales_tickets_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ticket_units" ADD CONSTRAINT "ticket_units_ticket_number_aftersales_tickets_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."aftersales_tickets"("ticket_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ticket_units" ADD CONSTRAINT "ticket_units_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "consumer_items_indoor" ON "consumer_items" USING btree ("serial_indoor") WHERE serial_indoor is not null;
CREATE UNIQUE INDEX "consumer_items_outdoor" ON "consumer_items" USING btree ("serial_outdoor") WHERE serial_outdoor is not null;
CREATE INDEX "consumer_items_created" ON "consumer_items" USING btree ("created_date","consumer_item_id");
CREATE INDEX "consumer_items_dept" ON "consumer_items" USING btree ("dept_code","created_date","consumer_item_id");
CREATE INDEX "consumer_items_phone" ON "consumer_items" USING btree ("consumer_phone","created_date");
CREATE INDEX "consumer_items_name_search" ON "consumer_items" USING gin ("consumer_name" gin_trgm_ops);
CREATE INDEX "aftersales_tickets_created" ON "aftersales_tickets" USING btree ("created_date","ticket_number");
CREATE INDEX "aftersales_tickets_status" ON "aftersales_tickets" USING btree ("ticket_status","created_date","ticket_number");
CREATE INDEX "aftersales_tickets_dept" ON "aftersales_tickets" USING btree ("dept_code","created_date","ticket_number");
CREATE INDEX "aftersales_tickets_due" ON "aftersales_tickets" USING btree ("sla_due","ticket_number");
CREATE INDEX "aftersales_tickets_phone" ON "aftersales_tickets" USING btree ("customer_phone","created_date");
CREATE INDEX "aftersales_tickets_phone2" ON "aftersales_tickets" USING btree ("customer_phone2") WHERE customer_phone2 is not null;
CREATE INDEX "aftersales_tickets_asc" ON "aftersales_tickets" USING gin ("asc_codes");
CREATE INDEX "aftersales_tickets_name_search" ON "aftersales_tickets" USING gin ("customer_name" gin_trgm_ops);
CREATE INDEX "aftersales_tickets_phone_search" ON "aftersales_tickets" USING gin ("customer_phone" gin_trgm_ops);
CREATE INDEX "aftersales_tickets_number_search" ON "aftersales_tickets" USING gin ("ticket_number" gin_trgm_ops);
CREATE INDEX "repair_choices_order" ON "repair_choices" USING btree ("choice_key","seq","choice_id");
CREATE INDEX "ticket_units_indoor" ON "ticket_units" USING btree ("serial_indoor");
CREATE INDEX "ticket_units_outdoor" ON "ticket_units" USING btree ("serial_outdoor");
CREATE INDEX "ticket_units_work_order" ON "ticket_units" USING btree ("work_order_number");
