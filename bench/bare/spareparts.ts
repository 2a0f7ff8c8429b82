import { pool, serveBare } from './http.ts'
import { listOf } from './lists.ts'

const photos = (alias: string) =>
  `(select count(*)::int from attachments a where a.module_name = 'sparepart_order' and a.module_code = t.sparepart_order_code and a.alias = '${alias}' and a.deleted_date is null)`

const list = listOf({
  source: `sparepart_orders t join warehouses w on w.warehouse_code = t.warehouse_code
    left join service_centres c on c.asc_code = t.asc_code left join customers k on k.customer_code = t.customer_code`,
  fields: `t.*, w.warehouse_name, c.asc_name, k.customer_name, ${photos('defect')} as defect_photos, ${photos('payment')} as payment_photos,
    (select count(*)::int from sparepart_order_lines l where l.sparepart_order_code = t.sparepart_order_code and l.offered_item_code is not null) as offered_count,
    array(select s.status from sparepart_shipments s where s.sparepart_order_code = t.sparepart_order_code order by s.shipment_no) as shipment_statuses,
    (select coalesce(sum(sl.qty - sl.allocated_qty), 0)::int from sparepart_shipment_lines sl join sparepart_shipments s
      on s.sparepart_order_code = sl.sparepart_order_code and s.shipment_no = sl.shipment_no
      where sl.sparepart_order_code = t.sparepart_order_code and s.status = 'DO_LackStock') as short_qty`,
  key: 't.sparepart_order_code',
  sort: 't.created_date',
})

const free = (
  whose: string,
) => `coalesce((select sum(greatest(0, b.on_hand - b.locked - b.damaged)) from stock_balances b
  where b.item_code = g.item_code and b.warehouse_code <> g.warehouse_code
    and b.warehouse_code ${whose} (select warehouse_code from asc_shelves)), 0)::int`

const desk = `select g.*, i.item_name, i.local_name, w.warehouse_name,
    coalesce((select sum(p.qty) from sparepart_purchases p where p.item_code = g.item_code and p.warehouse_code = g.warehouse_code
      and p.status = 'Open'), 0)::int as incoming, ${free('not in')} as elsewhere, ${free('in')} as on_shelves
  from (select sl.item_code, s.warehouse_code, sum(sl.qty - sl.allocated_qty)::int as short_qty,
      count(distinct sl.sparepart_order_code)::int as order_count, min(o.created_date) as oldest_date
    from sparepart_shipment_lines sl join sparepart_shipments s on s.sparepart_order_code = sl.sparepart_order_code
      and s.shipment_no = sl.shipment_no and s.status = 'DO_LackStock'
    join sparepart_orders o on o.sparepart_order_code = sl.sparepart_order_code
    where sl.allocated_qty < sl.qty group by 1, 2) g
  join items i on i.item_code = g.item_code join warehouses w on w.warehouse_code = g.warehouse_code
  order by g.oldest_date, g.item_code limit 200`

const answer = async (path: string, asked: URLSearchParams): Promise<unknown> => {
  if (path.endsWith('/lack-stock')) return (await pool.query(desk)).rows
  return list(asked.get('tab') === 'To_Check' ? `t.status in ('Submitted', 'Checking')` : 'true')
}

serveBare(async ({ path, asked }) => ({ code: '200', data: await answer(path, asked) }))
