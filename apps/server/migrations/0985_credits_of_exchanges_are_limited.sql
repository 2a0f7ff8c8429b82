-- A credit by an exchange counts towards the same limit as a return: its worth stands on the request.
ALTER TABLE "rma_requests" ADD COLUMN "credit_amount" bigint DEFAULT 0 NOT NULL;
UPDATE "rma_requests" r SET "credit_amount" = coalesce((
  SELECT sum(round(n."amount"::numeric / n."qty"))::bigint
  FROM "rma_request_lines" l
  JOIN LATERAL (
    SELECT n."amount", n."qty" FROM "sales_invoices" i JOIN "sales_invoice_lines" n USING ("invoice_code")
    WHERE i."customer_code" = r."customer_code" AND i."status" IN ('2', '4')
      AND (n."serial_numbers" @> ARRAY[l."serial_number"] OR n."item_code" = l."item_code")
    ORDER BY n."serial_numbers" @> ARRAY[l."serial_number"] DESC, i."invoice_date" DESC, n."invoice_code" DESC, n."line_no"
    LIMIT 1
  ) n ON true
  WHERE l."rma_code" = r."rma_code" AND l."item_flag" = 'IN'), 0)
WHERE r."resolution" = 'Credit' AND r."status" NOT IN ('Deleted', 'Closed');
-- Who approves credits of any amount approves them by an exchange too.
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."code" FROM "role_permissions" r
  CROSS JOIN (VALUES ('RMA-Request-View'), ('RMA-Request-Approve')) AS p("code")
  WHERE r."permission_code" = 'Return-Request-Approve-All'
  ON CONFLICT DO NOTHING;
INSERT INTO "role_permissions" ("role_code", "permission_code")
  SELECT r."role_code", p."permission_code" FROM "role_permissions" r
  CROSS JOIN (SELECT DISTINCT "permission_code" FROM "role_permissions"
    WHERE "permission_code" LIKE 'Photo-RMA\_Request-%' AND ("permission_code" LIKE '%-View' OR "permission_code" LIKE '%-Download')) p
  WHERE r."permission_code" = 'Return-Request-Approve-All'
  ON CONFLICT DO NOTHING;
UPDATE "users" SET "viewer_version" = "viewer_version" + 1;
