-- Bank accounts of customers are seen by those who check or pay to them.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT "role_code", 'Customer-View-Bank' FROM "role_permissions"
  WHERE "permission_code" = 'Customer-Approve' OR ("permission_code" = 'Customer-Modify' AND "role_code" <> 'Salesman')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
