-- Roles that held the tools alone so far, such as the administrators, may approve what somebody else prepared.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT "role_code", 'Item-Manage-Tools-Approve' FROM "role_permissions"
  WHERE "permission_code" = 'Item-Manage-Tools'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
