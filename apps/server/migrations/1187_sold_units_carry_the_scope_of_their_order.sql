-- Whose a retail order is stands on its units: a list in somebody's scope looked up the order of every unit that was ever sold.
ALTER TABLE "retail_order_lines" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE retail_order_lines t SET scope_dept_code = o.dept_code, scope_salesman_code = o.salesman_code, scope_created_by = o.created_by
  FROM retail_orders o WHERE o.retail_order_code = t.retail_order_code;

-- As take_scope_of_customer, for whatever belongs to a retail order.
CREATE FUNCTION take_scope_of_retail_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.retail_order_code) & 63);
  SELECT dept_code, salesman_code, created_by INTO owner FROM retail_orders WHERE retail_order_code = NEW.retail_order_code;
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_created_by := owner.created_by;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER retail_order_lines_scope BEFORE INSERT OR UPDATE OF retail_order_code ON retail_order_lines
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_retail_order();
CREATE TRIGGER retail_orders_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON retail_orders FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('retail_order_code', 'retail_order_lines');
ALTER TABLE retail_order_lines ENABLE ALWAYS TRIGGER retail_order_lines_scope;
ALTER TABLE retail_orders ENABLE ALWAYS TRIGGER retail_orders_scope;

CREATE INDEX "retail_order_lines_branch" ON "retail_order_lines" USING btree ("scope_dept_code","sale_date","line_id");
CREATE INDEX "retail_order_lines_salesman" ON "retail_order_lines" USING btree ("scope_salesman_code","sale_date","line_id");
CREATE INDEX "retail_order_lines_owner" ON "retail_order_lines" USING btree ("scope_created_by","sale_date","line_id");
