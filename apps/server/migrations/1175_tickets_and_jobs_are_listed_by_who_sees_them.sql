-- A ticket is seen by several centres, a work order by all who work on it. Their lists were sorted from end to end: a column that holds
-- several codes has no index in the order of a list. Each code has a row of its own now, with the dates of the lists.
CREATE TABLE "ticket_centres" (
	"ticket_number" text NOT NULL,
	"asc_code" text NOT NULL,
	"scope_created_date" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_centres_pk" PRIMARY KEY("ticket_number","asc_code")
);
CREATE TABLE "work_order_people" (
	"work_order_number" text NOT NULL,
	"technician_code" text NOT NULL,
	"ticket_number" text NOT NULL,
	"scope_created_date" timestamp with time zone NOT NULL,
	"scope_ticket_date" timestamp with time zone NOT NULL,
	CONSTRAINT "work_order_people_pk" PRIMARY KEY("work_order_number","technician_code")
);

-- Written here alone, from the row whose codes they are; `added` and `removed` are the rows of a statement.
CREATE FUNCTION list_tickets_of_centres() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ticket_centres (ticket_number, asc_code, scope_created_date)
      SELECT DISTINCT a.ticket_number, code, a.created_date FROM added a, unnest(a.asc_codes) code;
    RETURN NULL;
  END IF;
  DELETE FROM ticket_centres WHERE ticket_number = NEW.ticket_number AND NOT asc_code = ANY (NEW.asc_codes);
  INSERT INTO ticket_centres AS l (ticket_number, asc_code, scope_created_date)
    SELECT DISTINCT NEW.ticket_number, code, NEW.created_date FROM unnest(NEW.asc_codes) code
    ON CONFLICT (ticket_number, asc_code) DO UPDATE SET scope_created_date = EXCLUDED.scope_created_date
      WHERE l.scope_created_date <> EXCLUDED.scope_created_date;
  IF OLD.created_date <> NEW.created_date THEN
    UPDATE work_order_people SET scope_ticket_date = NEW.created_date WHERE ticket_number = NEW.ticket_number;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER aftersales_tickets_centres AFTER INSERT ON aftersales_tickets REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_tickets_of_centres();
CREATE TRIGGER aftersales_tickets_centres_change AFTER UPDATE OF asc_codes, created_date ON aftersales_tickets FOR EACH ROW
  WHEN ((OLD.asc_codes, OLD.created_date) IS DISTINCT FROM (NEW.asc_codes, NEW.created_date))
  EXECUTE FUNCTION list_tickets_of_centres();
ALTER TABLE aftersales_tickets ENABLE ALWAYS TRIGGER aftersales_tickets_centres;
ALTER TABLE aftersales_tickets ENABLE ALWAYS TRIGGER aftersales_tickets_centres_change;

CREATE FUNCTION list_jobs_of_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO work_order_people (work_order_number, technician_code, ticket_number, scope_created_date, scope_ticket_date)
      SELECT DISTINCT a.work_order_number, code, a.ticket_number, a.created_date, t.created_date
      FROM added a JOIN aftersales_tickets t USING (ticket_number), unnest(a.helper_codes || a.technician_code) code WHERE code IS NOT NULL;
    RETURN NULL;
  END IF;
  DELETE FROM work_order_people WHERE work_order_number = NEW.work_order_number
    AND (technician_code = ANY (NEW.helper_codes || NEW.technician_code)) IS NOT TRUE;
  INSERT INTO work_order_people AS l (work_order_number, technician_code, ticket_number, scope_created_date, scope_ticket_date)
    SELECT DISTINCT NEW.work_order_number, code, NEW.ticket_number, NEW.created_date, t.created_date
    FROM unnest(NEW.helper_codes || NEW.technician_code) code, aftersales_tickets t
    WHERE code IS NOT NULL AND t.ticket_number = NEW.ticket_number
    ON CONFLICT (work_order_number, technician_code) DO UPDATE SET ticket_number = EXCLUDED.ticket_number,
      scope_created_date = EXCLUDED.scope_created_date, scope_ticket_date = EXCLUDED.scope_ticket_date
      WHERE (l.ticket_number, l.scope_created_date, l.scope_ticket_date)
        <> (EXCLUDED.ticket_number, EXCLUDED.scope_created_date, EXCLUDED.scope_ticket_date);
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_people AFTER INSERT ON work_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_jobs_of_people();
CREATE TRIGGER work_orders_people_change AFTER UPDATE OF technician_code, helper_codes, ticket_number, created_date ON work_orders FOR EACH ROW
  WHEN ((OLD.technician_code, OLD.helper_codes, OLD.ticket_number, OLD.created_date)
    IS DISTINCT FROM (NEW.technician_code, NEW.helper_codes, NEW.ticket_number, NEW.created_date))
  EXECUTE FUNCTION list_jobs_of_people();
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_people;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_people_change;

INSERT INTO ticket_centres (ticket_number, asc_code, scope_created_date)
  SELECT DISTINCT t.ticket_number, code, t.created_date FROM aftersales_tickets t, unnest(t.asc_codes) code;
INSERT INTO work_order_people (work_order_number, technician_code, ticket_number, scope_created_date, scope_ticket_date)
  SELECT DISTINCT w.work_order_number, code, w.ticket_number, w.created_date, t.created_date
  FROM work_orders w JOIN aftersales_tickets t USING (ticket_number), unnest(w.helper_codes || w.technician_code) code WHERE code IS NOT NULL;
ALTER TABLE "ticket_centres" ADD CONSTRAINT "ticket_centres_ticket" FOREIGN KEY ("ticket_number")
  REFERENCES "aftersales_tickets"("ticket_number") ON DELETE cascade;
ALTER TABLE "work_order_people" ADD CONSTRAINT "work_order_people_work_order" FOREIGN KEY ("work_order_number")
  REFERENCES "work_orders"("work_order_number") ON DELETE cascade;
CREATE INDEX "ticket_centres_list" ON "ticket_centres" USING btree ("asc_code","scope_created_date","ticket_number");
CREATE INDEX "work_order_people_jobs" ON "work_order_people" USING btree ("technician_code","scope_created_date","work_order_number");
CREATE INDEX "work_order_people_tickets" ON "work_order_people" USING btree ("technician_code","scope_ticket_date","ticket_number");
CREATE INDEX "work_order_people_ticket" ON "work_order_people" USING btree ("ticket_number");

-- What somebody wrote, in the order of the list.
DROP INDEX "aftersales_tickets_creator";
CREATE INDEX "aftersales_tickets_creator" ON "aftersales_tickets" USING btree ("created_by","created_date","ticket_number");
CREATE INDEX "work_orders_creator" ON "work_orders" USING btree ("created_by","created_date","work_order_number");
