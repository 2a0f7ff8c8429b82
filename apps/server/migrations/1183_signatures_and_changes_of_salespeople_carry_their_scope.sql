-- Whose a customer is stands on its signatures and on what is written of its salespeople: in somebody's scope the customer of each was
-- looked up, and what matched was sorted.
ALTER TABLE "customer_signatures" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
ALTER TABLE "salesman_changes" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE customer_signatures t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
UPDATE salesman_changes t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
CREATE TRIGGER customer_signatures_scope BEFORE INSERT OR UPDATE OF customer_code ON customer_signatures
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
CREATE TRIGGER salesman_changes_scope BEFORE INSERT OR UPDATE OF customer_code ON salesman_changes
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
CREATE TRIGGER customers_scope_of_papers AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'customer_signatures', 'salesman_changes');
ALTER TABLE customer_signatures ENABLE ALWAYS TRIGGER customer_signatures_scope;
ALTER TABLE salesman_changes ENABLE ALWAYS TRIGGER salesman_changes_scope;
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope_of_papers;

-- In the order of each list.
CREATE INDEX "customer_signatures_branch" ON "customer_signatures" USING btree ("scope_dept_code","created_date","signature_code");
CREATE INDEX "customer_signatures_salesman" ON "customer_signatures" USING btree ("scope_salesman_code","created_date","signature_code");
CREATE INDEX "customer_signatures_creator" ON "customer_signatures" USING btree ("created_by","created_date","signature_code");
CREATE INDEX "salesman_changes_branch" ON "salesman_changes" USING btree ("scope_dept_code","created_date","change_id");
CREATE INDEX "salesman_changes_salesman" ON "salesman_changes" USING btree ("scope_salesman_code","created_date","change_id");
CREATE INDEX "salesman_changes_creator" ON "salesman_changes" USING btree ("scope_created_by","created_date","change_id");

-- Prices of one branch, and those of all.
CREATE INDEX "item_prices_dept" ON "item_prices" USING btree ("dept_code","created_date","price_code");
CREATE INDEX "item_prices_everywhere" ON "item_prices" USING btree ("created_date","price_code") WHERE dept_code is null;
