-- Whether somebody is staff stands on the user: installers have accounts too, and the list of staff asked each of them for a record and roles.
ALTER TABLE "users" ADD COLUMN "is_staff" boolean DEFAULT true NOT NULL;

-- Written here alone: an installer is none, nor who has only roles of partners. The users are locked first: of two who change their roles at
-- once, the second sees both.
CREATE FUNCTION mark_staff(codes text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE usercode = ANY (codes) ORDER BY usercode FOR NO KEY UPDATE;
  UPDATE users u SET is_staff = d.is_staff
    FROM (SELECT c AS usercode, i.user_code IS NULL AND coalesce(bool_or(r.role_code
          NOT IN ('Customer', 'Keyperson', 'Partner-Sales-Installer', 'Partner-Common-Installer')), true) AS is_staff
      FROM unnest(codes) c LEFT JOIN installers i ON i.user_code = c LEFT JOIN user_roles r ON r.usercode = c GROUP BY c, i.user_code) d
    WHERE u.usercode = d.usercode AND u.is_staff <> d.is_staff;
END $$;
CREATE FUNCTION mark_staff_by_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM mark_staff(array(SELECT DISTINCT usercode FROM added));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM mark_staff(array(SELECT DISTINCT usercode FROM removed));
  ELSE
    PERFORM mark_staff(ARRAY[OLD.usercode, NEW.usercode]);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION mark_staff_by_installer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM mark_staff(array(SELECT user_code FROM added));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM mark_staff(array(SELECT user_code FROM removed));
  ELSE
    PERFORM mark_staff(ARRAY[OLD.user_code, NEW.user_code]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_staff AFTER INSERT ON user_roles REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_by_role();
CREATE TRIGGER user_roles_staff_removal AFTER DELETE ON user_roles REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_by_role();
CREATE TRIGGER user_roles_staff_change AFTER UPDATE OF usercode, role_code ON user_roles
  FOR EACH ROW EXECUTE FUNCTION mark_staff_by_role();
CREATE TRIGGER installers_staff AFTER INSERT ON installers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_by_installer();
CREATE TRIGGER installers_staff_removal AFTER DELETE ON installers REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_staff_by_installer();
CREATE TRIGGER installers_staff_change AFTER UPDATE OF user_code ON installers FOR EACH ROW
  WHEN (OLD.user_code <> NEW.user_code) EXECUTE FUNCTION mark_staff_by_installer();
ALTER TABLE user_roles ENABLE ALWAYS TRIGGER user_roles_staff;
ALTER TABLE user_roles ENABLE ALWAYS TRIGGER user_roles_staff_removal;
ALTER TABLE user_roles ENABLE ALWAYS TRIGGER user_roles_staff_change;
ALTER TABLE installers ENABLE ALWAYS TRIGGER installers_staff;
ALTER TABLE installers ENABLE ALWAYS TRIGGER installers_staff_removal;
ALTER TABLE installers ENABLE ALWAYS TRIGGER installers_staff_change;

SELECT mark_staff(array(SELECT usercode FROM users));
CREATE INDEX "users_staff" ON "users" USING btree ("username","usercode") WHERE is_staff;
CREATE INDEX "users_staff_department" ON "users" USING btree ("department","username","usercode") WHERE is_staff;
