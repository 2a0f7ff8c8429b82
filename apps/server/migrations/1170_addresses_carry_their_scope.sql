-- Whose a customer's address is stands on the address itself: a branch's list of 300,000 read and sorted them all by way of their customers.
ALTER TABLE "official_addresses" ADD COLUMN "scope_dept_code" text;
ALTER TABLE "official_addresses" ADD COLUMN "scope_salesman_code" text;
ALTER TABLE "official_addresses" ADD COLUMN "scope_created_by" text;
UPDATE "official_addresses" a SET scope_dept_code = c.dept_code, scope_salesman_code = c.salesman_code, scope_created_by = c.created_by
  FROM customers c WHERE c.customer_code = a.customer_code;

-- Written here alone. A customer that changes hands while an address is added is waited for, and the other way round; sixty-four locks
-- are enough for any sheet, and are shared by all who add.
CREATE FUNCTION take_scope_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.customer_code) & 63);
  SELECT dept_code, salesman_code, created_by INTO owner FROM customers WHERE customer_code = NEW.customer_code;
  -- A backup may bring the address before its customer, with all that it had.
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_created_by := owner.created_by;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER official_addresses_scope BEFORE INSERT OR UPDATE OF customer_code ON official_addresses
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();

CREATE FUNCTION give_scope_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1170, hashtext(NEW.customer_code) & 63);
  UPDATE official_addresses SET scope_dept_code = NEW.dept_code, scope_salesman_code = NEW.salesman_code, scope_created_by = NEW.created_by
    WHERE customer_code = NEW.customer_code;
  RETURN NULL;
END $$;
CREATE TRIGGER customers_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope_of_customer();
-- Also where references are left unchecked, as when the demo is loaded.
ALTER TABLE official_addresses ENABLE ALWAYS TRIGGER official_addresses_scope;
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope;

-- In the order of the list; the type comes last, so that they are counted from the index alone.
CREATE INDEX "official_addresses_branch" ON "official_addresses" USING btree ("scope_dept_code","created_date","address_code","address_type");
CREATE INDEX "official_addresses_salesman" ON "official_addresses" USING btree ("scope_salesman_code","created_date","address_code","address_type");
CREATE INDEX "official_addresses_owner" ON "official_addresses" USING btree ("scope_created_by","created_date","address_code","address_type");
