-- A centre and its technicians see the units that are on tickets of theirs. Which these are was found out anew for each page, by way of
-- all their tickets; it stands beside the unit now, with the date of the list.
CREATE TABLE "consumer_item_viewers" (
	"consumer_item_id" integer NOT NULL,
	"seen_by" text NOT NULL,
	"scope_created_date" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_item_viewers_pk" PRIMARY KEY("consumer_item_id","seen_by")
);

-- What must stand there: centres, technicians and creators of the tickets on which a unit is named by its indoor or outdoor number.
CREATE FUNCTION viewers_of_consumer_items(ids integer[])
RETURNS TABLE (consumer_item_id integer, seen_by text, created_date timestamp with time zone) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT i.consumer_item_id, v.seen_by, i.created_date
  FROM consumer_items i
  CROSS JOIN LATERAL (SELECT u.ticket_number FROM ticket_units u WHERE u.serial_indoor = i.serial_indoor
    UNION SELECT u.ticket_number FROM ticket_units u WHERE u.serial_outdoor = i.serial_outdoor) named
  CROSS JOIN LATERAL (SELECT 'creator:' || t.created_by AS seen_by FROM aftersales_tickets t WHERE t.ticket_number = named.ticket_number
    UNION ALL SELECT 'asc:' || code FROM aftersales_tickets t, unnest(t.asc_codes) code WHERE t.ticket_number = named.ticket_number
    UNION ALL SELECT 'technician:' || code FROM work_orders w, unnest(w.helper_codes || w.technician_code) code
      WHERE w.ticket_number = named.ticket_number AND code IS NOT NULL) v
  WHERE i.consumer_item_id = ANY (ids)
$$;

-- Whoever changes a ticket, its units, its work orders or a unit at home waits for others at the same ticket and at the same numbers:
-- neither would see what the other adds. Tickets first, numbers in order; sixty-four locks of each are enough.
CREATE FUNCTION wait_for_tickets(numbers text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(1176, lock) FROM (SELECT DISTINCT hashtext(n) & 63 AS lock FROM unnest(numbers) n ORDER BY 1) locks
$$;
CREATE FUNCTION list_consumer_items(serials text[], changed integer DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  PERFORM pg_advisory_xact_lock(1177, lock)
    FROM (SELECT DISTINCT hashtext(s) & 63 AS lock FROM unnest(serials) s WHERE s IS NOT NULL ORDER BY 1) locks;
  ids := ARRAY(SELECT consumer_item_id FROM consumer_items WHERE serial_indoor = ANY (serials)
    UNION SELECT consumer_item_id FROM consumer_items WHERE serial_outdoor = ANY (serials)
    UNION SELECT changed WHERE changed IS NOT NULL);
  IF cardinality(ids) = 0 THEN RETURN; END IF;
  WITH wanted AS MATERIALIZED (SELECT * FROM viewers_of_consumer_items(ids)),
    gone AS (DELETE FROM consumer_item_viewers l WHERE l.consumer_item_id = ANY (ids)
      AND NOT EXISTS (SELECT FROM wanted w WHERE w.consumer_item_id = l.consumer_item_id AND w.seen_by = l.seen_by))
  INSERT INTO consumer_item_viewers AS l (consumer_item_id, seen_by, scope_created_date) SELECT * FROM wanted
    ON CONFLICT (consumer_item_id, seen_by) DO UPDATE SET scope_created_date = EXCLUDED.scope_created_date
      WHERE l.scope_created_date <> EXCLUDED.scope_created_date;
END $$;

CREATE FUNCTION list_items_at_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM list_consumer_items(ARRAY(SELECT unnest(ARRAY[serial_indoor, serial_outdoor]) FROM added));
  ELSE
    PERFORM list_consumer_items(ARRAY[OLD.serial_indoor, OLD.serial_outdoor, NEW.serial_indoor, NEW.serial_outdoor], NEW.consumer_item_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER consumer_items_viewers AFTER INSERT ON consumer_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_at_home();
CREATE TRIGGER consumer_items_viewers_change AFTER UPDATE OF serial_indoor, serial_outdoor, created_date ON consumer_items FOR EACH ROW
  WHEN ((OLD.serial_indoor, OLD.serial_outdoor, OLD.created_date) IS DISTINCT FROM (NEW.serial_indoor, NEW.serial_outdoor, NEW.created_date))
  EXECUTE FUNCTION list_items_at_home();

CREATE FUNCTION list_items_of_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM wait_for_tickets(ARRAY[OLD.ticket_number, NEW.ticket_number]);
    PERFORM list_consumer_items(ARRAY[OLD.serial_indoor, OLD.serial_outdoor, NEW.serial_indoor, NEW.serial_outdoor]);
  ELSE
    PERFORM wait_for_tickets(ARRAY(SELECT ticket_number FROM units WHERE coalesce(serial_indoor, serial_outdoor) IS NOT NULL));
    PERFORM list_consumer_items(ARRAY(SELECT unnest(ARRAY[serial_indoor, serial_outdoor]) FROM units));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_units_viewers AFTER INSERT ON ticket_units REFERENCING NEW TABLE AS units
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_of_units();
CREATE TRIGGER ticket_units_viewers_removal AFTER DELETE ON ticket_units REFERENCING OLD TABLE AS units
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_of_units();
CREATE TRIGGER ticket_units_viewers_change AFTER UPDATE OF ticket_number, serial_indoor, serial_outdoor ON ticket_units FOR EACH ROW
  WHEN ((OLD.ticket_number, OLD.serial_indoor, OLD.serial_outdoor) IS DISTINCT FROM (NEW.ticket_number, NEW.serial_indoor, NEW.serial_outdoor))
  EXECUTE FUNCTION list_items_of_units();

-- A new ticket has no units yet, and a new work order mostly nobody: `changed` are the rows of a statement.
CREATE FUNCTION list_items_of_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE numbers text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    numbers := ARRAY[OLD.ticket_number, NEW.ticket_number];
  ELSIF TG_TABLE_NAME = 'work_orders' THEN
    numbers := ARRAY(SELECT ticket_number FROM changed WHERE technician_code IS NOT NULL OR helper_codes <> '{}');
  ELSE
    numbers := ARRAY(SELECT ticket_number FROM changed c WHERE EXISTS (SELECT FROM ticket_units u WHERE u.ticket_number = c.ticket_number));
  END IF;
  IF cardinality(numbers) = 0 THEN RETURN NULL; END IF;
  PERFORM wait_for_tickets(numbers);
  PERFORM list_consumer_items(ARRAY(SELECT unnest(ARRAY[serial_indoor, serial_outdoor]) FROM ticket_units WHERE ticket_number = ANY (numbers)));
  RETURN NULL;
END $$;
CREATE TRIGGER aftersales_tickets_viewers AFTER INSERT ON aftersales_tickets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_of_tickets();
CREATE TRIGGER aftersales_tickets_viewers_change AFTER UPDATE OF asc_codes, created_by ON aftersales_tickets FOR EACH ROW
  WHEN ((OLD.asc_codes, OLD.created_by) IS DISTINCT FROM (NEW.asc_codes, NEW.created_by)) EXECUTE FUNCTION list_items_of_tickets();
CREATE TRIGGER work_orders_viewers AFTER INSERT ON work_orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_of_tickets();
CREATE TRIGGER work_orders_viewers_removal AFTER DELETE ON work_orders REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_items_of_tickets();
CREATE TRIGGER work_orders_viewers_change AFTER UPDATE OF technician_code, helper_codes, ticket_number ON work_orders FOR EACH ROW
  WHEN ((OLD.technician_code, OLD.helper_codes, OLD.ticket_number) IS DISTINCT FROM (NEW.technician_code, NEW.helper_codes, NEW.ticket_number))
  EXECUTE FUNCTION list_items_of_tickets();

ALTER TABLE consumer_items ENABLE ALWAYS TRIGGER consumer_items_viewers;
ALTER TABLE consumer_items ENABLE ALWAYS TRIGGER consumer_items_viewers_change;
ALTER TABLE ticket_units ENABLE ALWAYS TRIGGER ticket_units_viewers;
ALTER TABLE ticket_units ENABLE ALWAYS TRIGGER ticket_units_viewers_removal;
ALTER TABLE ticket_units ENABLE ALWAYS TRIGGER ticket_units_viewers_change;
ALTER TABLE aftersales_tickets ENABLE ALWAYS TRIGGER aftersales_tickets_viewers;
ALTER TABLE aftersales_tickets ENABLE ALWAYS TRIGGER aftersales_tickets_viewers_change;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_viewers;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_viewers_removal;
ALTER TABLE work_orders ENABLE ALWAYS TRIGGER work_orders_viewers_change;

INSERT INTO consumer_item_viewers (consumer_item_id, seen_by, scope_created_date)
  SELECT * FROM viewers_of_consumer_items(ARRAY(SELECT consumer_item_id FROM consumer_items));
ALTER TABLE "consumer_item_viewers" ADD CONSTRAINT "consumer_item_viewers_item" FOREIGN KEY ("consumer_item_id")
  REFERENCES "consumer_items"("consumer_item_id") ON DELETE cascade;
CREATE INDEX "consumer_item_viewers_list" ON "consumer_item_viewers" USING btree ("seen_by","scope_created_date","consumer_item_id");
