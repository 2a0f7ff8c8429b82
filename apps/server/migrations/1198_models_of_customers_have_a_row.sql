-- How many models a branch's customers have was counted from all units ever delivered. Each model of a customer has a row now: when its
-- first and last unit came, and when the last one left.
CREATE TABLE "customer_models" (
	"customer_code" text NOT NULL,
	"item_code" text NOT NULL,
	"first_came" date NOT NULL,
	"last_came" date NOT NULL,
	"last_left" date NOT NULL,
	"scope_dept_code" text,
	"scope_salesman_code" text,
	"scope_created_by" text,
	CONSTRAINT "customer_models_pk" PRIMARY KEY("customer_code","item_code")
);

-- Units that a customer has or had, with the day on which they left; 'infinity' while they are there.
CREATE FUNCTION held_units(codes text[], models text[])
  RETURNS TABLE (customer_code text, item_code text, came date, left_on date) LANGUAGE sql STABLE AS $$
  SELECT p.code, p.model, s.delivered_date, coalesce(CASE WHEN s.is_returned
      THEN (SELECT (max(e.happened_at) AT TIME ZONE 'Asia/Jakarta')::date FROM serial_events e
        WHERE e.serial_number = s.serial_number AND e.event = 'returned')
      ELSE coalesce(s.retail_date, s.installed_date) END, 'infinity')
  FROM unnest(codes, models) AS p(code, model) JOIN serial_numbers s
    ON s.customer_code = p.code AND coalesce(s.set_item_code, s.item_code) = p.model
  WHERE s.unit_kind <> 'Outdoor' AND s.delivered_date IS NOT NULL AND s.customer_code IS NOT NULL
$$;

-- Written here alone. Who changes units of the same model of a customer at the same time waits at the first statement, and sees in the
-- next one what the other wrote.
CREATE FUNCTION tell_models_of_customers(codes text[], models text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_models AS l (customer_code, item_code, first_came, last_came, last_left)
    SELECT p.code, p.model, 'infinity', '-infinity', '-infinity' FROM unnest(codes, models) AS p(code, model)
    JOIN customers c ON c.customer_code = p.code ORDER BY p.code, p.model
    ON CONFLICT (customer_code, item_code) DO UPDATE SET last_left = l.last_left WHERE false;
  UPDATE customer_models l SET first_came = u.first_came, last_came = u.last_came, last_left = u.last_left
    FROM (SELECT h.customer_code, h.item_code, min(h.came) AS first_came, max(h.came) AS last_came, max(h.left_on) AS last_left
      FROM held_units(codes, models) h GROUP BY 1, 2) u
    WHERE (l.customer_code, l.item_code) = (u.customer_code, u.item_code)
      AND (l.first_came, l.last_came, l.last_left) <> (u.first_came, u.last_came, u.last_left);
  DELETE FROM customer_models l USING unnest(codes, models) AS p(code, model)
    WHERE l.customer_code = p.code AND l.item_code = p.model
      AND NOT EXISTS (SELECT FROM held_units(ARRAY[p.code], ARRAY[p.model]));
END $$;

-- `removed` and `added` are the rows of a statement before and after, `touched` those that came or went as a whole.
CREATE FUNCTION list_models_of_customers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  codes text[];
  models text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    WITH was AS (SELECT serial_number, customer_code AS code, coalesce(set_item_code, item_code) AS model, delivered_date,
        retail_date, installed_date, is_returned FROM removed
        WHERE customer_code IS NOT NULL AND delivered_date IS NOT NULL AND unit_kind <> 'Outdoor'),
      becomes AS (SELECT serial_number, customer_code AS code, coalesce(set_item_code, item_code) AS model, delivered_date,
        retail_date, installed_date, is_returned FROM added
        WHERE customer_code IS NOT NULL AND delivered_date IS NOT NULL AND unit_kind <> 'Outdoor')
    SELECT array_agg(code), array_agg(model) INTO codes, models FROM (SELECT DISTINCT code, model FROM
      ((TABLE was EXCEPT TABLE becomes) UNION ALL (TABLE becomes EXCEPT TABLE was)) changed) pairs;
  ELSE
    SELECT array_agg(code), array_agg(model) INTO codes, models FROM (SELECT DISTINCT customer_code AS code,
      coalesce(set_item_code, item_code) AS model FROM touched
      WHERE customer_code IS NOT NULL AND delivered_date IS NOT NULL AND unit_kind <> 'Outdoor') pairs;
  END IF;
  IF codes IS NOT NULL THEN
    PERFORM tell_models_of_customers(codes, models);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER serial_numbers_models AFTER INSERT ON serial_numbers REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_models_of_customers();
CREATE TRIGGER serial_numbers_models_change AFTER UPDATE ON serial_numbers REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_models_of_customers();
CREATE TRIGGER serial_numbers_models_gone AFTER DELETE ON serial_numbers REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION list_models_of_customers();

-- The day on which a unit came back stands in its events.
CREATE FUNCTION list_models_of_returned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_models_of_customers(ARRAY[s.customer_code], ARRAY[coalesce(s.set_item_code, s.item_code)]) FROM serial_numbers s
    WHERE s.serial_number = NEW.serial_number AND s.customer_code IS NOT NULL AND s.delivered_date IS NOT NULL
      AND s.unit_kind <> 'Outdoor';
  RETURN NULL;
END $$;
CREATE TRIGGER serial_events_models AFTER INSERT ON serial_events FOR EACH ROW WHEN (NEW.event = 'returned')
  EXECUTE FUNCTION list_models_of_returned();

CREATE TRIGGER customer_models_scope BEFORE INSERT OR UPDATE OF customer_code ON customer_models
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_customer();
CREATE TRIGGER customers_scope_of_models AFTER UPDATE OF dept_code, salesman_code, created_by ON customers FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.salesman_code, OLD.created_by) IS DISTINCT FROM (NEW.dept_code, NEW.salesman_code, NEW.created_by))
  EXECUTE FUNCTION give_scope('customer_code', 'customer_models');
ALTER TABLE serial_numbers ENABLE ALWAYS TRIGGER serial_numbers_models;
ALTER TABLE serial_numbers ENABLE ALWAYS TRIGGER serial_numbers_models_change;
ALTER TABLE serial_numbers ENABLE ALWAYS TRIGGER serial_numbers_models_gone;
ALTER TABLE serial_events ENABLE ALWAYS TRIGGER serial_events_models;
ALTER TABLE customer_models ENABLE ALWAYS TRIGGER customer_models_scope;
ALTER TABLE customers ENABLE ALWAYS TRIGGER customers_scope_of_models;

SELECT tell_models_of_customers(array_agg(code), array_agg(model)) FROM (SELECT DISTINCT customer_code AS code,
  coalesce(set_item_code, item_code) AS model FROM serial_numbers
  WHERE customer_code IS NOT NULL AND delivered_date IS NOT NULL AND unit_kind <> 'Outdoor') pairs HAVING count(*) > 0;
ALTER TABLE "customer_models" ADD CONSTRAINT "customer_models_customer" FOREIGN KEY ("customer_code")
  REFERENCES "customers"("customer_code") ON DELETE cascade;
CREATE INDEX "customer_models_branch" ON "customer_models" USING btree ("scope_dept_code","last_left");
CREATE INDEX "customer_models_salesman" ON "customer_models" USING btree ("scope_salesman_code","last_left");
CREATE INDEX "customer_models_owner" ON "customer_models" USING btree ("scope_created_by","last_left");
