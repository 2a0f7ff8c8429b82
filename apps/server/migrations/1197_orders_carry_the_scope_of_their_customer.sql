-- Whose a customer is stands on its orders: what a salesperson's customers ordered this month was added up from all orders of the month, each with
-- its customer.
ALTER TABLE "customer_orders" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
UPDATE customer_orders t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
CREATE TRIGGER customer_orders_scope BEFORE INSERT OR UPDATE OF customer_code ON customer_orders
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
ALTER TABLE customer_orders ENABLE ALWAYS TRIGGER customer_orders_scope;
DROP TRIGGER customers_scope ON customers;
CREATE TRIGGER customers_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'official_addresses', 'cashback_run_lines', 'cashbacks', 'customer_orders');
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope;

CREATE INDEX "customer_orders_salesman" ON "customer_orders" USING btree ("scope_salesman_code","order_date","total_amount");
