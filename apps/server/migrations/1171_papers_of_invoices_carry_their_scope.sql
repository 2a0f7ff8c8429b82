-- Whose an invoice is stands on its tax invoices, letters and slips themselves: a list in somebody's scope read all invoices beside them.
ALTER TABLE "e_invoices" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text,
  ADD COLUMN "scope_customer_code" text;
ALTER TABLE "e_invoice_mails" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text,
  ADD COLUMN "scope_customer_code" text;
ALTER TABLE "withholding_slips" ADD COLUMN "scope_dept_code" text, ADD COLUMN "scope_salesman_code" text, ADD COLUMN "scope_created_by" text,
  ADD COLUMN "scope_customer_code" text;
UPDATE e_invoices t SET scope_dept_code = i.dept_code, scope_salesman_code = i.salesman_code, scope_created_by = i.created_by,
  scope_customer_code = i.customer_code FROM sales_invoices i WHERE i.invoice_code = t.invoice_code;
UPDATE e_invoice_mails t SET scope_dept_code = i.dept_code, scope_salesman_code = i.salesman_code, scope_created_by = i.created_by,
  scope_customer_code = i.customer_code FROM sales_invoices i WHERE i.invoice_code = t.invoice_code;
UPDATE withholding_slips t SET scope_dept_code = i.dept_code, scope_salesman_code = i.salesman_code, scope_created_by = i.created_by,
  scope_customer_code = i.customer_code FROM sales_invoices i WHERE i.invoice_code = t.invoice_code;

-- Gives what a record says of its scope to the rows that copy it: column `scope_x` of a table takes what `x` is here. Told as arguments:
-- the key by which both know the record, then the tables. Locks as in take_scope_of_customer.
CREATE FUNCTION give_scope() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  copying text;
  copied text;
BEGIN
  PERFORM pg_advisory_xact_lock(1170, hashtext(to_jsonb(NEW) ->> TG_ARGV[0]) & 63);
  FOREACH copying IN ARRAY TG_ARGV[1:] LOOP
    SELECT string_agg(format('%I = ($1).%I', a.attname, substr(a.attname, 7)), ', ') INTO copied FROM pg_attribute a
      WHERE a.attrelid = copying::regclass AND a.attname LIKE 'scope\_%' AND NOT a.attisdropped;
    EXECUTE format('UPDATE %I SET %s WHERE %I = ($1).%I', copying, copied, TG_ARGV[0], TG_ARGV[0]) USING NEW;
  END LOOP;
  RETURN NULL;
END $$;

DROP TRIGGER customers_scope ON customers;
DROP FUNCTION give_scope_of_customer();
CREATE TRIGGER customers_scope AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'official_addresses');
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope;

-- As take_scope_of_customer, for whatever belongs to an invoice.
CREATE FUNCTION take_scope_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.invoice_code) & 63);
  SELECT dept_code, salesman_code, created_by, customer_code INTO owner FROM sales_invoices WHERE invoice_code = NEW.invoice_code;
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
    NEW.scope_salesman_code := owner.salesman_code;
    NEW.scope_created_by := owner.created_by;
    NEW.scope_customer_code := owner.customer_code;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER e_invoices_scope BEFORE INSERT OR UPDATE OF invoice_code ON e_invoices
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_invoice();
CREATE TRIGGER e_invoice_mails_scope BEFORE INSERT OR UPDATE OF invoice_code ON e_invoice_mails
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_invoice();
CREATE TRIGGER withholding_slips_scope BEFORE INSERT OR UPDATE OF invoice_code ON withholding_slips
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_invoice();
CREATE TRIGGER sales_invoices_scope AFTER UPDATE OF dept_code, salesman_code, created_by, customer_code ON sales_invoices FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by, OLD.customer_code)
    IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by, NEW.customer_code))
  EXECUTE FUNCTION give_scope('invoice_code', 'e_invoices', 'e_invoice_mails', 'withholding_slips');
ALTER TABLE e_invoices ENABLE ALWAYS TRIGGER e_invoices_scope;
ALTER TABLE e_invoice_mails ENABLE ALWAYS TRIGGER e_invoice_mails_scope;
ALTER TABLE withholding_slips ENABLE ALWAYS TRIGGER withholding_slips_scope;
ALTER TABLE sales_invoices ENABLE ALWAYS TRIGGER sales_invoices_scope;

-- In the order of each list.
CREATE INDEX "e_invoices_branch" ON "e_invoices" USING btree ("scope_dept_code","tax_date","e_invoice_code");
CREATE INDEX "e_invoices_salesman" ON "e_invoices" USING btree ("scope_salesman_code","tax_date","e_invoice_code");
CREATE INDEX "e_invoices_owner" ON "e_invoices" USING btree ("scope_created_by","tax_date","e_invoice_code");
CREATE INDEX "e_invoices_customer" ON "e_invoices" USING btree ("scope_customer_code","tax_date","e_invoice_code");
CREATE INDEX "e_invoice_mails_branch" ON "e_invoice_mails" USING btree ("scope_dept_code","created_date","mail_id");
CREATE INDEX "e_invoice_mails_salesman" ON "e_invoice_mails" USING btree ("scope_salesman_code","created_date","mail_id");
CREATE INDEX "e_invoice_mails_owner" ON "e_invoice_mails" USING btree ("scope_created_by","created_date","mail_id");
CREATE INDEX "e_invoice_mails_customer" ON "e_invoice_mails" USING btree ("scope_customer_code","created_date","mail_id");
CREATE INDEX "withholding_slips_branch" ON "withholding_slips" USING btree ("scope_dept_code","created_date","slip_id");
CREATE INDEX "withholding_slips_salesman" ON "withholding_slips" USING btree ("scope_salesman_code","created_date","slip_id");
CREATE INDEX "withholding_slips_owner" ON "withholding_slips" USING btree ("scope_created_by","created_date","slip_id");
CREATE INDEX "withholding_slips_customer" ON "withholding_slips" USING btree ("scope_customer_code","created_date","slip_id");
