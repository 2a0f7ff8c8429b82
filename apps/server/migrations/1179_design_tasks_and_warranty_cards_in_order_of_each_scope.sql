-- Whose a project is stands on its design tasks: in somebody's scope the project of every task was looked up, and what matched was sorted.
ALTER TABLE "design_tasks" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE design_tasks t SET scope_dept_code = l.dept_code, scope_salesman_code = l.salesman_code, scope_created_by = l.created_by
  FROM project_logs l WHERE l.log_code = t.log_code;
-- As take_scope_of_customer, for whatever belongs to a project.
CREATE FUNCTION take_scope_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.log_code) & 63);
  SELECT dept_code, salesman_code, created_by INTO owner FROM project_logs WHERE log_code = NEW.log_code;
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_created_by := owner.created_by;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER design_tasks_scope BEFORE INSERT OR UPDATE OF log_code ON design_tasks
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_project();
ALTER TABLE design_tasks ENABLE ALWAYS TRIGGER design_tasks_scope;
CREATE TRIGGER project_logs_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON project_logs FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('log_code', 'design_tasks');
ALTER TABLE project_logs ENABLE ALWAYS TRIGGER project_logs_scope;
CREATE INDEX "design_tasks_dept" ON "design_tasks" USING btree ("scope_dept_code","created_date","design_task_code");
CREATE INDEX "design_tasks_salesman" ON "design_tasks" USING btree ("scope_salesman_code","created_date","design_task_code");
CREATE INDEX "design_tasks_creator" ON "design_tasks" USING btree ("scope_created_by","created_date","design_task_code");

-- Both branches of a supervision see its cards.
CREATE INDEX "warranty_cards_dept" ON "warranty_cards" USING btree ("dept_code","created_date","card_key");
CREATE INDEX "warranty_cards_service" ON "warranty_cards" USING btree ("service_dept_code","created_date","card_key");
CREATE INDEX "warranty_cards_creator" ON "warranty_cards" USING btree ("created_by","created_date","card_key");
