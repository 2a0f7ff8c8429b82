-- What of a delivery is billed is counted where it is asked for: the list of what is left reads an index of those lines alone.
ALTER TABLE "delivery_order_lines" ADD COLUMN "billed_qty" integer DEFAULT 0 NOT NULL;
UPDATE "delivery_order_lines" l SET "billed_qty" = b.qty FROM (
  SELECT n.delivery_code, n.delivery_line_no, sum(n.qty) AS qty FROM "sales_invoice_lines" n
  JOIN "sales_invoices" i USING (invoice_code) WHERE i.status <> '5' AND n.delivery_code IS NOT NULL GROUP BY 1, 2
) b WHERE b.delivery_code = l.delivery_code AND b.delivery_line_no = l.line_no;
ALTER TABLE "delivery_order_lines" ADD CONSTRAINT "delivery_order_lines_billed" CHECK ("delivery_order_lines"."billed_qty" between 0 and "delivery_order_lines"."received_qty");
CREATE INDEX "delivery_order_lines_unbilled" ON "delivery_order_lines" ("delivery_code") WHERE received_qty > billed_qty;
