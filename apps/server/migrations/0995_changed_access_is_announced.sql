-- Servers keep sessions in memory for seconds. Whoever ends one, or changes what a user may do, by whatever statement,
-- tells every server at the commit; equal messages of one transaction travel once.
CREATE FUNCTION "announce_changed_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sejuk_access', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION "announce_changed_access"();
CREATE TRIGGER "users_access_changes" AFTER UPDATE OF "is_active", "viewer_version" ON "users"
  FOR EACH ROW WHEN ((OLD."is_active", OLD."viewer_version") IS DISTINCT FROM (NEW."is_active", NEW."viewer_version"))
  EXECUTE FUNCTION "announce_changed_access"();
