ALTER TABLE "serial_numbers" ADD COLUMN "is_damaged" boolean DEFAULT false NOT NULL;

-- What was missed in a count or on its way was scrapped for good until now; it is lost, and may be found.
WITH gone AS (
  SELECT DISTINCT ON (e.serial_number) e.event_id, e.serial_number, e.event,
    e.document_type = 'transfer' OR (e.document_type = 'stock-adjustment' AND e.note IN ('counted', 'lost', 'mistake')) AS is_lost
  FROM serial_events e JOIN serial_numbers s USING (serial_number)
  WHERE s.status = 'Scrapped' AND e.event = 'scrapped'
  ORDER BY e.serial_number, e.event_id DESC
), named AS (
  UPDATE serial_events e SET event = 'lost', status_after = 'Lost' FROM gone WHERE gone.is_lost AND e.event_id = gone.event_id
)
UPDATE serial_numbers s SET status = 'Lost' FROM gone WHERE gone.is_lost AND s.serial_number = gone.serial_number;
