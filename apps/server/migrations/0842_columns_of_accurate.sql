CREATE TABLE "accurate_columns" (
  "dept_code" text PRIMARY KEY REFERENCES "departments" ("dept_code"),
  "titles" jsonb NOT NULL,
  "updated_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
