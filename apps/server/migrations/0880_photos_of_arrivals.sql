-- Who sees, or receives, goods and transfers sees, or takes, the photos of what came damaged or stands on no letter.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", 'Photo-' || m."module" || '-' || p."photo" || '-' || m."action"
  FROM "role_permissions" r
  JOIN (VALUES
    ('Goods-Receipt-View', 'Goods_Receipt', 'View'), ('Goods-Receipt-View', 'Goods_Receipt', 'Download'),
    ('Goods-Receipt-Receive', 'Goods_Receipt', 'Upload'), ('Goods-Receipt-Receive', 'Goods_Receipt', 'Delete'),
    ('Transfer-View', 'Stock_Transfer', 'View'), ('Transfer-View', 'Stock_Transfer', 'Download'),
    ('Transfer-In-Receive', 'Stock_Transfer', 'Upload'), ('Transfer-In-Receive', 'Stock_Transfer', 'Delete')
  ) AS m("needs", "module", "action") ON m."needs" = r."permission_code"
  CROSS JOIN (VALUES ('damage'), ('surplus')) AS p("photo")
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
