-- A task is assigned as soon as somebody has it, not before.
ALTER TABLE "complaints" ALTER COLUMN "task_status" SET DEFAULT 'Task_Unassigned';
UPDATE "complaints" SET "task_status" = 'Task_Unassigned' WHERE "owner_code" IS NULL AND "task_status" = 'Task_Assigned';
