-- Whether all work orders of a ticket are closed stands on the ticket: the tab of what is dispatched was counted by asking every ticket
-- that ever was about its work orders.
ALTER TABLE "aftersales_tickets" ADD COLUMN "is_work_done" boolean DEFAULT false NOT NULL;
UPDATE aftersales_tickets t SET is_work_done = true FROM (SELECT ticket_number FROM work_orders GROUP BY 1
  HAVING bool_and(service_status IN ('Confirmed', 'Confirmed_Automatic', 'Cancelled'))) w WHERE w.ticket_number = t.ticket_number;

-- Written here alone. The tickets are locked first: of two who close the last work orders at once, the second sees both closed.
CREATE FUNCTION mark_work_done(numbers text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM aftersales_tickets WHERE ticket_number = ANY (numbers) ORDER BY ticket_number FOR NO KEY UPDATE;
  UPDATE aftersales_tickets t SET is_work_done = d.is_done
    FROM (SELECT n AS ticket_number, coalesce(bool_and(w.service_status IN ('Confirmed', 'Confirmed_Automatic', 'Cancelled')), false) AS is_done
      FROM unnest(numbers) n LEFT JOIN work_orders w ON w.ticket_number = n GROUP BY n) d
    WHERE t.ticket_number = d.ticket_number AND t.is_work_done <> d.is_done;
END $$;
CREATE FUNCTION mark_work_done_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_work_done(array(SELECT DISTINCT ticket_number FROM added));
  RETURN NULL;
END $$;
CREATE FUNCTION mark_work_done_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_work_done(array(SELECT DISTINCT ticket_number FROM removed));
  RETURN NULL;
END $$;
CREATE FUNCTION mark_work_done_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_work_done(ARRAY[OLD.ticket_number, NEW.ticket_number]);
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_done AFTER INSERT ON work_orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_work_done_of_added();
CREATE TRIGGER work_orders_done_removal AFTER DELETE ON work_orders REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_work_done_of_removed();
CREATE TRIGGER work_orders_done_change AFTER UPDATE OF service_status, ticket_number ON work_orders FOR EACH ROW
  WHEN ((OLD.ticket_number, OLD.service_status IN ('Confirmed', 'Confirmed_Automatic', 'Cancelled'))
    IS DISTINCT FROM (NEW.ticket_number, NEW.service_status IN ('Confirmed', 'Confirmed_Automatic', 'Cancelled')))
  EXECUTE FUNCTION mark_work_done_of_changed();
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_done;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_done_removal;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_done_change;

-- What is dispatched and not done is few, in the order of its list.
CREATE INDEX "aftersales_tickets_open" ON "aftersales_tickets" USING btree ("created_date","ticket_number")
  WHERE ticket_status = 'Ticket_Dispatched' and not is_work_done;
CREATE INDEX "aftersales_tickets_open_dept" ON "aftersales_tickets" USING btree ("dept_code","created_date","ticket_number")
  WHERE ticket_status = 'Ticket_Dispatched' and not is_work_done;
-- The desk asks for what was dispatched today.
CREATE INDEX "aftersales_tickets_dispatched" ON "aftersales_tickets" USING btree ("dispatched_date") WHERE dispatched_date is not null;
