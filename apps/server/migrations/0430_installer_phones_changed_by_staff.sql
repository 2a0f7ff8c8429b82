-- Whoever decides about an installer's identity may change the phone number of one who lost the phone.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT "role_code", 'Installer-Detail-Button-Change-Phone' FROM "role_permissions"
  WHERE "permission_code" = 'Installer-Detail-Button-Approve-Identity'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
