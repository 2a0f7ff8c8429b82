-- Sold units of deleted orders are not listed: the order of every unit was looked up to count them. The status stands on the unit too.
ALTER TABLE "retail_order_lines" ADD COLUMN "scope_status" text;
UPDATE retail_order_lines t SET scope_status = o.status FROM retail_orders o WHERE o.retail_order_code = t.retail_order_code;

-- Orders change their status often and many at once: each waits for the units that are added to itself, not for one of sixty-four locks.
CREATE OR REPLACE FUNCTION take_scope_of_retail_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.retail_order_code) & 63);
  SELECT dept_code, salesman_code, created_by, status INTO owner FROM retail_orders WHERE retail_order_code = NEW.retail_order_code
    FOR SHARE;
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_created_by := owner.created_by;
    NEW.scope_status := owner.status;
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION give_status_of_retail_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE retail_order_lines SET scope_status = NEW.status WHERE retail_order_code = NEW.retail_order_code;
  RETURN NULL;
END $$;
CREATE TRIGGER retail_orders_status AFTER UPDATE OF status ON retail_orders FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION give_status_of_retail_order();
ALTER TABLE retail_orders ENABLE ALWAYS TRIGGER retail_orders_status;

-- The status comes last, so that they are counted from the index alone.
DROP INDEX "retail_order_lines_sold";
DROP INDEX "retail_order_lines_branch";
DROP INDEX "retail_order_lines_salesman";
DROP INDEX "retail_order_lines_owner";
CREATE INDEX "retail_order_lines_sold" ON "retail_order_lines" USING btree ("sale_date","line_id","scope_status");
CREATE INDEX "retail_order_lines_branch" ON "retail_order_lines" USING btree ("scope_dept_code","sale_date","line_id","scope_status");
CREATE INDEX "retail_order_lines_salesman" ON "retail_order_lines" USING btree ("scope_salesman_code","sale_date","line_id","scope_status");
CREATE INDEX "retail_order_lines_owner" ON "retail_order_lines" USING btree ("scope_created_by","sale_date","line_id","scope_status");
