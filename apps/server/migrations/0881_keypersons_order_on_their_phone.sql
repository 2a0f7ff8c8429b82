-- Keypersons hold the rights to order since orders exist; now the pages are in their menu too.
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT r."role_code", m."menu_code" FROM "roles" r, "menus" m
  WHERE r."role_code" = 'Keyperson' AND m."url" IN ('/sales-order-mobile', '/choose-supplier', '/upload-po')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
