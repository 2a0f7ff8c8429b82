-- Whoever records a check of an identity or an account never approves it: those who approved so far may still check, and the
-- branch administrators may check for them.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT r."role_code", p."code" FROM "role_permissions" r
  CROSS JOIN (VALUES ('Installer-Detail-Button-Check-Identity'), ('Installer-Detail-Button-Check-Bank-Account')) p("code")
  WHERE r."permission_code" IN ('Installer-Detail-Button-Approve-Identity', 'Installer-Detail-Button-Approve-Bank-Account')
    OR (r."role_code" = 'Branch-Admin' AND r."permission_code" = 'Personal-Information-List-Detail')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
