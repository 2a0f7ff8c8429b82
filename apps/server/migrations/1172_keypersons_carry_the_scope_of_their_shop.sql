-- Whose a shop is stands on the people who decide there.
ALTER TABLE "keypersons" ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_customer_code" text;
UPDATE keypersons t SET scope_salesman_code = s.salesman_code, scope_customer_code = s.customer_code FROM shops s WHERE s.shop_code = t.shop_code;

-- As take_scope_of_customer, for whatever belongs to a shop, or to none.
CREATE FUNCTION take_scope_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.shop_code) & 63);
  SELECT salesman_code, customer_code INTO owner FROM shops WHERE shop_code = NEW.shop_code;
  IF FOUND OR NEW.shop_code IS NULL THEN
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_customer_code := owner.customer_code;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keypersons_scope BEFORE INSERT OR UPDATE OF shop_code ON keypersons FOR EACH ROW EXECUTE FUNCTION take_scope_of_shop();
CREATE TRIGGER shops_scope AFTER UPDATE OF salesman_code, customer_code ON shops FOR EACH ROW
  WHEN ((OLD.salesman_code, OLD.customer_code) IS DISTINCT FROM (NEW.salesman_code, NEW.customer_code))
  EXECUTE FUNCTION give_scope('shop_code', 'keypersons');
ALTER TABLE keypersons ENABLE ALWAYS TRIGGER keypersons_scope;
ALTER TABLE shops ENABLE ALWAYS TRIGGER shops_scope;

CREATE INDEX "keypersons_salesman" ON "keypersons" USING btree ("scope_salesman_code","keyperson_name","keyperson_code");
CREATE INDEX "keypersons_owner" ON "keypersons" USING btree ("created_by","keyperson_name","keyperson_code");
CREATE INDEX "keypersons_customer" ON "keypersons" USING btree ("scope_customer_code","keyperson_name","keyperson_code");
-- Promotors are seen by their own columns.
CREATE INDEX "promotors_salesman" ON "promotors" USING btree ("salesman_code","promotor_name","promotor_code");
CREATE INDEX "promotors_owner" ON "promotors" USING btree ("created_by","promotor_name","promotor_code");
