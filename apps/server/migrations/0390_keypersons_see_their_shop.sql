-- Keypersons see the shop they decide in and what was counted there, wherever those pages and their role still stand.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "roles" r, (VALUES ('Shop-Search'), ('Customer-Stock-History-Search')) AS p ("code")
  WHERE r."role_code" = 'Keyperson'
  ON CONFLICT DO NOTHING;
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT r."role_code", m."menu_code" FROM "roles" r, "menus" m
  WHERE r."role_code" = 'Keyperson' AND m."url" IN ('/shop-list', '/customer/history-stock-of-customer')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
