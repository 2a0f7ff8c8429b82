-- What learners ask about a course, and what is answered.
CREATE TABLE "course_comments" (
  "comment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "course_code" text NOT NULL REFERENCES "courses"("course_code") ON DELETE CASCADE,
  "answers_to" integer REFERENCES "course_comments"("comment_id") ON DELETE CASCADE,
  "usercode" text NOT NULL REFERENCES "users"("usercode") ON DELETE CASCADE,
  "is_trainer" boolean DEFAULT false NOT NULL,
  "body" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "removed_date" timestamp with time zone,
  "hidden_date" timestamp with time zone,
  "hidden_by" text,
  "hidden_reason" text
);
CREATE INDEX "course_comments_course" ON "course_comments" ("course_code", "comment_id");
