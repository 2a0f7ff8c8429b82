-- Whose a customer is stands on its cashbacks: in somebody's scope the customer of every cashback was looked up, and what matched was sorted.
ALTER TABLE "cashbacks" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE cashbacks t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
CREATE TRIGGER cashbacks_scope BEFORE INSERT OR UPDATE OF customer_code ON cashbacks
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
ALTER TABLE cashbacks ENABLE ALWAYS TRIGGER cashbacks_scope;
DROP TRIGGER customers_scope ON customers;
CREATE TRIGGER customers_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'official_addresses', 'cashback_run_lines', 'cashbacks');
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope;

CREATE INDEX "cashbacks_branch" ON "cashbacks" USING btree ("scope_dept_code","created_date","cashback_code");
CREATE INDEX "cashbacks_salesman" ON "cashbacks" USING btree ("scope_salesman_code","created_date","cashback_code");
CREATE INDEX "cashbacks_creator" ON "cashbacks" USING btree ("created_by","created_date","cashback_code");
