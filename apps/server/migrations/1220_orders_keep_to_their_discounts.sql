-- What an order was judged by when it was submitted. Orders of before are judged by the setting of the day.
ALTER TABLE "sales_orders" ADD COLUMN "largest_discount_percent" double precision;
-- Types for the company's own use: no customer orders by them.
ALTER TABLE "sales_order_types" ADD COLUMN "is_internal" boolean DEFAULT false NOT NULL;
UPDATE "sales_order_types" SET "is_internal" = true WHERE "type_code" IN ('DISPLAY', 'SAMPLE', 'EMPLOYEE');
-- Who sells at a desk or decides about orders sees how much may be given. Customers and their people do not.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT DISTINCT "role_code", 'Sales-Order-View-Ceiling' FROM "role_permissions"
  WHERE "permission_code" IN ('Sales-Order-Create-Open', 'Sales-Order-Approve', 'Credit-Limit-Request-Approve-Director')
    AND "role_code" NOT IN ('Customer', 'Keyperson')
  ON CONFLICT DO NOTHING;
-- Who sells adds the purchase order of a customer, as customers do themselves.
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT r."role_code", m."menu_code" FROM "roles" r, "menus" m
  WHERE r."role_code" IN ('Branch-Manager', 'Salesman', 'Branch-Admin') AND m."url" = '/upload-po'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
