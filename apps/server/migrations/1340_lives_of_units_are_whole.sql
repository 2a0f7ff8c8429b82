-- Sales and finance may see the life of a unit.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", 'Item-SN-History' FROM "roles" r WHERE r."role_code" IN ('Salesman', 'Sales-HO', 'Finance', 'Finance-Manager')
  ON CONFLICT DO NOTHING;
INSERT INTO "role_menus" ("role_code", "menu_code")
  SELECT r."role_code", m."menu_code" FROM "roles" r JOIN "menus" m ON m."url" = '/item/sn-history'
    OR m."menu_code" IN (SELECT h."parent_code" FROM "menus" h WHERE h."url" = '/item/sn-history')
  WHERE r."role_code" IN ('Salesman', 'Sales-HO', 'Finance', 'Finance-Manager')
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;

-- What invoices told of units, and what parts were put in: written from here on, and once for all that was before.
INSERT INTO "serial_events" ("serial_number", "event", "status_before", "status_after", "happened_at", "document_type", "document_code",
    "dept_code", "customer_code", "usercode", "username")
  SELECT s."serial_number", 'invoiced', c."status", c."status", i."at", 'sales-invoice', i."invoice_code", i."dept_code",
    i."customer_code", i."usercode", i."username"
  FROM (SELECT DISTINCT v."invoice_code", n."serial_number", v."dept_code", v."customer_code",
      coalesce(v."approved_date", (v."invoice_date" + time '12:00') AT TIME ZONE 'Asia/Jakarta') AS "at",
      coalesce(v."approved_by", v."created_by") AS "usercode", coalesce(v."approved_user_name", v."create_user_name") AS "username"
    FROM "sales_invoices" v JOIN "sales_invoice_lines" l USING ("invoice_code")
    CROSS JOIN LATERAL unnest(l."serial_numbers") AS n ("serial_number") WHERE v."status" IN ('2', '3', '4')) i
  JOIN "serial_numbers" s USING ("serial_number")
  CROSS JOIN LATERAL (SELECT coalesce((SELECT e."status_after" FROM "serial_events" e WHERE e."serial_number" = s."serial_number"
    AND e."happened_at" <= i."at" ORDER BY e."happened_at" DESC, e."event_id" DESC LIMIT 1), s."status") AS "status") c
  WHERE NOT EXISTS (SELECT FROM "serial_events" e WHERE e."serial_number" = s."serial_number" AND e."event" = 'invoiced');
UPDATE "serial_numbers" s SET "invoiced_date" = i."invoice_date" FROM "serial_events" e, "sales_invoices" i
  WHERE e."serial_number" = s."serial_number" AND e."event" = 'invoiced' AND i."invoice_code" = e."document_code"
    AND s."invoiced_date" IS NULL AND s."delivered_date" IS NOT NULL;
INSERT INTO "serial_events" ("serial_number", "event", "status_before", "status_after", "happened_at", "document_type", "document_code",
    "dept_code", "note", "usercode", "username")
  SELECT s."serial_number", 'part-replaced', c."status", c."status", w."finished_date", 'work-order', w."work_order_number", w."dept_code",
    p."quantity" || ' × ' || p."item_name", coalesce(w."technician_code", 'system'), coalesce(n."technician_name", 'Sejuk')
  FROM "work_order_parts" p JOIN "work_order_details" d USING ("work_order_detail_id") JOIN "work_orders" w USING ("work_order_number")
  LEFT JOIN "technicians" n ON n."technician_code" = w."technician_code"
  CROSS JOIN LATERAL (VALUES (d."serial_indoor"), (d."serial_outdoor")) AS u ("unit") JOIN "serial_numbers" s ON s."serial_number" = u."unit"
  CROSS JOIN LATERAL (SELECT coalesce((SELECT e."status_after" FROM "serial_events" e WHERE e."serial_number" = s."serial_number"
    AND e."happened_at" <= w."finished_date" ORDER BY e."happened_at" DESC, e."event_id" DESC LIMIT 1), s."status") AS "status") c
  WHERE p."item_flag" = 'OUT' AND w."finished_date" IS NOT NULL AND NOT EXISTS (SELECT FROM "serial_events" e
    WHERE e."serial_number" = s."serial_number" AND e."event" = 'part-replaced' AND e."document_code" = w."work_order_number");
-- Installations that were handed in on their day happened then, and not at noon.
UPDATE "serial_events" e SET "happened_at" = t."submitted_date" FROM "bonus_tickets" t
  WHERE e."document_type" = 'bonus-ticket' AND e."event" = 'installed' AND t."bonus_ticket_code" = e."document_code"
    AND (t."submitted_date" AT TIME ZONE 'Asia/Jakarta')::date = t."install_date" AND e."happened_at" < t."submitted_date";
