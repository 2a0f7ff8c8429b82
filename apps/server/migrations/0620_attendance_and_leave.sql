-- Attendance with its days and requests, shifts, consents, leave and its ledger.
CREATE TABLE "attendance_checks" (
	"attendance_code" text PRIMARY KEY NOT NULL,
	"client_uuid" uuid NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"work_date" date NOT NULL,
	"kind" text NOT NULL,
	"at_server" timestamp with time zone NOT NULL,
	"at_device" timestamp with time zone NOT NULL,
	"skew_ms" integer DEFAULT 0 NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"office_code" text,
	"distance_m" integer,
	"in_radius" boolean NOT NULL,
	"place" text NOT NULL,
	"note" text,
	"device_id" text NOT NULL,
	"is_offline" boolean DEFAULT false NOT NULL,
	"risk" text[] DEFAULT '{}' NOT NULL,
	"consent_version" integer NOT NULL,
	"status" text NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "attendance_days" (
	"day_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendance_days_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usercode" text NOT NULL,
	"work_date" date NOT NULL,
	"dept_code" text NOT NULL,
	"shift_name" text NOT NULL,
	"result" text NOT NULL,
	"in_at" timestamp with time zone,
	"out_at" timestamp with time zone,
	"in_place" text,
	"in_distance_m" integer,
	"is_outside" boolean DEFAULT false NOT NULL,
	"risk" text[] DEFAULT '{}' NOT NULL,
	"work_min" integer DEFAULT 0 NOT NULL,
	"late_min" integer DEFAULT 0 NOT NULL,
	"early_min" integer DEFAULT 0 NOT NULL,
	"overtime_min" integer DEFAULT 0 NOT NULL,
	"computed_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "attendance_requests" (
	"request_code" text PRIMARY KEY NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"work_date" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone,
	"minutes" integer,
	"reason" text NOT NULL,
	"is_over_limit" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"reject_reason" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attendance_requests_whole" CHECK (("attendance_requests"."kind" = 'overtime') = ("attendance_requests"."minutes" is not null and "attendance_requests"."at" is null))
);

CREATE TABLE "position_consents" (
	"usercode" text NOT NULL,
	"version" integer NOT NULL,
	"agreed_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "position_consents_usercode_version_pk" PRIMARY KEY("usercode","version")
);

CREATE TABLE "shift_assignments" (
	"assignment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shift_assignments_assignment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usercode" text,
	"dept_code" text,
	"shift_code" text NOT NULL,
	"from_date" date NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shift_assignments_one" CHECK (("shift_assignments"."usercode" is null) <> ("shift_assignments"."dept_code" is null))
);

CREATE TABLE "shifts" (
	"shift_code" text PRIMARY KEY NOT NULL,
	"shift_name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"grace_min" integer DEFAULT 10 NOT NULL,
	"break_min" integer DEFAULT 60 NOT NULL,
	"workdays" integer[] DEFAULT '{1,2,3,4,5}' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "leave_ledger" (
	"line_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_ledger_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usercode" text NOT NULL,
	"leave_type" text NOT NULL,
	"kind" text NOT NULL,
	"line_date" date NOT NULL,
	"days" double precision NOT NULL,
	"leave_code" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "leaves" (
	"leave_code" text PRIMARY KEY NOT NULL,
	"usercode" text NOT NULL,
	"dept_code" text NOT NULL,
	"leave_type" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"half_day" text,
	"days" double precision NOT NULL,
	"reason" text NOT NULL,
	"contact" text,
	"delegate_user_code" text,
	"status" text DEFAULT 'Draft' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"submitted_date" timestamp with time zone,
	"first_approved_by" text,
	"first_approved_name" text,
	"decided_by" text,
	"decided_name" text,
	"decided_date" timestamp with time zone,
	"decide_reason" text,
	"created_by" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leaves_in_order" CHECK ("leaves"."to_date" >= "leaves"."from_date"),
	CONSTRAINT "leaves_half_of_one" CHECK ("leaves"."half_day" is null or "leaves"."from_date" = "leaves"."to_date")
);

ALTER TABLE "attendance_checks" ADD CONSTRAINT "attendance_checks_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_checks" ADD CONSTRAINT "attendance_checks_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_days" ADD CONSTRAINT "attendance_days_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_requests" ADD CONSTRAINT "attendance_requests_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_requests" ADD CONSTRAINT "attendance_requests_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "position_consents" ADD CONSTRAINT "position_consents_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_assignments" ADD CONSTRAINT "shift_assignments_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_assignments" ADD CONSTRAINT "shift_assignments_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_assignments" ADD CONSTRAINT "shift_assignments_shift_code_shifts_shift_code_fk" FOREIGN KEY ("shift_code") REFERENCES "public"."shifts"("shift_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_leave_code_leaves_leave_code_fk" FOREIGN KEY ("leave_code") REFERENCES "public"."leaves"("leave_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_delegate_user_code_users_usercode_fk" FOREIGN KEY ("delegate_user_code") REFERENCES "public"."users"("usercode") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "attendance_checks_once" ON "attendance_checks" USING btree ("client_uuid");
CREATE INDEX "attendance_checks_user" ON "attendance_checks" USING btree ("usercode","at_server");
CREATE INDEX "attendance_checks_at" ON "attendance_checks" USING btree ("at_server","attendance_code");
CREATE INDEX "attendance_checks_waiting" ON "attendance_checks" USING btree ("at_server","attendance_code") WHERE "attendance_checks"."status" = 'Submitted';
CREATE UNIQUE INDEX "attendance_days_once" ON "attendance_days" USING btree ("usercode","work_date");
CREATE INDEX "attendance_days_date" ON "attendance_days" USING btree ("work_date","day_id");
CREATE INDEX "attendance_days_dept" ON "attendance_days" USING btree ("dept_code","work_date","day_id");
CREATE INDEX "attendance_requests_user" ON "attendance_requests" USING btree ("usercode","work_date");
CREATE INDEX "attendance_requests_created" ON "attendance_requests" USING btree ("created_date","request_code");
CREATE UNIQUE INDEX "shift_assignments_user" ON "shift_assignments" USING btree ("usercode","from_date");
CREATE UNIQUE INDEX "shift_assignments_dept" ON "shift_assignments" USING btree ("dept_code","from_date");
CREATE INDEX "leave_ledger_user" ON "leave_ledger" USING btree ("usercode","leave_type","line_date");
CREATE UNIQUE INDEX "leave_ledger_by_day" ON "leave_ledger" USING btree ("usercode","leave_type","kind","line_date") WHERE "leave_ledger"."leave_code" is null;
CREATE INDEX "leaves_user" ON "leaves" USING btree ("usercode","from_date");
CREATE INDEX "leaves_created" ON "leaves" USING btree ("created_date","leave_code");
CREATE INDEX "leaves_dept" ON "leaves" USING btree ("dept_code","created_date","leave_code");
CREATE INDEX "leaves_period" ON "leaves" USING btree ("from_date","to_date");
