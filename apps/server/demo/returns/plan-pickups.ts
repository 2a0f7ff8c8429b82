import type pg from 'pg'
import type { AreaContext } from '../part.ts'

/** Some returns are fetched by trucks that deliver in these days anyway; the others wait for a truck. */
export const planPickups = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  await client.query(`update return_requests r set pickup_address = c.detail_address
    from customers c where c.customer_code = r.customer_code and c.detail_address <> ''`)
  const { rowCount } = await client.query(
    `with going as (select distinct on (o.warehouse_code) o.*, (select count(*) from delivery_orders x where x.warehouse_code = o.warehouse_code
          and x.truck_no = o.truck_no and x.planned_date = o.planned_date) as stops
        from delivery_orders o where o.planned_date between $1::date and $1::date + 2 and o.truck_no is not null
          and o.status not in ('Deleted', 'Rejected') order by o.warehouse_code, o.planned_date, o.truck_no),
      fetched as (select r.return_code, d.planned_date, d.truck_no, d.driver_name, d.driver_phone, d.time_slot,
          d.stops + row_number() over (partition by d.warehouse_code order by r.return_code) as stop_no
        from return_requests r join going d using (warehouse_code)
        where r.status = 'Approved' and not r.is_received and r.handover = 'Pickup' and md5(r.return_code) < '8')
    update return_requests r set pickup_date = f.planned_date, truck_no = f.truck_no, driver_name = f.driver_name,
      driver_phone = f.driver_phone, time_slot = f.time_slot, stop_no = f.stop_no
    from fetched f where f.return_code = r.return_code`,
    [today],
  )
  say(`demo data: ${rowCount ?? 0} pickups of returns on the trucks`)
}
