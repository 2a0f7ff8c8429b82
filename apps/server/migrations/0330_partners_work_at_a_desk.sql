-- Pages of partners have no twin made for a desk; what a house decided about them otherwise stays.
UPDATE "menus" SET "support_platform" = 'both'
  WHERE "menu_code" IN (2, 19, 105, 106, 107) AND "support_platform" = 'mobile';
-- The partners' dashboard stands among their other pages.
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT h."role_code", g."menu_code" FROM "role_menus" h, "menus" g
  WHERE h."menu_code" = 2 AND g."menu_code" = 100
  ON CONFLICT DO NOTHING;
UPDATE "menus" SET "parent_code" = 100
  WHERE "menu_code" = 2 AND "parent_code" = 0 AND EXISTS (SELECT FROM "menus" WHERE "menu_code" = 100);
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
