-- Who gets which management report by mail every week, and the pictures of mails.
CREATE TABLE "report_mails" (
  "usercode" text NOT NULL REFERENCES "users" ("usercode") ON DELETE CASCADE,
  "report" text NOT NULL,
  "sent_for" date,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "report_mails_usercode_report_pk" PRIMARY KEY ("usercode", "report")
);
CREATE TABLE "outbox_pictures" (
  "delivery_id" bigint PRIMARY KEY NOT NULL REFERENCES "outbox" ("delivery_id") ON DELETE CASCADE,
  "name" text NOT NULL,
  "png" bytea NOT NULL
);
