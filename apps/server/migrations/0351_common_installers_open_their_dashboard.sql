-- Common installers open the dashboard too, wherever that page and their role still stand.
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT r."role_code", m."menu_code" FROM "roles" r, "menus" m
  WHERE r."role_code" = 'Partner-Common-Installer' AND m."menu_code" = 2 AND m."url" = '/dashboard-partner'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
