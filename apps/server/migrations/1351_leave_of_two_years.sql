-- Days of leave in the next year are taken from that year's balance, and joint leave from the balance where HR says so.
ALTER TABLE "leaves" ADD COLUMN "days_next_year" double precision DEFAULT 0 NOT NULL;
ALTER TABLE "leave_type_rules" ADD COLUMN "takes_joint_leave" boolean DEFAULT false NOT NULL;
