ALTER TABLE "repair_choices" ADD COLUMN "created_date" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "repair_choices" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;
