-- Sign-ins that begin elsewhere, attempts that are counted, passwords that must be changed.
CREATE TABLE "house_secrets" (
  "name" text PRIMARY KEY NOT NULL,
  "secret" text NOT NULL
);

CREATE TABLE "sign_in_attempts" (
  "subject" text PRIMARY KEY NOT NULL,
  "attempts" timestamp with time zone[] NOT NULL
);

CREATE TABLE "sign_in_starts" (
  "state_hash" text PRIMARY KEY NOT NULL,
  "browser_hash" text NOT NULL,
  "provider" text NOT NULL,
  "homepage" text NOT NULL,
  "is_kept" boolean NOT NULL,
  "kept" jsonb NOT NULL,
  "expires_date" timestamp with time zone NOT NULL
);

ALTER TABLE "login_codes" ADD COLUMN "homepage" text DEFAULT '/' NOT NULL;
ALTER TABLE "login_codes" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;
ALTER TABLE "users" ADD COLUMN "password_changed_date" timestamp with time zone;
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_usercode_fits" CHECK (octet_length("users"."usercode") between 1 and 16);
CREATE INDEX "sign_in_starts_browser_hash" ON "sign_in_starts" USING btree ("browser_hash");
CREATE INDEX "sign_in_starts_expires_date" ON "sign_in_starts" USING btree ("expires_date");
