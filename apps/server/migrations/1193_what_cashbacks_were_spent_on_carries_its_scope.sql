-- Whose a cashback or an order that spends it is stands on its entries, plans and items themselves: their lists looked up the customer of
-- every row in somebody's scope, and sorted what matched.
ALTER TABLE "cashback_orders" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text;
ALTER TABLE "cashback_ledger" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text,
  ADD COLUMN "scope_customer_code" text;
ALTER TABLE "cashback_plans" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text,
  ADD COLUMN "scope_customer_code" text;
ALTER TABLE "cashback_order_items" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text,
  ADD COLUMN "scope_created_by" text, ADD COLUMN "scope_customer_code" text, ADD COLUMN "scope_created_date" timestamp with time zone;
-- What was written in the ledger still stays: whose it is follows its cashback.
DROP TRIGGER cashback_ledger_only_grows ON "cashback_ledger";
CREATE TRIGGER cashback_ledger_only_grows BEFORE DELETE OR UPDATE OF ledger_id, cashback_code, kind, amount, balance, order_code,
  invoice_code, reason, usercode, username, created_date ON "cashback_ledger" FOR EACH ROW EXECUTE FUNCTION cashback_ledger_only_grows();
UPDATE cashback_orders t SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = t.customer_code;
UPDATE cashback_ledger t SET scope_dept_code = o.scope_dept_code, scope_salesman_code = o.scope_salesman_code,
  scope_created_by = o.created_by, scope_customer_code = o.customer_code FROM cashbacks o WHERE o.cashback_code = t.cashback_code;
UPDATE cashback_plans t SET scope_dept_code = o.scope_dept_code, scope_salesman_code = o.scope_salesman_code,
  scope_created_by = o.created_by, scope_customer_code = o.customer_code FROM cashback_orders o WHERE o.order_code = t.order_code;
UPDATE cashback_order_items t SET scope_dept_code = o.scope_dept_code, scope_salesman_code = o.scope_salesman_code,
  scope_created_by = o.created_by, scope_customer_code = o.customer_code, scope_created_date = o.created_date
  FROM cashback_orders o WHERE o.order_code = t.order_code;

CREATE TRIGGER cashback_orders_scope BEFORE INSERT OR UPDATE OF customer_code ON cashback_orders
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
ALTER TABLE cashback_orders ENABLE ALWAYS TRIGGER cashback_orders_scope;
CREATE TRIGGER customers_scope_of_cashback_orders AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'cashback_orders');
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope_of_cashback_orders;

-- The branch and the salesperson are the customer's, who wrote it down is the cashback's own. The cashback is locked, so that it does not
-- change hands meanwhile: whoever moves its money has locked it before.
CREATE FUNCTION take_scope_of_cashback() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  SELECT scope_dept_code, scope_salesman_code, created_by, customer_code INTO owner FROM cashbacks
    WHERE cashback_code = NEW.cashback_code FOR SHARE;
  IF FOUND THEN
    NEW.scope_dept_code := owner.scope_dept_code;
    NEW.scope_salesman_code := owner.scope_salesman_code;
    NEW.scope_created_by := owner.created_by;
    NEW.scope_customer_code := owner.customer_code;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cashback_ledger_scope BEFORE INSERT ON cashback_ledger
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_cashback();
ALTER TABLE cashback_ledger ENABLE ALWAYS TRIGGER cashback_ledger_scope;
CREATE FUNCTION give_scope_of_cashback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cashback_ledger SET scope_dept_code = NEW.scope_dept_code, scope_salesman_code = NEW.scope_salesman_code,
    scope_created_by = NEW.created_by, scope_customer_code = NEW.customer_code WHERE cashback_code = NEW.cashback_code;
  RETURN NULL;
END $$;
CREATE TRIGGER cashbacks_scope_given AFTER UPDATE OF scope_dept_code, scope_salesman_code, created_by, customer_code ON cashbacks
  FOR EACH ROW WHEN ((OLD.scope_dept_code, OLD.scope_salesman_code, OLD.created_by, OLD.customer_code)
    IS DISTINCT FROM (NEW.scope_dept_code, NEW.scope_salesman_code, NEW.created_by, NEW.customer_code))
  EXECUTE FUNCTION give_scope_of_cashback();
ALTER TABLE cashbacks ENABLE ALWAYS TRIGGER cashbacks_scope_given;

-- The same of an order that spends cashback. Its items are listed by its date.
CREATE FUNCTION take_scope_of_cashback_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  SELECT scope_dept_code, scope_salesman_code, created_by, customer_code, created_date INTO owner FROM cashback_orders
    WHERE order_code = NEW.order_code FOR SHARE;
  IF FOUND THEN
    NEW.scope_dept_code := owner.scope_dept_code;
    NEW.scope_salesman_code := owner.scope_salesman_code;
    NEW.scope_created_by := owner.created_by;
    NEW.scope_customer_code := owner.customer_code;
    IF TG_TABLE_NAME = 'cashback_order_items' THEN
      NEW.scope_created_date := owner.created_date;
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cashback_plans_scope BEFORE INSERT OR UPDATE OF order_code ON cashback_plans
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_cashback_order();
CREATE TRIGGER cashback_order_items_scope BEFORE INSERT OR UPDATE OF order_code ON cashback_order_items
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_cashback_order();
ALTER TABLE cashback_plans ENABLE ALWAYS TRIGGER cashback_plans_scope;
ALTER TABLE cashback_order_items ENABLE ALWAYS TRIGGER cashback_order_items_scope;
CREATE FUNCTION give_scope_of_cashback_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cashback_plans SET scope_dept_code = NEW.scope_dept_code, scope_salesman_code = NEW.scope_salesman_code,
    scope_created_by = NEW.created_by, scope_customer_code = NEW.customer_code WHERE order_code = NEW.order_code;
  UPDATE cashback_order_items SET scope_dept_code = NEW.scope_dept_code, scope_salesman_code = NEW.scope_salesman_code,
    scope_created_by = NEW.created_by, scope_customer_code = NEW.customer_code, scope_created_date = NEW.created_date
    WHERE order_code = NEW.order_code;
  RETURN NULL;
END $$;
CREATE TRIGGER cashback_orders_scope_given AFTER UPDATE OF scope_dept_code, scope_salesman_code, created_by, customer_code, created_date
  ON cashback_orders FOR EACH ROW
  WHEN ((OLD.scope_dept_code, OLD.scope_salesman_code, OLD.created_by, OLD.customer_code, OLD.created_date)
    IS DISTINCT FROM (NEW.scope_dept_code, NEW.scope_salesman_code, NEW.created_by, NEW.customer_code, NEW.created_date))
  EXECUTE FUNCTION give_scope_of_cashback_order();
ALTER TABLE cashback_orders ENABLE ALWAYS TRIGGER cashback_orders_scope_given;

-- In the order of each list.
CREATE INDEX "cashback_ledger_branch" ON "cashback_ledger" USING btree ("scope_dept_code","created_date","ledger_id");
CREATE INDEX "cashback_ledger_salesman" ON "cashback_ledger" USING btree ("scope_salesman_code","created_date","ledger_id");
CREATE INDEX "cashback_ledger_creator" ON "cashback_ledger" USING btree ("scope_created_by","created_date","ledger_id");
CREATE INDEX "cashback_ledger_customer" ON "cashback_ledger" USING btree ("scope_customer_code","created_date","ledger_id");
CREATE INDEX "cashback_plans_branch" ON "cashback_plans" USING btree ("scope_dept_code","created_date","plan_id");
CREATE INDEX "cashback_plans_salesman" ON "cashback_plans" USING btree ("scope_salesman_code","created_date","plan_id");
CREATE INDEX "cashback_plans_creator" ON "cashback_plans" USING btree ("scope_created_by","created_date","plan_id");
CREATE INDEX "cashback_plans_customer" ON "cashback_plans" USING btree ("scope_customer_code","created_date","plan_id");
CREATE INDEX "cashback_order_items_created" ON "cashback_order_items" USING btree ("scope_created_date","order_item_id");
CREATE INDEX "cashback_order_items_branch" ON "cashback_order_items" USING btree ("scope_dept_code","scope_created_date","order_item_id");
CREATE INDEX "cashback_order_items_salesman" ON "cashback_order_items"
  USING btree ("scope_salesman_code","scope_created_date","order_item_id");
CREATE INDEX "cashback_order_items_creator" ON "cashback_order_items" USING btree ("scope_created_by","scope_created_date","order_item_id");
CREATE INDEX "cashback_order_items_customer" ON "cashback_order_items"
  USING btree ("scope_customer_code","scope_created_date","order_item_id");
