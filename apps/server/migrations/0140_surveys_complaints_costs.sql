-- What customers answer and complain of, what service centres ask for their work, and the months they are paid for.
CREATE TABLE "complaint_notes" (
  "note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "complain_code" text NOT NULL,
  "kind" text NOT NULL,
  "body" text NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "complaints" (
  "complain_code" text PRIMARY KEY NOT NULL,
  "source" text NOT NULL,
  "ticket_number" text,
  "work_order_number" text,
  "survey_code" text,
  "asc_code" text,
  "technician_code" text,
  "dept_code" text NOT NULL,
  "customer_name" text NOT NULL,
  "customer_phone" text NOT NULL,
  "category" text NOT NULL,
  "severity" integer NOT NULL,
  "description" text NOT NULL,
  "demanded_remedy" text,
  "status" text DEFAULT 'Complained' NOT NULL,
  "due_date" timestamp with time zone NOT NULL,
  "reopen_count" integer DEFAULT 0 NOT NULL,
  "is_escalated" boolean DEFAULT false NOT NULL,
  "owner_code" text,
  "owner_name" text,
  "task_status" text DEFAULT 'Task_Assigned' NOT NULL,
  "task_result" text,
  "contacted_date" timestamp with time zone,
  "root_cause" text,
  "compensation_type" text DEFAULT 'None' NOT NULL,
  "compensation_amount" bigint DEFAULT 0 NOT NULL,
  "last_reply_date" timestamp with time zone,
  "solved_date" timestamp with time zone,
  "is_withdrawn" boolean DEFAULT false NOT NULL,
  "withdraw_reason" text,
  "service_status_before" text,
  "new_work_order_number" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "complaints_severity" CHECK ("complaints"."severity" between 1 and 3)
);

CREATE TABLE "cost_lines" (
  "work_order_number" text NOT NULL,
  "line_no" integer NOT NULL,
  "cost_type" text NOT NULL,
  "description" text NOT NULL,
  "quantity" integer NOT NULL,
  "unit_price" bigint NOT NULL,
  "amount" bigint NOT NULL,
  "standard_amount" bigint,
  "override_reason" text,
  "photo_codes" text[] DEFAULT '{}' NOT NULL,
  "approved_amount" bigint,
  "decide_reason" text,
  CONSTRAINT "cost_lines_work_order_number_line_no_pk" PRIMARY KEY("work_order_number","line_no"),
  CONSTRAINT "cost_lines_some" CHECK ("cost_lines"."quantity" > 0),
  CONSTRAINT "cost_lines_approved" CHECK ("cost_lines"."approved_amount" between 0 and "cost_lines"."amount")
);

CREATE TABLE "cost_sheets" (
  "work_order_number" text PRIMARY KEY NOT NULL,
  "asc_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "cost_status" text DEFAULT 'Cost_Draft' NOT NULL,
  "price_version" integer,
  "km" double precision DEFAULT 0 NOT NULL,
  "is_overtime" boolean DEFAULT false NOT NULL,
  "asked_amount" bigint DEFAULT 0 NOT NULL,
  "standard_amount" bigint DEFAULT 0 NOT NULL,
  "over_standard_percent" integer DEFAULT 0 NOT NULL,
  "approved_amount" bigint,
  "duplicate_of" text,
  "submitted_by" text,
  "submit_user_name" text,
  "submitted_date" timestamp with time zone,
  "decided_by" text,
  "decide_user_name" text,
  "decided_date" timestamp with time zone,
  "return_reason" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "reimbursement_lines" (
  "reimbursement_code" text NOT NULL,
  "work_order_number" text NOT NULL,
  "approved_amount" bigint NOT NULL,
  "deduction_amount" bigint DEFAULT 0 NOT NULL,
  "deduction_kind" text,
  "deduction_reason" text,
  "line_state" text DEFAULT 'Agreed' NOT NULL,
  "dispute_reason" text,
  "dispute_answer" text,
  "is_live" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "reimbursement_lines_reimbursement_code_work_order_number_pk" PRIMARY KEY("reimbursement_code","work_order_number")
);

CREATE TABLE "reimbursements" (
  "reimbursement_code" text PRIMARY KEY NOT NULL,
  "asc_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "period" text NOT NULL,
  "invoice_status" text DEFAULT 'Prepare_Invoice' NOT NULL,
  "payment_status" text DEFAULT 'Not_Yet' NOT NULL,
  "tax_rate" integer NOT NULL,
  "gross_amount" bigint DEFAULT 0 NOT NULL,
  "deduction_amount" bigint DEFAULT 0 NOT NULL,
  "tax_amount" bigint DEFAULT 0 NOT NULL,
  "net_amount" bigint DEFAULT 0 NOT NULL,
  "work_orders" integer DEFAULT 0 NOT NULL,
  "disputed" integer DEFAULT 0 NOT NULL,
  "invoice_number" text,
  "invoice_date" date,
  "tax_invoice_number" text,
  "sent_date" timestamp with time zone,
  "sent_user_name" text,
  "decided_by" text,
  "decide_user_name" text,
  "decided_date" timestamp with time zone,
  "reject_reason" text,
  "bank_code" text,
  "bank_name" text,
  "swift_code" text,
  "account_name" text,
  "credited_account" text,
  "payments" integer DEFAULT 0 NOT NULL,
  "bank_ref" text,
  "fail_reason" text,
  "paid_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "survey_attempts" (
  "attempt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_attempts_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
  "survey_code" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "outcome" text NOT NULL,
  "note" text,
  "call_back_date" timestamp with time zone,
  "usercode" text NOT NULL,
  "username" text NOT NULL
);

CREATE TABLE "surveys" (
  "survey_code" text PRIMARY KEY NOT NULL,
  "work_order_number" text NOT NULL,
  "round" integer DEFAULT 1 NOT NULL,
  "asc_code" text NOT NULL,
  "dept_code" text NOT NULL,
  "technician_code" text,
  "customer_name" text NOT NULL,
  "customer_phone" text NOT NULL,
  "service_type" text NOT NULL,
  "finished_date" timestamp with time zone,
  "status" text DEFAULT 'Not_Reply' NOT NULL,
  "channel" text,
  "token_hash" text,
  "sent_date" timestamp with time zone,
  "expires_date" timestamp with time zone,
  "reminders" integer DEFAULT 0 NOT NULL,
  "next_reminder_date" timestamp with time zone,
  "attempts" integer DEFAULT 0 NOT NULL,
  "next_call_date" timestamp with time zone,
  "answered_date" timestamp with time zone,
  "overall" integer,
  "is_solved" boolean,
  "is_on_time" boolean,
  "politeness" integer,
  "money_asked" boolean,
  "money_amount" bigint,
  "has_receipt" boolean,
  "recommend" integer,
  "comment" text,
  "is_suspicious" boolean DEFAULT false NOT NULL,
  "agent_code" text,
  "agent_name" text,
  "is_closed" boolean DEFAULT false NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "surveys_round" UNIQUE("work_order_number","round"),
  CONSTRAINT "surveys_overall" CHECK ("surveys"."overall" between 1 and 5),
  CONSTRAINT "surveys_politeness" CHECK ("surveys"."politeness" between 1 and 5),
  CONSTRAINT "surveys_recommend" CHECK ("surveys"."recommend" between 0 and 10)
);

ALTER TABLE "complaint_notes" ADD CONSTRAINT "complaint_notes_complain_code_complaints_complain_code_fk" FOREIGN KEY ("complain_code") REFERENCES "public"."complaints"("complain_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_ticket_number_aftersales_tickets_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."aftersales_tickets"("ticket_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_survey_code_surveys_survey_code_fk" FOREIGN KEY ("survey_code") REFERENCES "public"."surveys"("survey_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_technician_code_technicians_technician_code_fk" FOREIGN KEY ("technician_code") REFERENCES "public"."technicians"("technician_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_owner_code_users_usercode_fk" FOREIGN KEY ("owner_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_new_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("new_work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cost_lines" ADD CONSTRAINT "cost_lines_work_order_number_cost_sheets_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."cost_sheets"("work_order_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cost_sheets" ADD CONSTRAINT "cost_sheets_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cost_sheets" ADD CONSTRAINT "cost_sheets_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cost_sheets" ADD CONSTRAINT "cost_sheets_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cost_sheets" ADD CONSTRAINT "cost_sheets_price_version_service_price_versions_version_no_fk" FOREIGN KEY ("price_version") REFERENCES "public"."service_price_versions"("version_no") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reimbursement_lines" ADD CONSTRAINT "reimbursement_lines_reimbursement_code_reimbursements_reimbursement_code_fk" FOREIGN KEY ("reimbursement_code") REFERENCES "public"."reimbursements"("reimbursement_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reimbursement_lines" ADD CONSTRAINT "reimbursement_lines_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reimbursements" ADD CONSTRAINT "reimbursements_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "survey_attempts" ADD CONSTRAINT "survey_attempts_survey_code_surveys_survey_code_fk" FOREIGN KEY ("survey_code") REFERENCES "public"."surveys"("survey_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE no action ON UPDATE no action;
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_asc_code_service_centres_asc_code_fk" FOREIGN KEY ("asc_code") REFERENCES "public"."service_centres"("asc_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_technician_code_technicians_technician_code_fk" FOREIGN KEY ("technician_code") REFERENCES "public"."technicians"("technician_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "complaint_notes_complaint" ON "complaint_notes" USING btree ("complain_code","note_id");
CREATE UNIQUE INDEX "complaints_open_once" ON "complaints" USING btree ("work_order_number") WHERE status <> 'Complain_Solved' and not is_withdrawn;
CREATE INDEX "complaints_created" ON "complaints" USING btree ("created_date","complain_code");
CREATE INDEX "complaints_status" ON "complaints" USING btree ("status","created_date","complain_code");
CREATE INDEX "complaints_due" ON "complaints" USING btree ("due_date","complain_code");
CREATE INDEX "complaints_dept" ON "complaints" USING btree ("dept_code","created_date","complain_code");
CREATE INDEX "complaints_asc" ON "complaints" USING btree ("asc_code","created_date","complain_code");
CREATE INDEX "complaints_technician" ON "complaints" USING btree ("technician_code","created_date","complain_code");
CREATE INDEX "complaints_owner" ON "complaints" USING btree ("owner_code","due_date","complain_code");
CREATE INDEX "complaints_phone" ON "complaints" USING btree ("customer_phone","created_date");
CREATE INDEX "cost_sheets_created" ON "cost_sheets" USING btree ("created_date","work_order_number");
CREATE INDEX "cost_sheets_submitted" ON "cost_sheets" USING btree ("cost_status","submitted_date","work_order_number");
CREATE INDEX "cost_sheets_dept" ON "cost_sheets" USING btree ("dept_code","created_date","work_order_number");
CREATE INDEX "cost_sheets_asc" ON "cost_sheets" USING btree ("asc_code","created_date","work_order_number");
CREATE UNIQUE INDEX "reimbursement_lines_once" ON "reimbursement_lines" USING btree ("work_order_number") WHERE is_live;
CREATE UNIQUE INDEX "reimbursements_open_once" ON "reimbursements" USING btree ("asc_code","period") WHERE invoice_status = 'Prepare_Invoice' and sent_date is null;
CREATE INDEX "reimbursements_created" ON "reimbursements" USING btree ("created_date","reimbursement_code");
CREATE INDEX "reimbursements_period" ON "reimbursements" USING btree ("period","reimbursement_code");
CREATE INDEX "reimbursements_dept" ON "reimbursements" USING btree ("dept_code","created_date","reimbursement_code");
CREATE INDEX "reimbursements_asc" ON "reimbursements" USING btree ("asc_code","created_date","reimbursement_code");
CREATE INDEX "survey_attempts_survey" ON "survey_attempts" USING btree ("survey_code","attempt_id");
CREATE UNIQUE INDEX "surveys_token" ON "surveys" USING btree ("token_hash") WHERE token_hash is not null;
CREATE INDEX "surveys_created" ON "surveys" USING btree ("created_date","survey_code");
CREATE INDEX "surveys_status" ON "surveys" USING btree ("status","created_date","survey_code");
CREATE INDEX "surveys_dept" ON "surveys" USING btree ("dept_code","created_date","survey_code");
CREATE INDEX "surveys_asc" ON "surveys" USING btree ("asc_code","created_date","survey_code");
CREATE INDEX "surveys_technician" ON "surveys" USING btree ("technician_code","created_date","survey_code");
CREATE INDEX "surveys_call" ON "surveys" USING btree ("next_call_date","survey_code") WHERE next_call_date is not null;
CREATE INDEX "surveys_reminder" ON "surveys" USING btree ("next_reminder_date") WHERE next_reminder_date is not null;
CREATE INDEX "surveys_phone" ON "surveys" USING btree ("customer_phone","sent_date");
