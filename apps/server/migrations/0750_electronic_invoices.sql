-- Versions of invoices at the tax office, files for Coretax, letters to customers, and slips of tax kept back.
CREATE TABLE "e_invoice_files" (
	"file_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoice_files_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period" text NOT NULL,
	"invoice_count" integer NOT NULL,
	"created_by" text NOT NULL,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "e_invoice_mails" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "e_invoice_mails_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_code" text NOT NULL,
	"invoice_codes" text[] NOT NULL,
	"nsfps" text[] NOT NULL,
	"channel" text NOT NULL,
	"recipient_name" text NOT NULL,
	"address" text NOT NULL,
	"event" text NOT NULL,
	"how" text NOT NULL,
	"delivery_id" bigint,
	"token_hash" text,
	"expires_date" timestamp with time zone NOT NULL,
	"opened_date" timestamp with time zone,
	"sent_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "e_invoices" (
	"e_invoice_code" text PRIMARY KEY NOT NULL,
	"invoice_code" text NOT NULL,
	"version" integer NOT NULL,
	"period" text NOT NULL,
	"tax_date" date NOT NULL,
	"provider" text,
	"e_status" text DEFAULT 'Not_Ready' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"nsfp" text,
	"replaces_nsfp" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payload" jsonb,
	"error_code" text,
	"error_message" text,
	"file_id" integer,
	"reason" text,
	"checked_date" timestamp with time zone,
	"claimed_date" timestamp with time zone,
	"next_ask_date" timestamp with time zone,
	"approved_date" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "e_invoices_live_has_number" CHECK ("e_invoices"."e_status" not in ('Approved_DJP', 'Replacing', 'Cancelling', 'Replaced') or "e_invoices"."nsfp" is not null)
);

CREATE TABLE "withholding_slips" (
	"slip_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withholding_slips_slip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_code" text NOT NULL,
	"tax_kind" text NOT NULL,
	"period" text NOT NULL,
	"base" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"slip_no" text,
	"slip_date" date,
	"status" text DEFAULT 'Awaited' NOT NULL,
	"remark" text,
	"create_user_name" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_user_name" text NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "withholding_slips_amount" CHECK ("withholding_slips"."amount" > 0 and "withholding_slips"."base" >= "withholding_slips"."amount"),
	CONSTRAINT "withholding_slips_number" CHECK ("withholding_slips"."status" = 'Awaited' or "withholding_slips"."slip_no" is not null)
);

ALTER TABLE "e_invoice_mails" ADD CONSTRAINT "e_invoice_mails_invoice_code_sales_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."sales_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_invoice_code_sales_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."sales_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withholding_slips" ADD CONSTRAINT "withholding_slips_invoice_code_sales_invoices_invoice_code_fk" FOREIGN KEY ("invoice_code") REFERENCES "public"."sales_invoices"("invoice_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "e_invoice_mails_created" ON "e_invoice_mails" USING btree ("created_date","mail_id");
CREATE INDEX "e_invoice_mails_invoice" ON "e_invoice_mails" USING btree ("invoice_code","mail_id");
CREATE UNIQUE INDEX "e_invoice_mails_token" ON "e_invoice_mails" USING btree ("token_hash");
CREATE UNIQUE INDEX "e_invoices_version" ON "e_invoices" USING btree ("invoice_code","version");
CREATE UNIQUE INDEX "e_invoices_live" ON "e_invoices" USING btree ("invoice_code") WHERE e_status in ('Approved_DJP', 'Replacing', 'Cancelling');
CREATE UNIQUE INDEX "e_invoices_open" ON "e_invoices" USING btree ("invoice_code") WHERE e_status in ('Not_Ready', 'Ready', 'Uploading', 'Waiting_DJP', 'Rejected_DJP');
CREATE UNIQUE INDEX "e_invoices_number" ON "e_invoices" USING btree ("nsfp");
CREATE INDEX "e_invoices_period" ON "e_invoices" USING btree ("period","e_status","tax_date","e_invoice_code");
CREATE INDEX "e_invoices_day" ON "e_invoices" USING btree ("tax_date","e_invoice_code");
CREATE INDEX "e_invoices_status" ON "e_invoices" USING btree ("e_status","tax_date","e_invoice_code");
CREATE INDEX "e_invoices_file" ON "e_invoices" USING btree ("file_id");
CREATE INDEX "e_invoices_due" ON "e_invoices" USING btree ("next_ask_date") WHERE e_status in ('Uploading', 'Waiting_DJP', 'Cancelling');
CREATE INDEX "withholding_slips_created" ON "withholding_slips" USING btree ("created_date","slip_id");
CREATE INDEX "withholding_slips_status" ON "withholding_slips" USING btree ("status","created_date","slip_id");
CREATE INDEX "withholding_slips_invoice" ON "withholding_slips" USING btree ("invoice_code");
