import type pg from 'pg'
import type { AreaContext } from '../part.ts'

/** Some returns are fetched by trucks that deliver in these days anyway; the others wait for a truck. */
export const planPickups = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  await client.query(`update return_requests r set pickup_address = c.detail_address
    from customers c where c.customer_code = r.customer_code and c.detail_address <> ''`)
  const { rowCount } = await client.query(
    `update return_requests r set pickup_date = d.planned_date, truck_no = d.truck_no, driver_name = d.driver_name,
      driver_phone = d.driver_phone, time_slot = d.time_slot, stop_no = d.stops + 1
    from (select distinct on (o.warehouse_code) o.*, (select count(*) from delivery_orders x where x.warehouse_code = o.warehouse_code
          and x.truck_no = o.truck_no and x.planned_date = o.planned_date) as stops
        from delivery_orders o where o.planned_date between $1::date and $1::date + 2 and o.truck_no is not null
          and o.status not in ('Deleted', 'Rejected') order by o.warehouse_code, o.planned_date, o.truck_no) d
    where r.warehouse_code = d.warehouse_code and r.status = 'Approved' and not r.is_received and r.handover = 'Pickup'
      and md5(r.return_code) < '8'`,
    [today],
  )
  say(`demo data: ${rowCount ?? 0} pickups of returns on the trucks`)
}
