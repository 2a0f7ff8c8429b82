-- A day of leave takes the visits that were planned for it out of what was planned and missed.
ALTER TABLE "visit_plans" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;
UPDATE "visit_plans" p SET "is_off" = true FROM "leaves" l
  WHERE l."usercode" = p."usercode" AND l."status" IN ('Approved', 'Adjusted') AND l."half_day" IS NULL
    AND p."plan_date" BETWEEN l."from_date" AND l."to_date";
