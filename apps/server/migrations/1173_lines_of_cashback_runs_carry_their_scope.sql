-- Whose a customer is stands on its line of a run: to know whether a run concerns a branch, all its customers were looked up.
ALTER TABLE "cashback_run_lines" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE cashback_run_lines t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
CREATE TRIGGER cashback_run_lines_scope BEFORE INSERT OR UPDATE OF customer_code ON cashback_run_lines
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
ALTER TABLE cashback_run_lines ENABLE ALWAYS TRIGGER cashback_run_lines_scope;
DROP TRIGGER customers_scope ON customers;
CREATE TRIGGER customers_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'official_addresses', 'cashback_run_lines');
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope;

CREATE INDEX "cashback_run_lines_size" ON "cashback_run_lines" USING btree ("run_code",abs("difference"),"run_line_id");
CREATE INDEX "cashback_run_lines_branch" ON "cashback_run_lines" USING btree ("scope_dept_code","run_code",abs("difference"),"run_line_id");
CREATE INDEX "cashback_run_lines_salesman" ON "cashback_run_lines" USING btree ("scope_salesman_code","run_code",abs("difference"),"run_line_id");
CREATE INDEX "cashback_run_lines_owner" ON "cashback_run_lines" USING btree ("scope_created_by","run_code",abs("difference"),"run_line_id");
