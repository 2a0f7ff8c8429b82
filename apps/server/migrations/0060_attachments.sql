-- Photos, videos and files that hang on records, and files on their way.
CREATE TABLE "attachments" (
  "attachment_code" text PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "module_name" text NOT NULL,
  "module_code" text NOT NULL,
  "alias" text NOT NULL,
  "original_file_name" text NOT NULL,
  "content_type" text NOT NULL,
  "bytes" bigint NOT NULL,
  "sha256" text NOT NULL,
  "store_key" text NOT NULL,
  "thumbnail_key" text,
  "thumbnail_bytes" integer,
  "width" integer,
  "height" integer,
  "taken_date" timestamp with time zone,
  "lat" double precision,
  "lng" double precision,
  "fingerprint" text,
  "source" text DEFAULT 'upload' NOT NULL,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_date" timestamp with time zone DEFAULT now() NOT NULL,
  "deleted_date" timestamp with time zone,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "uploads" (
  "upload_code" text PRIMARY KEY NOT NULL,
  "usercode" text NOT NULL,
  "kind" text NOT NULL,
  "module_name" text NOT NULL,
  "module_code" text NOT NULL,
  "alias" text NOT NULL,
  "original_file_name" text NOT NULL,
  "content_type" text NOT NULL,
  "bytes" bigint NOT NULL,
  "received" integer[] DEFAULT '{}' NOT NULL,
  "attachment_code" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "attachments_record" ON "attachments" USING btree ("module_name","module_code","created_date");
CREATE INDEX "attachments_fingerprint" ON "attachments" USING btree ("fingerprint");
CREATE INDEX "attachments_store_key" ON "attachments" USING btree ("store_key");
CREATE INDEX "uploads_created_date" ON "uploads" USING btree ("created_date");
