-- What the product gave this database of itself, and which demo data it holds.
CREATE TABLE "demo_loads" (
  "area" text PRIMARY KEY NOT NULL,
  "finished_date" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "reference_versions" (
  "name" text PRIMARY KEY NOT NULL,
  "hash" text NOT NULL,
  "codes" text[] NOT NULL
);
