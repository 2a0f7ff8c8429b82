-- Words the company says its own way, messages to people, and settings of the site.
ALTER TABLE "users" ADD COLUMN "language" text;

CREATE TABLE "missing_words" (
  "missing_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missing_words_missing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "module" text NOT NULL,
  "word_key" text NOT NULL,
  "sample" text DEFAULT '' NOT NULL,
  "page" text DEFAULT '' NOT NULL,
  "times" integer DEFAULT 1 NOT NULL,
  "reported_by" text NOT NULL,
  "first_date" timestamp with time zone DEFAULT now() NOT NULL,
  "last_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "missing_words_once" UNIQUE("module","word_key")
);

CREATE TABLE "word_overrides" (
  "module" text NOT NULL,
  "word_key" text NOT NULL,
  "default_text" text,
  "local_text" text,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "word_overrides_module_word_key_pk" PRIMARY KEY("module","word_key")
);

CREATE TABLE "message_templates" (
  "template_code" text PRIMARY KEY NOT NULL,
  "subject" text NOT NULL,
  "body" text NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notification_choices" (
  "usercode" text NOT NULL,
  "event" text NOT NULL,
  "channel" text NOT NULL,
  "is_on" boolean NOT NULL,
  CONSTRAINT "notification_choices_usercode_event_channel_pk" PRIMARY KEY("usercode","event","channel")
);

CREATE TABLE "notifications" (
  "notification_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "usercode" text NOT NULL,
  "event" text NOT NULL,
  "title_default" text NOT NULL,
  "body_default" text NOT NULL,
  "title_local" text NOT NULL,
  "body_local" text NOT NULL,
  "variables" jsonb NOT NULL,
  "url" text DEFAULT '' NOT NULL,
  "entity" text,
  "entity_code" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "read_date" timestamp with time zone
);

CREATE TABLE "outbox" (
  "delivery_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "event" text NOT NULL,
  "channel" text NOT NULL,
  "usercode" text,
  "recipient_name" text NOT NULL,
  "address" text NOT NULL,
  "language" text NOT NULL,
  "subject" text NOT NULL,
  "body" text NOT NULL,
  "url" text DEFAULT '' NOT NULL,
  "entity" text,
  "entity_code" text,
  "is_test" boolean DEFAULT false NOT NULL,
  "template_version" integer DEFAULT 0 NOT NULL,
  "status" text DEFAULT 'Waiting' NOT NULL,
  "attempts" integer DEFAULT 0 NOT NULL,
  "last_error" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "claimed_date" timestamp with time zone,
  "next_date" timestamp with time zone,
  "done_date" timestamp with time zone
);

CREATE TABLE "outbox_attempts" (
  "delivery_id" bigint NOT NULL,
  "attempt" integer NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "took_ms" integer NOT NULL,
  "receipt" text,
  "error" text,
  CONSTRAINT "outbox_attempts_delivery_id_attempt_pk" PRIMARY KEY("delivery_id","attempt")
);

CREATE TABLE "site_settings" (
  "setting_key" text PRIMARY KEY NOT NULL,
  "value" jsonb NOT NULL,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "website_emails" (
  "purpose" text PRIMARY KEY NOT NULL,
  "description" text DEFAULT '' NOT NULL,
  "to" text[] NOT NULL,
  "cc" text[] NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "updated_by" text NOT NULL,
  "updated_user_name" text NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "outbox_attempts" ADD CONSTRAINT "outbox_attempts_delivery_id_outbox_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."outbox"("delivery_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "missing_words_reported" ON "missing_words" USING btree ("reported_by","first_date");
CREATE INDEX "missing_words_last" ON "missing_words" USING btree ("last_date","missing_id");
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("usercode","notification_id");
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("usercode","notification_id") WHERE "notifications"."read_date" is null;
CREATE INDEX "notifications_event" ON "notifications" USING btree ("event","notification_id");
CREATE INDEX "outbox_status" ON "outbox" USING btree ("status","delivery_id");
CREATE INDEX "outbox_entity" ON "outbox" USING btree ("entity","entity_code","delivery_id");
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_date","delivery_id");
CREATE INDEX "outbox_search" ON "outbox" USING gin ("address" gin_trgm_ops);
CREATE INDEX "outbox_name_search" ON "outbox" USING gin ("recipient_name" gin_trgm_ops);
