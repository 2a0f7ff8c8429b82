-- Home leads to the dashboard: in the bar of a phone it took the place of applying for a bonus.
UPDATE "menus" SET "display_on_top_position" = 'No' WHERE "menu_code" = 2 AND "url" = '/dashboard-partner';
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
