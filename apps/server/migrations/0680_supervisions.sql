-- Supervisions of goaled projects: scope, papers, steps, visits, devices and reports, and the installers with their certificates.
CREATE TABLE "supervision_contacts" (
  "supervision_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "contact_name" text NOT NULL,
  "job_title" text,
  "phone" text,
  "email" text,
  CONSTRAINT "supervision_contacts_supervision_code_line_no_pk" PRIMARY KEY("supervision_code","line_no")
);
CREATE TABLE "supervision_devices" (
  "supervision_code" text NOT NULL,
  "serial_number" text NOT NULL,
  "item_model" text NOT NULL,
  "delivery_order" text,
  "is_damaged" boolean DEFAULT false NOT NULL,
  "note" text,
  "arrived_date" timestamp with time zone NOT NULL,
  "installed_date" timestamp with time zone,
  "installed_place" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  CONSTRAINT "supervision_devices_supervision_code_serial_number_pk" PRIMARY KEY("supervision_code","serial_number")
);
CREATE TABLE "supervision_documents" (
  "supervision_code" text NOT NULL,
  "kind" text NOT NULL,
  "document_status" text DEFAULT 'Document_Draft' NOT NULL,
  "remark" text,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "supervision_documents_supervision_code_kind_pk" PRIMARY KEY("supervision_code","kind")
);
CREATE TABLE "supervision_installers" (
  "installer_code" text PRIMARY KEY NOT NULL,
  "installer_name" text NOT NULL,
  "dept_code" text NOT NULL,
  "certification_no" text,
  "certification_level" text,
  "valid_to" date,
  "is_blacklisted" boolean DEFAULT false NOT NULL,
  "blacklist_reason" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "supervision_lines" (
  "supervision_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "item_model" text NOT NULL,
  "qty" integer NOT NULL,
  "capacity_hp" double precision NOT NULL,
  "unit_place" text NOT NULL,
  "floor_zone" text,
  CONSTRAINT "supervision_lines_supervision_code_line_no_pk" PRIMARY KEY("supervision_code","line_no")
);
CREATE TABLE "supervision_reports" (
  "report_id" bigserial PRIMARY KEY NOT NULL,
  "supervision_code" text NOT NULL,
  "kind" text NOT NULL,
  "content" jsonb NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "supervision_traces" (
  "trace_id" bigserial PRIMARY KEY NOT NULL,
  "supervision_code" text NOT NULL,
  "step" text NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "note" text
);
CREATE TABLE "supervision_visits" (
  "visit_id" bigserial PRIMARY KEY NOT NULL,
  "supervision_code" text NOT NULL,
  "technician_code" text NOT NULL,
  "visit_date" date NOT NULL,
  "time_slot" text NOT NULL,
  "purpose" text,
  "is_cancelled" boolean DEFAULT false NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "supervisions" (
  "supervision_code" text PRIMARY KEY NOT NULL,
  "log_code" text NOT NULL,
  "project_code" text NOT NULL,
  "project_name" text NOT NULL,
  "detail_address" text NOT NULL,
  "sub_district_code" text NOT NULL,
  "district_code" text NOT NULL,
  "city_code" text NOT NULL,
  "province_code" text NOT NULL,
  "postal_code" text,
  "lat" double precision NOT NULL,
  "lng" double precision NOT NULL,
  "org_code" text NOT NULL,
  "brand_code_list" text[] DEFAULT '{}' NOT NULL,
  "category_name" text NOT NULL,
  "dept_code" text NOT NULL,
  "service_dept_code" text NOT NULL,
  "branch_scope" text DEFAULT 'Same_Branch' NOT NULL,
  "salesman_code" text NOT NULL,
  "installer_code" text NOT NULL,
  "installer_name" text NOT NULL,
  "installer_pic" text,
  "installer_status" text,
  "certification_no" text,
  "certification_until" date,
  "waiver_reason" text,
  "capacity_hp" double precision NOT NULL,
  "unit_count" integer NOT NULL,
  "level" text NOT NULL,
  "skipped_steps" text[] DEFAULT '{}' NOT NULL,
  "delivery_orders" text[] DEFAULT '{}' NOT NULL,
  "warranty_basis" text NOT NULL,
  "contract_clause" text,
  "overtime" text DEFAULT 'No' NOT NULL,
  "planned_start" date,
  "planned_end" date,
  "remark" text,
  "coordinator_code" text,
  "coordinator_name" text,
  "technician_codes" text[] DEFAULT '{}' NOT NULL,
  "supervision_status" text DEFAULT 'Draft' NOT NULL,
  "ts_audit_status" text,
  "ass_audit_status" text,
  "pause_status" text,
  "pause_reason" text,
  "paused_date" timestamp with time zone,
  "resume_date" date,
  "reject_reason" text,
  "revision_notice_status" text,
  "design_notice_status" text,
  "disclaimer_status" text,
  "card_status" text,
  "points_total" integer DEFAULT 0 NOT NULL,
  "points_answered" integer DEFAULT 0 NOT NULL,
  "problems_found" integer DEFAULT 0 NOT NULL,
  "open_problems" integer DEFAULT 0 NOT NULL,
  "open_letters" integer DEFAULT 0 NOT NULL,
  "devices_arrived" integer DEFAULT 0 NOT NULL,
  "devices_installed" integer DEFAULT 0 NOT NULL,
  "next_visit" date,
  "status_since" timestamp with time zone DEFAULT now() NOT NULL,
  "submitted_date" timestamp with time zone,
  "ts_dept_audited_date" timestamp with time zone,
  "ass_dept_audited_date" timestamp with time zone,
  "audited_date" timestamp with time zone,
  "dispatched_date" timestamp with time zone,
  "accepted_date" timestamp with time zone,
  "staff_received_date" timestamp with time zone,
  "first_schedule_date" timestamp with time zone,
  "technical_training_date" timestamp with time zone,
  "supervise_start_date" timestamp with time zone,
  "supervise_end_date" timestamp with time zone,
  "revision_notice_date" timestamp with time zone,
  "disclaimer_letter_date" timestamp with time zone,
  "debug_result_date" timestamp with time zone,
  "usage_training_date" timestamp with time zone,
  "warranty_card_issued_date" timestamp with time zone,
  "finished_date" timestamp with time zone,
  "change_installer_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "create_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "supervisions_problems" CHECK ("supervisions"."open_problems" >= 0 and "supervisions"."open_letters" >= 0)
);

ALTER TABLE "supervision_contacts" ADD CONSTRAINT "supervision_contacts_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_devices" ADD CONSTRAINT "supervision_devices_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_documents" ADD CONSTRAINT "supervision_documents_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_installers" ADD CONSTRAINT "supervision_installers_installer_code_customers_customer_code_fk" FOREIGN KEY ("installer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervision_installers" ADD CONSTRAINT "supervision_installers_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervision_lines" ADD CONSTRAINT "supervision_lines_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_reports" ADD CONSTRAINT "supervision_reports_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_traces" ADD CONSTRAINT "supervision_traces_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_visits" ADD CONSTRAINT "supervision_visits_supervision_code_supervisions_supervision_code_fk" FOREIGN KEY ("supervision_code") REFERENCES "public"."supervisions"("supervision_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "supervision_visits" ADD CONSTRAINT "supervision_visits_technician_code_users_usercode_fk" FOREIGN KEY ("technician_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_service_dept_code_departments_dept_code_fk" FOREIGN KEY ("service_dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_salesman_code_users_usercode_fk" FOREIGN KEY ("salesman_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "supervisions" ADD CONSTRAINT "supervisions_installer_code_supervision_installers_installer_code_fk" FOREIGN KEY ("installer_code") REFERENCES "public"."supervision_installers"("installer_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "supervision_devices_serial" ON "supervision_devices" USING btree ("serial_number");
CREATE INDEX "supervision_installers_created" ON "supervision_installers" USING btree ("created_date","installer_code");
CREATE INDEX "supervision_installers_name" ON "supervision_installers" USING btree ("installer_name","installer_code");
CREATE INDEX "supervision_installers_search" ON "supervision_installers" USING gin ("installer_name" gin_trgm_ops);
CREATE INDEX "supervision_reports_record" ON "supervision_reports" USING btree ("supervision_code","created_date");
CREATE INDEX "supervision_traces_record" ON "supervision_traces" USING btree ("supervision_code","at");
CREATE INDEX "supervision_visits_person" ON "supervision_visits" USING btree ("technician_code","visit_date");
CREATE INDEX "supervision_visits_day" ON "supervision_visits" USING btree ("visit_date","visit_id");
CREATE INDEX "supervision_visits_record" ON "supervision_visits" USING btree ("supervision_code","visit_date");
CREATE INDEX "supervisions_created" ON "supervisions" USING btree ("create_date","supervision_code");
CREATE INDEX "supervisions_name" ON "supervisions" USING btree ("project_name","supervision_code");
CREATE INDEX "supervisions_since" ON "supervisions" USING btree ("status_since","supervision_code");
CREATE INDEX "supervisions_visit" ON "supervisions" USING btree ("next_visit","supervision_code");
CREATE INDEX "supervisions_dept" ON "supervisions" USING btree ("dept_code","create_date","supervision_code");
CREATE INDEX "supervisions_service_dept" ON "supervisions" USING btree ("service_dept_code","create_date","supervision_code");
CREATE INDEX "supervisions_status" ON "supervisions" USING btree ("supervision_status","create_date","supervision_code");
CREATE INDEX "supervisions_log" ON "supervisions" USING btree ("log_code");
CREATE INDEX "supervisions_installer" ON "supervisions" USING btree ("installer_code");
CREATE INDEX "supervisions_search" ON "supervisions" USING gin ("project_name" gin_trgm_ops,"supervision_code" gin_trgm_ops,"installer_name" gin_trgm_ops);
