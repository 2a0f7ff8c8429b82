import type pg from 'pg'
import type { AreaContext } from '../part.ts'

/** In each branch one delivery, billed already, of which a customer says that a unit arrived damaged. */
export const loadDamagedArrivals = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  const { rowCount } = await client.query(
    `insert into delivery_problems (delivery_code, dept_code, kind, detail, owner_code, owner_name, due_date, created_by, create_user_name)
    select distinct on (d.dept_code) d.delivery_code, d.dept_code, 'damaged', '1 × ' || n.item_name, d.salesman_code,
      (select u.username from users u where u.usercode = d.salesman_code), $1::date + 2, 'system', 'Sejuk'
    from sales_invoices i join sales_invoice_lines n using (invoice_code) join delivery_orders d on d.delivery_code = n.delivery_code
      join items x on x.item_code = n.item_code and x.used_for_indoor_outdoor = 'Set'
    where i.status in ('2', '4') and i.invoice_date between $1::date - 90 and $1::date and d.received_date is not null
      and not exists (select from return_request_lines r where r.invoice_code = n.invoice_code)
      and not exists (select from delivery_order_serials l join serial_numbers s using (serial_number)
        where l.delivery_code = d.delivery_code and s.status <> 'Sold')
      and not exists (select from delivery_problems p where p.delivery_code = d.delivery_code)
    order by d.dept_code, md5(d.delivery_code)`,
    [today],
  )
  say(`demo data: ${rowCount ?? 0} deliveries with damaged goods`)
}
