-- The branch of a ticket stands on its place in a settlement: to know whether a settlement concerns a branch, all its tickets were looked up.
ALTER TABLE "settlement_tickets" ADD COLUMN "scope_dept_code" text;
UPDATE settlement_tickets t SET scope_dept_code = b.dept_code FROM bonus_tickets b WHERE b.bonus_ticket_code = t.bonus_ticket_code;

-- As take_scope_of_customer, for whatever belongs to a bonus ticket.
CREATE FUNCTION take_scope_of_bonus_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE owner record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1170, hashtext(NEW.bonus_ticket_code) & 63);
  SELECT dept_code INTO owner FROM bonus_tickets WHERE bonus_ticket_code = NEW.bonus_ticket_code;
  IF FOUND THEN
    NEW.scope_dept_code := owner.dept_code;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER settlement_tickets_scope BEFORE INSERT OR UPDATE OF bonus_ticket_code ON settlement_tickets
  FOR EACH ROW EXECUTE FUNCTION take_scope_of_bonus_ticket();
CREATE TRIGGER bonus_tickets_scope AFTER UPDATE OF dept_code ON bonus_tickets FOR EACH ROW
  WHEN (OLD.dept_code IS DISTINCT FROM NEW.dept_code) EXECUTE FUNCTION give_scope('bonus_ticket_code', 'settlement_tickets');
ALTER TABLE settlement_tickets ENABLE ALWAYS TRIGGER settlement_tickets_scope;
ALTER TABLE bonus_tickets ENABLE ALWAYS TRIGGER bonus_tickets_scope;

CREATE INDEX "settlement_tickets_branch" ON "settlement_tickets" USING btree ("scope_dept_code","settlement_code","line_no");
