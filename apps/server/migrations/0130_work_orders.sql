-- Work orders with their units, visits, findings, parts, support and appointments, and the hours each step may take.
CREATE TABLE "sla_rules" (
  "sla_rule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sla_rules_sla_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "priority" text,
  "service_type" text,
  "dept_code" text,
  "accept_hours" integer NOT NULL,
  "schedule_hours" integer NOT NULL,
  "visit_hours" integer NOT NULL,
  "finish_hours" integer NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "sla_rules_once" UNIQUE NULLS NOT DISTINCT("priority","service_type","dept_code"),
  CONSTRAINT "sla_rules_in_order" CHECK (0 < "sla_rules"."accept_hours" and "sla_rules"."accept_hours" <= "sla_rules"."schedule_hours" and "sla_rules"."schedule_hours" <= "sla_rules"."visit_hours" and "sla_rules"."visit_hours" <= "sla_rules"."finish_hours")
);

CREATE TABLE "work_order_schedules" (
  "schedule_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_schedules_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_number" text NOT NULL,
  "scheduled_date" date NOT NULL,
  "slot" text NOT NULL,
  "technician_code" text,
  "reason" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "work_order_supports" (
  "support_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_supports_support_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_number" text NOT NULL,
  "problem" text NOT NULL,
  "asked_by" text NOT NULL,
  "asked_user_name" text NOT NULL,
  "asked_date" timestamp with time zone DEFAULT now() NOT NULL,
  "supporter_code" text,
  "supporter_name" text,
  "answer_note" text,
  "answered_by" text,
  "answered_user_name" text,
  "answered_date" timestamp with time zone,
  "proof_note" text,
  "proof_date" timestamp with time zone,
  "rating" integer,
  "evaluation" text,
  "evaluated_user_name" text,
  "evaluated_date" timestamp with time zone
);

CREATE TABLE "work_order_findings" (
  "finding_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_findings_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_detail_id" integer NOT NULL,
  "repair_symptom" text NOT NULL,
  "repair_place_of_failure" text,
  "repair_cause_of_failure" text,
  "action_taken" text,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "work_order_measurements" (
  "measurement_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_measurements_measurement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_detail_id" integer NOT NULL,
  "moment" text NOT NULL,
  "pressure" double precision,
  "ampere" double precision,
  "temperature_in" double precision,
  "temperature_out" double precision,
  "refrigerant_g" integer,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "work_order_measurements_once" UNIQUE("work_order_detail_id","moment"),
  CONSTRAINT "work_order_measurements_ampere" CHECK ("work_order_measurements"."ampere" between 0 and 200),
  CONSTRAINT "work_order_measurements_refrigerant" CHECK ("work_order_measurements"."refrigerant_g" between 0 and 50000)
);

CREATE TABLE "work_order_parts" (
  "part_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_parts_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_detail_id" integer NOT NULL,
  "item_code" text NOT NULL,
  "item_name" text NOT NULL,
  "quantity" integer NOT NULL,
  "business_unit_code" text,
  "item_flag" text NOT NULL,
  "serial_number" text,
  "lock_stock_order_detail_code" text,
  "sub_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "work_order_parts_some" CHECK ("work_order_parts"."quantity" > 0)
);

CREATE TABLE "work_order_visits" (
  "visit_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_visits_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_number" text NOT NULL,
  "visit_no" integer NOT NULL,
  "technician_code" text NOT NULL,
  "arrived_date" timestamp with time zone NOT NULL,
  "left_date" timestamp with time zone,
  "lat" double precision,
  "lng" double precision,
  "distance_m" integer,
  "far_reason" text,
  "is_overtime" boolean DEFAULT false NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "work_order_visits_once" UNIQUE("work_order_number","visit_no")
);

CREATE TABLE "work_order_details" (
  "work_order_detail_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_details_work_order_detail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "work_order_number" text NOT NULL,
  "line_no" integer NOT NULL,
  "ticket_line_no" integer,
  "quantity" integer DEFAULT 1 NOT NULL,
  "item_code" text,
  "item_name" text,
  "category_code" text,
  "business_unit_code" text,
  "serial_indoor" text,
  "serial_outdoor" text,
  "is_serial_confirmed" boolean DEFAULT false NOT NULL,
  "serial_problem" text,
  "warranty" text DEFAULT 'Unknown' NOT NULL,
  "warranty_until" date,
  "symptom" text,
  "error_code" text,
  "description" text,
  "unit_status" text DEFAULT 'Not_Started' NOT NULL,
  "checklist" jsonb DEFAULT '{}'::jsonb NOT NULL,
  "work_note" text,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "work_order_details_line" UNIQUE("work_order_number","line_no")
);

CREATE TABLE "work_orders" (
  "work_order_number" text PRIMARY KEY NOT NULL,
  "ticket_number" text NOT NULL,
  "parent_number" text,
  "asc_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "technician_code" text,
  "helper_codes" text[] DEFAULT '{}' NOT NULL,
  "customer_name" text NOT NULL,
  "customer_phone" text NOT NULL,
  "customer_address" text NOT NULL,
  "area_name" text DEFAULT '' NOT NULL,
  "pin_lat" double precision,
  "pin_lng" double precision,
  "service_type" text NOT NULL,
  "priority" text NOT NULL,
  "warranty" text DEFAULT 'Unknown' NOT NULL,
  "unit_count" integer DEFAULT 0 NOT NULL,
  "unit_name" text,
  "service_status" text DEFAULT 'Service_Dispatched' NOT NULL,
  "status_date" timestamp with time zone DEFAULT now() NOT NULL,
  "survey_status" text,
  "survey_sent_date" timestamp with time zone,
  "survey_attempts" integer DEFAULT 0 NOT NULL,
  "complaint_status" text,
  "cost_status" text,
  "cost_amount" bigint,
  "invoice_status" text,
  "reimbursement_code" text,
  "scheduled_date" date,
  "slot" text,
  "schedule_note" text,
  "reschedule_count" integer DEFAULT 0 NOT NULL,
  "visit_count" integer DEFAULT 0 NOT NULL,
  "is_waiting_part" boolean DEFAULT false NOT NULL,
  "waiting_since" timestamp with time zone,
  "work_done" text,
  "reason" text,
  "dispatch_note" text,
  "signed_by" text,
  "unsigned_reason" text,
  "accept_due" timestamp with time zone,
  "schedule_due" timestamp with time zone,
  "visit_due" timestamp with time zone,
  "finish_due" timestamp with time zone,
  "sla_due" timestamp with time zone,
  "dispatched_date" timestamp with time zone DEFAULT now() NOT NULL,
  "accepted_date" timestamp with time zone,
  "first_scheduled_date" timestamp with time zone,
  "first_visit_date" timestamp with time zone,
  "finished_date" timestamp with time zone,
  "ass_confirmed_date" timestamp with time zone,
  "closed_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "sla_rules" ADD CONSTRAINT "sla_rules_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_order_schedules" ADD CONSTRAINT "work_order_schedules_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_supports" ADD CONSTRAINT "work_order_supports_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_findings" ADD CONSTRAINT "work_order_findings_work_order_detail_id_work_order_details_work_order_detail_id_fk" FOREIGN KEY ("work_order_detail_id") REFERENCES "public"."work_order_details"("work_order_detail_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_measurements" ADD CONSTRAINT "work_order_measurements_work_order_detail_id_work_order_details_work_order_detail_id_fk" FOREIGN KEY ("work_order_detail_id") REFERENCES "public"."work_order_details"("work_order_detail_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_parts" ADD CONSTRAINT "work_order_parts_work_order_detail_id_work_order_details_work_order_detail_id_fk" FOREIGN KEY ("work_order_detail_id") REFERENCES "public"."work_order_details"("work_order_detail_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_visits" ADD CONSTRAINT "work_order_visits_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_order_visits" ADD CONSTRAINT "work_order_visits_technician_code_technicians_technician_code_fk" FOREIGN KEY ("technician_code") REFERENCES "public"."technicians"("technician_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_order_details" ADD CONSTRAINT "work_order_details_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_ticket_number_aftersales_tickets_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."aftersales_tickets"("ticket_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_parent_number_work_orders_work_order_number_fk" FOREIGN KEY ("parent_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_technician_code_technicians_technician_code_fk" FOREIGN KEY ("technician_code") REFERENCES "public"."technicians"("technician_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "work_order_schedules_order" ON "work_order_schedules" USING btree ("work_order_number","schedule_id");
CREATE INDEX "work_order_supports_order" ON "work_order_supports" USING btree ("work_order_number","support_id");
CREATE INDEX "work_order_findings_detail" ON "work_order_findings" USING btree ("work_order_detail_id","finding_id");
CREATE INDEX "work_order_parts_detail" ON "work_order_parts" USING btree ("work_order_detail_id","part_id");
CREATE INDEX "work_order_visits_technician" ON "work_order_visits" USING btree ("technician_code","arrived_date");
CREATE INDEX "work_order_details_indoor" ON "work_order_details" USING btree ("serial_indoor");
CREATE INDEX "work_order_details_outdoor" ON "work_order_details" USING btree ("serial_outdoor");
CREATE INDEX "work_orders_created" ON "work_orders" USING btree ("created_date","work_order_number");
CREATE INDEX "work_orders_status" ON "work_orders" USING btree ("service_status","created_date","work_order_number");
CREATE INDEX "work_orders_dept" ON "work_orders" USING btree ("dept_code","created_date","work_order_number");
CREATE INDEX "work_orders_dept_status" ON "work_orders" USING btree ("dept_code","service_status","created_date","work_order_number");
CREATE INDEX "work_orders_asc" ON "work_orders" USING btree ("asc_code","created_date","work_order_number");
CREATE INDEX "work_orders_asc_status" ON "work_orders" USING btree ("asc_code","service_status","created_date","work_order_number");
CREATE INDEX "work_orders_technician" ON "work_orders" USING btree ("technician_code","created_date","work_order_number");
CREATE INDEX "work_orders_helpers" ON "work_orders" USING gin ("helper_codes") WHERE helper_codes <> '{}';
CREATE INDEX "work_orders_ticket" ON "work_orders" USING btree ("ticket_number","work_order_number");
CREATE INDEX "work_orders_parent" ON "work_orders" USING btree ("parent_number") WHERE parent_number is not null;
CREATE INDEX "work_orders_board" ON "work_orders" USING btree ("asc_code","scheduled_date","technician_code");
CREATE INDEX "work_orders_due" ON "work_orders" USING btree ("sla_due","work_order_number") WHERE sla_due is not null;
CREATE INDEX "work_orders_complaint" ON "work_orders" USING btree ("complaint_status","created_date","work_order_number") WHERE complaint_status is not null;
CREATE INDEX "work_orders_waiting" ON "work_orders" USING btree ("created_date","work_order_number") WHERE is_waiting_part;
CREATE INDEX "work_orders_day" ON "work_orders" USING btree ("scheduled_date","created_date","work_order_number");
CREATE INDEX "work_orders_survey" ON "work_orders" USING btree ("survey_sent_date") WHERE service_status = 'CallCenter_Survery';
CREATE INDEX "work_orders_reimbursement" ON "work_orders" USING btree ("reimbursement_code") WHERE reimbursement_code is not null;
CREATE INDEX "work_orders_phone" ON "work_orders" USING btree ("customer_phone","created_date");
CREATE INDEX "work_orders_name_search" ON "work_orders" USING gin ("customer_name" gin_trgm_ops);
CREATE INDEX "work_orders_phone_search" ON "work_orders" USING gin ("customer_phone" gin_trgm_ops);
CREATE INDEX "work_orders_number_search" ON "work_orders" USING gin ("work_order_number" gin_trgm_ops);
