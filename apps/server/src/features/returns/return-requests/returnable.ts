import type * as contract from '@sejuk/contract/returns/return-requests'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { and, eq, sql } from 'drizzle-orm'
import { returnedPieces } from '../../../business/returns/returned-pieces.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const most = 60
const mostNumbers = 40

/**
 * Of approved invoices: what was sold to the customer and did not come back. Where an invoice names no numbers, those of the
 * customer's units of that item are offered.
 */
export const listReturnable = async ({ db, viewer, input }: RequestContext<typeof contract.listReturnable>) => {
  const { customer_code, search } = input
  const seen = and(eq(customers.customer_code, customer_code), visibleTo(viewer, customers))
  if (!(await db.$count(customers, seen))) return { data: [] }
  const text = search.trim()
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await db.execute<contract.ReturnableLine>(sql`select * from (
    select n.invoice_code, i.invoice_date::text, n.item_code, n.item_name, n.delivery_code, n.line_no as invoice_line_no, n.qty,
      greatest(0, n.qty - ${returnedPieces('n.invoice_code', 'n.line_no')})::int as returnable_qty,
      round(n.amount::numeric / n.qty)::float8 as unit_price,
      exists (select from items u where u.has_serial and (u.item_code = n.item_code
        or u.item_code in (select s ->> 'sub_item_code' from items x, jsonb_array_elements(x.sub_items) s
          where x.item_code = n.item_code and x.used_for_indoor_outdoor = 'Set'))) as has_serial,
      array(select s.serial_number from serial_numbers s where s.customer_code = i.customer_code
        and s.status in ('Sold', 'SoldOut', 'Installed') and (s.serial_number = any(n.serial_numbers)
          or (cardinality(n.serial_numbers) = 0 and (s.item_code = n.item_code or s.item_code in (
            select e ->> 'sub_item_code' from items x, jsonb_array_elements(x.sub_items) e
            where x.item_code = n.item_code and x.used_for_indoor_outdoor = 'Set'))))
        and not exists (select from return_request_lines r join return_requests q using (return_code)
          where r.serial_numbers @> array[s.serial_number] and q.status in ('Submitted', 'Approved', 'Adjusted'))
        order by 1 limit ${mostNumbers}) as serial_numbers
    from sales_invoices i join sales_invoice_lines n using (invoice_code)
    where i.customer_code = ${customer_code} and i.status in ('2', '4')
      and ${
        text === ''
          ? sql`true`
          : sql`(n.invoice_code ilike ${like} or n.item_code ilike ${like} or n.item_name ilike ${like}
              or n.delivery_code ilike ${like} or ${normalizeSerial(text)} = any(n.serial_numbers))`
      }) found
    where found.returnable_qty > 0 order by found.invoice_date desc, found.invoice_code, found.invoice_line_no limit ${most}`)
  return { data: rows }
}
