-- The titles of the columns that become a file for Talenta, and visits of one user by day.
CREATE TABLE "talenta_mappings" (
	"mapping_code" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL
);
CREATE INDEX "visits_user_date" ON "visits" USING btree ("usercode","visit_date");
