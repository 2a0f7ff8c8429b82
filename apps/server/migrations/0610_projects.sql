-- Projects from the first log on: people, systems, contacts, competitors, follow-ups, pairs that look alike, and how they stood when.
CREATE TABLE "project_competitors" (
  "log_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "brand" text NOT NULL,
  "price" bigint,
  "is_preferred" boolean DEFAULT false NOT NULL,
  "heard_from" text,
  CONSTRAINT "project_competitors_log_code_line_no_pk" PRIMARY KEY("log_code","line_no")
);
CREATE TABLE "project_contacts" (
  "log_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "contact_name" text NOT NULL,
  "job_title" text,
  "company" text,
  "phone" text,
  "email" text,
  CONSTRAINT "project_contacts_log_code_line_no_pk" PRIMARY KEY("log_code","line_no")
);
CREATE TABLE "project_follow_ups" (
  "follow_up_id" bigserial PRIMARY KEY NOT NULL,
  "log_code" text NOT NULL,
  "follow_up_date" date NOT NULL,
  "kind" text NOT NULL,
  "contact" text,
  "result" text NOT NULL,
  "stage_before" text NOT NULL,
  "stage_after" text NOT NULL,
  "probability_before" integer NOT NULL,
  "probability_after" integer NOT NULL,
  "est_before" bigint NOT NULL,
  "est_after" bigint NOT NULL,
  "change_reason" text,
  "lat" double precision,
  "lng" double precision,
  "distance_m" integer,
  "next_follow_up_date" date,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "project_logs" (
  "log_code" text PRIMARY KEY NOT NULL,
  "project_code" text,
  "project_name" text NOT NULL,
  "project_type" text NOT NULL,
  "building_use" text NOT NULL,
  "owner_name" text NOT NULL,
  "owner_pic" text,
  "owner_phone" text,
  "developer" text,
  "contractor_main" text,
  "contractor_me" text,
  "consultant_me" text,
  "installer_customer_code" text,
  "name_key" text NOT NULL,
  "owner_key" text NOT NULL,
  "developer_key" text DEFAULT '' NOT NULL,
  "partner_keys" text[] DEFAULT '{}' NOT NULL,
  "province_code" text NOT NULL,
  "city_code" text NOT NULL,
  "district_code" text NOT NULL,
  "sub_district_code" text NOT NULL,
  "detail_address" text NOT NULL,
  "postal_code" text,
  "lat" double precision NOT NULL,
  "lng" double precision NOT NULL,
  "pin_reason" text,
  "dept_code" text NOT NULL,
  "salesman_code" text NOT NULL,
  "salesman_codes" text[] NOT NULL,
  "source" text NOT NULL,
  "stage" text NOT NULL,
  "brand_focus" text[] DEFAULT '{}' NOT NULL,
  "est_total" bigint NOT NULL,
  "probability" integer NOT NULL,
  "est_order_date" date NOT NULL,
  "est_delivery_date" date,
  "design_needed" boolean DEFAULT false NOT NULL,
  "remark" text,
  "login_status" text DEFAULT 'Draft' NOT NULL,
  "project_status" text,
  "similarity_status" text DEFAULT 'No_Need' NOT NULL,
  "requester_task_status" text DEFAULT 'No_Need' NOT NULL,
  "login_task_status" text DEFAULT 'No_Need' NOT NULL,
  "judge_code" text,
  "judge_name" text,
  "judge_date" timestamp with time zone,
  "reviewer_code" text,
  "reviewer_name" text,
  "review_date" timestamp with time zone,
  "submitted_date" timestamp with time zone,
  "bm_approved_user_name" text,
  "bm_approved_date" timestamp with time zone,
  "approved_user_name" text,
  "approved_date" timestamp with time zone,
  "reject_reason" text,
  "winner_code" text,
  "protection_until" date,
  "last_contact_day" date,
  "next_follow_up_date" date,
  "warned_days" integer DEFAULT 0 NOT NULL,
  "close_reason" text,
  "closed_date" timestamp with time zone,
  "goaled_amount" bigint,
  "goaled_date" date,
  "order_code" text,
  "lost_to_brand" text,
  "lost_price" bigint,
  "resume_date" date,
  "supervision_applied_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "project_logs_probability" CHECK ("project_logs"."probability" between 0 and 100),
  CONSTRAINT "project_logs_amount" CHECK ("project_logs"."est_total" >= 0),
  CONSTRAINT "project_logs_approved" CHECK (("project_logs"."login_status" = 'Approved') = ("project_logs"."project_status" is not null))
);
CREATE TABLE "project_moves" (
  "move_id" bigserial PRIMARY KEY NOT NULL,
  "log_code" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "login_status" text NOT NULL,
  "project_status" text,
  "stage" text NOT NULL,
  "probability" integer NOT NULL,
  "amount" bigint NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text NOT NULL,
  "brand" text,
  "reason" text
);
CREATE TABLE "project_salespeople" (
  "log_code" text NOT NULL,
  "usercode" text NOT NULL,
  "split_percent" integer NOT NULL,
  CONSTRAINT "project_salespeople_log_code_usercode_pk" PRIMARY KEY("log_code","usercode"),
  CONSTRAINT "project_salespeople_split" CHECK ("project_salespeople"."split_percent" between 1 and 100)
);
CREATE TABLE "project_systems" (
  "log_code" text NOT NULL,
  "line_no" integer NOT NULL,
  "business_unit_code" text NOT NULL,
  "product_type" text NOT NULL,
  "place" text,
  "capacity" double precision NOT NULL,
  "capacity_unit" text NOT NULL,
  "qty" integer NOT NULL,
  "est_amount" bigint NOT NULL,
  CONSTRAINT "project_systems_log_code_line_no_pk" PRIMARY KEY("log_code","line_no")
);
CREATE TABLE "similarity_pairs" (
  "log_code" text NOT NULL,
  "other_code" text NOT NULL,
  "scope" text NOT NULL,
  "score" double precision NOT NULL,
  "name" double precision NOT NULL,
  "owner" double precision NOT NULL,
  "partners" double precision NOT NULL,
  "distance" double precision NOT NULL,
  "systems" double precision NOT NULL,
  "distance_m" integer,
  "verdict" text,
  "winner_code" text,
  "shared_percent" integer,
  "reason" text,
  "judged_by" text,
  "judge_name" text,
  "judged_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "similarity_pairs_log_code_other_code_pk" PRIMARY KEY("log_code","other_code"),
  CONSTRAINT "similarity_pairs_two" CHECK ("similarity_pairs"."log_code" <> "similarity_pairs"."other_code")
);
CREATE TABLE "salesman_replacements" (
  "replacement_code" text PRIMARY KEY NOT NULL,
  "log_code" text NOT NULL,
  "from_salesman" text NOT NULL,
  "to_salesman" text NOT NULL,
  "from_dept" text NOT NULL,
  "to_dept" text NOT NULL,
  "scope" text NOT NULL,
  "effective_date" date NOT NULL,
  "kept_percent" integer NOT NULL,
  "reason" text NOT NULL,
  "status" text NOT NULL,
  "reject_reason" text,
  "from_approved_by" text,
  "to_approved_by" text,
  "applied_date" timestamp with time zone,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "salesman_replacements_kept" CHECK ("salesman_replacements"."kept_percent" between 0 and 99)
);
ALTER TABLE "project_competitors" ADD CONSTRAINT "project_competitors_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_contacts" ADD CONSTRAINT "project_contacts_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_follow_ups" ADD CONSTRAINT "project_follow_ups_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_logs" ADD CONSTRAINT "project_logs_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_logs" ADD CONSTRAINT "project_logs_salesman_code_users_usercode_fk" FOREIGN KEY ("salesman_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_moves" ADD CONSTRAINT "project_moves_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_salespeople" ADD CONSTRAINT "project_salespeople_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_salespeople" ADD CONSTRAINT "project_salespeople_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_systems" ADD CONSTRAINT "project_systems_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "similarity_pairs" ADD CONSTRAINT "similarity_pairs_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "similarity_pairs" ADD CONSTRAINT "similarity_pairs_other_code_project_logs_log_code_fk" FOREIGN KEY ("other_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "salesman_replacements" ADD CONSTRAINT "salesman_replacements_log_code_project_logs_log_code_fk" FOREIGN KEY ("log_code") REFERENCES "public"."project_logs"("log_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "salesman_replacements" ADD CONSTRAINT "salesman_replacements_from_salesman_users_usercode_fk" FOREIGN KEY ("from_salesman") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "salesman_replacements" ADD CONSTRAINT "salesman_replacements_to_salesman_users_usercode_fk" FOREIGN KEY ("to_salesman") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "salesman_replacements" ADD CONSTRAINT "salesman_replacements_from_dept_departments_dept_code_fk" FOREIGN KEY ("from_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "salesman_replacements" ADD CONSTRAINT "salesman_replacements_to_dept_departments_dept_code_fk" FOREIGN KEY ("to_dept") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "project_follow_ups_log" ON "project_follow_ups" USING btree ("log_code","follow_up_date","follow_up_id");
CREATE UNIQUE INDEX "project_logs_project" ON "project_logs" USING btree ("project_code");
CREATE INDEX "project_logs_created" ON "project_logs" USING btree ("created_date","log_code");
CREATE INDEX "project_logs_dept" ON "project_logs" USING btree ("dept_code","created_date","log_code");
CREATE INDEX "project_logs_login" ON "project_logs" USING btree ("login_status","submitted_date","log_code");
CREATE INDEX "project_logs_contact" ON "project_logs" USING btree ("project_status","last_contact_day");
CREATE INDEX "project_logs_people" ON "project_logs" USING gin ("salesman_codes");
CREATE INDEX "project_logs_partners" ON "project_logs" USING gin ("partner_keys");
CREATE INDEX "project_logs_name_key" ON "project_logs" USING gin ("name_key" gin_trgm_ops);
CREATE INDEX "project_logs_owner_key" ON "project_logs" USING gin ("owner_key" gin_trgm_ops);
CREATE INDEX "project_logs_developer_key" ON "project_logs" USING gin ("developer_key" gin_trgm_ops);
CREATE INDEX "project_logs_place" ON "project_logs" USING gist (point("lng", "lat"));
CREATE INDEX "project_logs_search" ON "project_logs" USING gin ("project_name" gin_trgm_ops,"log_code" gin_trgm_ops);
CREATE INDEX "project_moves_log" ON "project_moves" USING btree ("log_code","at","move_id");
CREATE INDEX "project_moves_at" ON "project_moves" USING btree ("at");
CREATE INDEX "similarity_pairs_other" ON "similarity_pairs" USING btree ("other_code");
CREATE INDEX "salesman_replacements_log" ON "salesman_replacements" USING btree ("log_code","created_date");
CREATE INDEX "salesman_replacements_status" ON "salesman_replacements" USING btree ("status","effective_date");
CREATE UNIQUE INDEX "salesman_replacements_open" ON "salesman_replacements" USING btree ("log_code") WHERE "salesman_replacements"."status" in ('Submitted', 'Approved');
