-- A settlement is seen by its maker's branch and by the branches it pays. Which these are was found out anew for each settlement, by way of
-- its tickets; it stands beside the settlement now, with the date of the list.
CREATE TABLE "settlement_branches" (
	"settlement_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"scope_created_date" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_branches_pk" PRIMARY KEY("settlement_code","dept_code")
);

-- Looks again whether these branches see these settlements, each the one at its place. Who changes the same settlement is waited for.
CREATE FUNCTION list_settlements(codes text[], branches text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(1178, lock)
    FROM (SELECT DISTINCT hashtext(code) & 63 AS lock FROM unnest(codes) code ORDER BY 1) locks;
  WITH pairs AS MATERIALIZED (SELECT DISTINCT s.settlement_code, p.branch, s.created_date, s.dept_code = p.branch
      OR (SELECT true FROM settlement_tickets t WHERE t.scope_dept_code = p.branch AND t.settlement_code = s.settlement_code LIMIT 1) IS TRUE AS is_seen
    FROM unnest(codes, branches) p (code, branch) JOIN settlements s ON s.settlement_code = p.code WHERE p.branch IS NOT NULL),
  gone AS (DELETE FROM settlement_branches l USING pairs p
    WHERE NOT p.is_seen AND l.settlement_code = p.settlement_code AND l.dept_code = p.branch)
  INSERT INTO settlement_branches AS l (settlement_code, dept_code, scope_created_date)
    SELECT settlement_code, branch, created_date FROM pairs WHERE is_seen
    ON CONFLICT (settlement_code, dept_code) DO UPDATE SET scope_created_date = EXCLUDED.scope_created_date
      WHERE l.scope_created_date <> EXCLUDED.scope_created_date;
END $$;

CREATE FUNCTION list_settlements_of_makers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM list_settlements(ARRAY(SELECT settlement_code FROM added ORDER BY 1), ARRAY(SELECT dept_code FROM added ORDER BY settlement_code));
    RETURN NULL;
  END IF;
  PERFORM list_settlements(ARRAY[NEW.settlement_code, NEW.settlement_code], ARRAY[OLD.dept_code, NEW.dept_code]);
  UPDATE settlement_branches SET scope_created_date = NEW.created_date
    WHERE settlement_code = NEW.settlement_code AND scope_created_date <> NEW.created_date;
  RETURN NULL;
END $$;
CREATE TRIGGER settlements_branches AFTER INSERT ON settlements REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_settlements_of_makers();
CREATE TRIGGER settlements_branches_change AFTER UPDATE OF dept_code, created_date ON settlements FOR EACH ROW
  WHEN ((OLD.dept_code, OLD.created_date) IS DISTINCT FROM (NEW.dept_code, NEW.created_date)) EXECUTE FUNCTION list_settlements_of_makers();

CREATE FUNCTION list_settlements_of_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM list_settlements(ARRAY[OLD.settlement_code, NEW.settlement_code], ARRAY[OLD.scope_dept_code, NEW.scope_dept_code]);
  ELSE
    PERFORM list_settlements(array_agg(settlement_code), array_agg(scope_dept_code))
      FROM (SELECT DISTINCT settlement_code, scope_dept_code FROM changed) pairs;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER settlement_tickets_branches AFTER INSERT ON settlement_tickets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_settlements_of_tickets();
CREATE TRIGGER settlement_tickets_branches_removal AFTER DELETE ON settlement_tickets REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_settlements_of_tickets();
CREATE TRIGGER settlement_tickets_branches_change AFTER UPDATE ON settlement_tickets FOR EACH ROW
  WHEN ((OLD.settlement_code, OLD.scope_dept_code) IS DISTINCT FROM (NEW.settlement_code, NEW.scope_dept_code))
  EXECUTE FUNCTION list_settlements_of_tickets();
ALTER TABLE settlements ENABLE ALWAYS TRIGGER settlements_branches;
ALTER TABLE settlements ENABLE ALWAYS TRIGGER settlements_branches_change;
ALTER TABLE settlement_tickets ENABLE ALWAYS TRIGGER settlement_tickets_branches;
ALTER TABLE settlement_tickets ENABLE ALWAYS TRIGGER settlement_tickets_branches_removal;
ALTER TABLE settlement_tickets ENABLE ALWAYS TRIGGER settlement_tickets_branches_change;

INSERT INTO settlement_branches (settlement_code, dept_code, scope_created_date)
  SELECT settlement_code, dept_code, created_date FROM settlements
  UNION SELECT s.settlement_code, t.scope_dept_code, s.created_date FROM settlements s JOIN settlement_tickets t USING (settlement_code)
    WHERE t.scope_dept_code IS NOT NULL;
ALTER TABLE "settlement_branches" ADD CONSTRAINT "settlement_branches_settlement" FOREIGN KEY ("settlement_code")
  REFERENCES "settlements"("settlement_code") ON DELETE cascade;
CREATE INDEX "settlement_branches_list" ON "settlement_branches" USING btree ("dept_code","scope_created_date","settlement_code");
CREATE INDEX "settlements_creator" ON "settlements" USING btree ("created_by","created_date","settlement_code");
