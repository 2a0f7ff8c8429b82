-- What a size class of supervision takes; maintained on a page.
CREATE TABLE "supervision_levels" (
  "level" text PRIMARY KEY NOT NULL,
  "visits" integer NOT NULL,
  "days" integer NOT NULL,
  "skipped_steps" text[] DEFAULT '{}' NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);
INSERT INTO "supervision_levels" (level, visits, days, skipped_steps) VALUES
  ('A', 6, 120, '{}'),
  ('B', 4, 75, '{}'),
  ('C', 2, 30, '{training,debug}');
