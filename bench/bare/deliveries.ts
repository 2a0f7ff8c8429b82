import { pool, serveBare } from './http.ts'

const cap = 10_000
const source = `delivery_orders t join customers c on c.customer_code = t.customer_code join warehouses w on w.warehouse_code = t.warehouse_code`
const fields = `t.*, t.planned_date::text, c.customer_name, w.warehouse_name,
  (select dept_name from departments d where d.dept_code = t.dept_code) as dept_name,
  (select logistic_vendor from logistic_vendors v where v.logistic_vendor_code = t.logistic_vendor_code) as logistic_vendor,
  (select count(*)::int from delivery_problems p where p.delivery_code = t.delivery_code and p.status = 'Open') as open_problems`
const last = (what: string) =>
  `(select ${what} from delivery_receipts r where r.delivery_code = t.delivery_code order by receipt_id desc limit 1) as ${what}`
const ofReceipt = `${fields}, ${['source', 'far_reason', 'refused_reason', 'signature_code', 'distance'].map(last).join(', ')},
  (select coalesce(sum(cardinality(photo_codes)), 0)::int from delivery_receipts r where r.delivery_code = t.delivery_code) as photo_count,
  exists (select 1 from customer_signatures s where s.customer_code = t.customer_code and s.status = 'Approved') as has_specimen`

/** The same two steps: a capped probe, and the page by the index of its order. */
const list = async (where: string, values: unknown[], { by, shown }: { by: string; shown: string }) => {
  const probe = await pool.query(
    `select count(*)::int as n from (select 1 from ${source} where ${where} limit ${cap + 1}) probe`,
    values,
  )
  const { rows } = await pool.query(
    probe.rows[0].n > cap
      ? `select ${shown} from ${source} where ${where} order by ${by} desc, t.delivery_code desc limit 21`
      : `select ${shown} from ${source} where t.delivery_code in (with found as materialized (select t.delivery_code as k, ${by} as s from ${source} where ${where})
          select k from found order by s desc, k desc limit 20) order by ${by} desc, t.delivery_code desc`,
    values,
  )
  return { code: '200', data: rows.slice(0, 20), total: Math.min(probe.rows[0].n, cap) }
}
const statuses = ['Deleted', 'Draft', 'Approved', 'Review', 'Pending to Approve', 'Rejected', 'Adjusted']
const counts = statuses.map(
  (status) =>
    `(select count(*)::int from (select 1 from delivery_orders where status = '${status}' limit ${cap + 1}) probe) as "${status}"`,
)
const board = async (warehouse_code: string, from: string, days: number) => {
  const [stops, unplanned] = await Promise.all([
    pool.query(
      `select ${fields} from ${source} where t.warehouse_code = $1 and t.planned_date >= $2 and t.planned_date < $2::date + $3::int
        and t.truck_no is not null and t.status not in ('Deleted', 'Rejected')
        order by t.planned_date, t.truck_no, t.stop_no nulls last, t.delivery_code limit 601`,
      [warehouse_code, from, days],
    ),
    pool.query(
      `select ${fields} from ${source} where t.warehouse_code = $1 and t.status in ('Draft', 'Review', 'Pending to Approve')
        and (t.truck_no is null or t.planned_date is null) order by t.planned_date nulls last, t.delivery_code limit 100`,
      [warehouse_code],
    ),
  ])
  return { code: '200', data: { stops: stops.rows, unplanned: unplanned.rows } }
}

serveBare(async ({ path, asked }) => {
  if (path.endsWith('/counts')) return { code: '200', data: (await pool.query(`select ${counts.join(', ')}`)).rows }
  if (path.endsWith('/board'))
    return board(asked.get('warehouse_code') ?? '', asked.get('from') ?? '', Number(asked.get('days')))
  const search = asked.get('search')
  if (path.endsWith('/search-receipt')) {
    const left = `t.status in ('Approved', 'Adjusted')`
    const how = { by: 't.goods_issue_date', shown: ofReceipt }
    if (!search) return list(left, [], how)
    // Known codes are served by an index beside the other conditions; a joined name is not, and a million rows are read.
    const named = await pool.query('select customer_code from customers where customer_name ilike $1 limit 5001', [
      `%${search}%`,
    ])
    const found = `(t.delivery_code ilike $1 or t.driver_name ilike $1 or t.truck_no ilike $1 or t.customer_code = any($2))`
    return list(`${left} and ${found}`, [`%${search}%`, named.rows.map(({ customer_code }) => customer_code)], how)
  }
  const status = asked.get('status')
  const how = { by: 't.created_date', shown: fields }
  return status === '3' ? list(`t.status = 'Approved'`, [], how) : list(`t.status <> 'Deleted'`, [], how)
})
