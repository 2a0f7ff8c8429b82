-- Every verdict on two logs stays, with what was compared. Verdicts that were given already are taken over as the logs stand today.
CREATE TABLE "similarity_labels" (
	"label_id" bigserial PRIMARY KEY NOT NULL,
	"log_code" text NOT NULL,
	"other_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"other_dept_code" text NOT NULL,
	"project_name" text NOT NULL,
	"other_project_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"other_owner_name" text NOT NULL,
	"address" text NOT NULL,
	"other_address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"other_lat" double precision NOT NULL,
	"other_lng" double precision NOT NULL,
	"score" double precision NOT NULL,
	"distance_m" integer,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"judged_by" text NOT NULL,
	"judge_name" text NOT NULL,
	"judged_date" timestamp with time zone NOT NULL,
	"taken_back_date" timestamp with time zone
);
CREATE INDEX "similarity_labels_judged" ON "similarity_labels" USING btree ("judged_date","label_id");
CREATE INDEX "similarity_labels_pair" ON "similarity_labels" USING btree ("log_code","other_code");
INSERT INTO "similarity_labels" ("log_code", "other_code", "dept_code", "other_dept_code", "project_name", "other_project_name", "owner_name",
    "other_owner_name", "address", "other_address", "lat", "lng", "other_lat", "other_lng", "score", "distance_m", "verdict", "reason",
    "judged_by", "judge_name", "judged_date")
  SELECT p."log_code", p."other_code", a."dept_code", b."dept_code", a."project_name", b."project_name", a."owner_name", b."owner_name",
    a."detail_address", b."detail_address", a."lat", a."lng", b."lat", b."lng", p."score", p."distance_m", p."verdict", coalesce(p."reason", ''),
    coalesce(p."judged_by", ''), coalesce(p."judge_name", ''), p."judged_date"
  FROM "similarity_pairs" p JOIN "project_logs" a ON a."log_code" = p."log_code" JOIN "project_logs" b ON b."log_code" = p."other_code"
  WHERE p."verdict" IS NOT NULL AND p."judged_date" IS NOT NULL;
