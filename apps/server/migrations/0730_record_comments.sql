-- Comments on records of any kind, and who follows them.
CREATE TABLE "record_comments" (
  "comment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "code" text NOT NULL,
  "body" text NOT NULL,
  "mentions" text[] DEFAULT '{}' NOT NULL,
  "usercode" text NOT NULL REFERENCES "users"("usercode"),
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "removed_at" timestamp with time zone
);
CREATE INDEX "record_comments_record" ON "record_comments" ("kind", "code", "comment_id");

CREATE TABLE "record_followers" (
  "kind" text NOT NULL,
  "code" text NOT NULL,
  "usercode" text NOT NULL REFERENCES "users"("usercode") ON DELETE CASCADE,
  "since" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "record_followers_kind_code_usercode_pk" PRIMARY KEY("kind","code","usercode")
);
CREATE INDEX "record_followers_usercode" ON "record_followers" ("usercode");
