-- Courses with versions, learners with their progress, quizzes, certificates; pages about the brands.
CREATE TABLE "courses" (
  "course_code" text PRIMARY KEY NOT NULL,
  "title_default" text NOT NULL,
  "title_local" text NOT NULL,
  "category" text NOT NULL,
  "description_default" text DEFAULT '' NOT NULL,
  "description_local" text DEFAULT '' NOT NULL,
  "audience_roles" text[] DEFAULT '{}' NOT NULL,
  "audience_depts" text[] DEFAULT '{}' NOT NULL,
  "audience_ascs" text[] DEFAULT '{}' NOT NULL,
  "is_mandatory" boolean DEFAULT false NOT NULL,
  "due_days" integer,
  "publish_from" date,
  "publish_to" date,
  "content" jsonb NOT NULL,
  "lesson_count" integer NOT NULL,
  "minutes" integer NOT NULL,
  "missing_count" integer NOT NULL,
  "status" text DEFAULT 'Draft' NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "published_version" integer,
  "authors" text[] DEFAULT '{}' NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "courses_created" ON "courses" ("created_date", "course_code");
CREATE INDEX "courses_title" ON "courses" ("title_default", "course_code");
CREATE INDEX "courses_title_local" ON "courses" ("title_local", "course_code");

CREATE TABLE "course_versions" (
  "course_code" text NOT NULL REFERENCES "courses" ("course_code") ON DELETE CASCADE,
  "version" integer NOT NULL,
  "title_default" text NOT NULL,
  "title_local" text NOT NULL,
  "content" jsonb NOT NULL,
  "published_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "course_versions_course_code_version_pk" PRIMARY KEY ("course_code", "version")
);

CREATE TABLE "enrolments" (
  "enrolment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "course_code" text NOT NULL,
  "version" integer NOT NULL,
  "usercode" text NOT NULL REFERENCES "users" ("usercode") ON DELETE CASCADE,
  "assigned_by" text,
  "due_date" date,
  "status" text DEFAULT 'Not_Started' NOT NULL,
  "lessons" jsonb DEFAULT '{}' NOT NULL,
  "percent" integer DEFAULT 0 NOT NULL,
  "best_score" integer,
  "extra_attempts" integer DEFAULT 0 NOT NULL,
  "rating" integer,
  "rating_note" text,
  "last_activity" timestamp with time zone,
  "passed_date" timestamp with time zone,
  "reminded_date" timestamp with time zone,
  "is_current" boolean DEFAULT true NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "enrolments_version" FOREIGN KEY ("course_code", "version") REFERENCES "course_versions" ("course_code", "version")
);
CREATE UNIQUE INDEX "enrolments_current" ON "enrolments" ("course_code", "usercode") WHERE is_current;
CREATE INDEX "enrolments_user" ON "enrolments" ("usercode", "enrolment_id");
CREATE INDEX "enrolments_due" ON "enrolments" ("due_date") WHERE status in ('Not_Started', 'In_Progress');

CREATE TABLE "quiz_attempts" (
  "attempt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "enrolment_id" integer NOT NULL REFERENCES "enrolments" ("enrolment_id") ON DELETE CASCADE,
  "lesson_id" text NOT NULL,
  "attempt_no" integer NOT NULL,
  "paper" jsonb NOT NULL,
  "answers" jsonb DEFAULT '{}' NOT NULL,
  "started_date" timestamp with time zone DEFAULT now() NOT NULL,
  "ends_date" timestamp with time zone,
  "saved_date" timestamp with time zone,
  "finished_date" timestamp with time zone,
  "score" integer,
  "is_passed" boolean
);
CREATE UNIQUE INDEX "quiz_attempts_number" ON "quiz_attempts" ("enrolment_id", "lesson_id", "attempt_no");
CREATE UNIQUE INDEX "quiz_attempts_open" ON "quiz_attempts" ("enrolment_id", "lesson_id") WHERE finished_date is null;

CREATE TABLE "certificates" (
  "certificate_no" text PRIMARY KEY NOT NULL,
  "enrolment_id" integer NOT NULL REFERENCES "enrolments" ("enrolment_id") ON DELETE CASCADE,
  "usercode" text NOT NULL,
  "holder_name" text NOT NULL,
  "course_code" text NOT NULL,
  "version" integer NOT NULL,
  "title_default" text NOT NULL,
  "title_local" text NOT NULL,
  "score" integer,
  "valid_to" date,
  "token_hash" text NOT NULL,
  "revoked_date" timestamp with time zone,
  "revoke_reason" text,
  "issued_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNIQUE INDEX "certificates_enrolment" ON "certificates" ("enrolment_id");
CREATE UNIQUE INDEX "certificates_token" ON "certificates" ("token_hash");
CREATE INDEX "certificates_user" ON "certificates" ("usercode", "issued_date");

CREATE TABLE "brand_pages" (
  "brand_code" text PRIMARY KEY NOT NULL REFERENCES "brands" ("brand_code"),
  "title_default" text NOT NULL,
  "title_local" text NOT NULL,
  "intro_default" text DEFAULT '' NOT NULL,
  "intro_local" text DEFAULT '' NOT NULL,
  "order_no" integer DEFAULT 1 NOT NULL,
  "is_published" boolean DEFAULT false NOT NULL,
  "sections" jsonb DEFAULT '[]' NOT NULL,
  "updated_date" timestamp with time zone NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
