-- Installers, where they are paid, the codes they sign in with, and what their phones allow.
CREATE SEQUENCE installer_code;

CREATE TABLE "installer_banks" (
  "user_code" text PRIMARY KEY NOT NULL,
  "bank_code" text NOT NULL,
  "bank_province_code" text,
  "bank_city_code" text,
  "account_name" text NOT NULL,
  "credited_account" text NOT NULL,
  "receiver_type" text NOT NULL,
  "receiver_residency" text NOT NULL,
  "transfer_type" text NOT NULL,
  "approve_status" text,
  "bank_verify_result" text DEFAULT 'Unknown' NOT NULL,
  "approve_reason" text,
  "approved_date" timestamp with time zone,
  "approved_user_code" text,
  "approved_user_name" text,
  "photo_code_disclaimer_letter" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "installers" (
  "user_code" text PRIMARY KEY NOT NULL,
  "phone_number" text NOT NULL,
  "email" text,
  "user_status" text DEFAULT 'Draft' NOT NULL,
  "user_type" text DEFAULT 'Installer' NOT NULL,
  "requested_type" text DEFAULT 'Installer' NOT NULL,
  "is_barred" boolean DEFAULT false NOT NULL,
  "dept_code" text NOT NULL,
  "user_name" text DEFAULT '' NOT NULL,
  "id_card_number" text DEFAULT '' NOT NULL,
  "id_card_address" text DEFAULT '' NOT NULL,
  "province_code" text,
  "city_code" text,
  "photo_code_id_card" text,
  "photo_code_id_profile" text,
  "consent_version" text,
  "consent_date" timestamp with time zone,
  "submitted_date" timestamp with time zone,
  "approved_date" timestamp with time zone,
  "approved_user_code" text,
  "approved_user_name" text,
  "approve_reason" text,
  "admin_remark" text,
  "last_login_date" timestamp with time zone,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "installers_phone_number" UNIQUE("phone_number")
);

CREATE TABLE "client_grants" (
  "usercode" text NOT NULL,
  "permission" text NOT NULL,
  "answer" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "client_grants_usercode_permission_pk" PRIMARY KEY("usercode","permission")
);

CREATE TABLE "one_time_codes" (
  "subject" text PRIMARY KEY NOT NULL,
  "code_hash" text,
  "code_sent_date" timestamp with time zone,
  "sends" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  "wrong_tries" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  "unknown_phones" timestamp with time zone[] DEFAULT '{}' NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_user_code_installers_user_code_fk" FOREIGN KEY ("user_code") REFERENCES "public"."installers"("user_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_bank_code_banks_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."banks"("bank_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_bank_province_code_provinces_province_code_fk" FOREIGN KEY ("bank_province_code") REFERENCES "public"."provinces"("province_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_bank_city_code_cities_city_code_fk" FOREIGN KEY ("bank_city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installer_banks" ADD CONSTRAINT "installer_banks_photo_code_disclaimer_letter_attachments_attachment_code_fk" FOREIGN KEY ("photo_code_disclaimer_letter") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_user_code_users_usercode_fk" FOREIGN KEY ("user_code") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_province_code_provinces_province_code_fk" FOREIGN KEY ("province_code") REFERENCES "public"."provinces"("province_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_city_code_cities_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."cities"("city_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_photo_code_id_card_attachments_attachment_code_fk" FOREIGN KEY ("photo_code_id_card") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "installers" ADD CONSTRAINT "installers_photo_code_id_profile_attachments_attachment_code_fk" FOREIGN KEY ("photo_code_id_profile") REFERENCES "public"."attachments"("attachment_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "client_grants" ADD CONSTRAINT "client_grants_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "installer_banks_status" ON "installer_banks" USING btree ("approve_status","user_code");
CREATE INDEX "installer_banks_account" ON "installer_banks" USING btree ("bank_code","credited_account");
CREATE UNIQUE INDEX "installers_id_card_number" ON "installers" USING btree ("id_card_number") WHERE user_status <> all (array['Draft'::text, 'Rejected'::text]);
CREATE INDEX "installers_id_card_search" ON "installers" USING btree ("id_card_number");
CREATE INDEX "installers_created" ON "installers" USING btree ("created_date","user_code");
CREATE INDEX "installers_dept_created" ON "installers" USING btree ("dept_code","created_date","user_code");
CREATE INDEX "installers_status_created" ON "installers" USING btree ("user_status","created_date","user_code");
CREATE INDEX "installers_name" ON "installers" USING btree ("user_name","user_code");
CREATE INDEX "installers_name_search" ON "installers" USING gin ("user_name" gin_trgm_ops);
CREATE INDEX "installers_phone_search" ON "installers" USING gin ("phone_number" gin_trgm_ops);
