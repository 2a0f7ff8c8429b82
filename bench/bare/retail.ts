import { inTransaction, pool, serveBare } from './http.ts'
import { listOf } from './lists.ts'

const sold = listOf({
  source: `retail_order_lines l join retail_orders t on t.retail_order_code = l.retail_order_code join shops s on s.shop_code = t.shop_code
    join customers c on c.customer_code = t.customer_code`,
  fields: `l.line_id::text as line_key, t.retail_order_code, l.sale_date::text, t.shop_code, s.shop_name, t.customer_code, c.customer_name, t.dept_code,
    (select d.dept_name from departments d where d.dept_code = t.dept_code) as dept_name, t.seller_role, t.create_user_name as seller_name, l.item_code,
    l.item_name, l.serial_indoor, l.serial_outdoor, t.consumer_name, t.consumer_phone, t.flags, t.status`,
  key: 'l.line_id',
  sort: 'l.sale_date',
})

const units = `select s.customer_code, s.delivered_date as came, s.capacity_pk, case when s.is_returned then (select max(e.happened_at)::date
    from serial_events e where e.serial_number = s.serial_number and e.event = 'returned') else coalesce(s.retail_date, s.installed_date) end as gone
  from serial_numbers s where s.unit_kind <> 'Outdoor' and s.delivered_date <= $3::date
    and s.customer_code in (select customer_code from retail_orders where sale_date > $3::date - 366)`
const entered = `retail_orders t join retail_order_lines l on l.retail_order_code = t.retail_order_code`
const within = `t.status = 'Approved' and t.sale_date between $1::date and $3::date`

/** The period, the one as long before it ($1), and everything of a page of pictures, one after the other. */
const analysis = async (from: string, to: string) => {
  const before = new Date(2 * Date.parse(from) - Date.parse(to) - 86_400_000).toISOString().slice(0, 10)
  const statements = [
    `select week, sum(came)::int, sum(gone)::int from (
       select case when came < $1::date then '1900-01-01' else date_trunc('week', came)::date end as week, 1 as came, 0 as gone from (${units}) u
       union all select case when gone < $1::date then '1900-01-01' else date_trunc('week', gone)::date end, 0, 1 from (${units}) u where gone <= $3::date) m group by 1`,
    `select date_trunc('week', t.sale_date)::date as week, count(*)::int, count(distinct t.shop_code)::int from ${entered} where ${within} group by 1`,
    `select l.item_code, max(l.item_name), count(*) filter (where t.sale_date >= $2::date)::int as sold, count(*) filter (where t.sale_date < $2::date)::int
     from ${entered} where ${within} group by 1 having count(*) filter (where t.sale_date >= $2::date) > 0 order by 3 desc`,
    `with e as (select t.shop_code, count(*) filter (where t.sale_date >= $2::date)::int as sold, count(*) filter (where t.sale_date >= $3::date - 27)::int as sold28,
         max(t.sale_date) as last_sale from ${entered} where t.status = 'Approved' and t.sale_date > $3::date - 366 and t.sale_date <= $3::date group by 1),
       k as (select customer_code, count(*) filter (where came < $2::date) - count(*) filter (where gone < $2::date) as opening,
         count(*) filter (where came >= $2::date) as received, count(*) - count(*) filter (where gone <= $3::date) as stock from (${units}) u group by 1)
     select s.shop_code, s.shop_name, s.customer_code, d.dept_name, e.*, k.* from e join shops s using (shop_code) join departments d using (dept_code)
     left join k on k.customer_code = s.customer_code order by e.sold desc`,
    `select capacity_pk, count(*) filter (where gone between $2::date and $3::date)::int, count(*) filter (where came >= $2::date)::int from (${units}) u group by 1`,
    `select t.seller_code, max(t.create_user_name), max(t.seller_role), count(*)::int as sold, sum(l.price)::float8, count(distinct t.sale_date)::int, max(s.shop_name)
     from ${entered} join shops s on s.shop_code = t.shop_code where t.status = 'Approved' and t.sale_date between $2::date and $3::date group by 1 order by 4 desc limit 50`,
    `select least($3::date - came, 91), count(*)::int from (${units}) u where gone is null or gone > $3::date group by 1`,
  ]
  const found = []
  for (const text of statements) {
    // Each names its own days: a statement that leaves one out must not be given it.
    const values = [before, from, to].map((day, n) => (text.includes(`$${n + 1}`) ? day : null))
    const used = values.filter((day) => day !== null)
    const numbered = values.reduce<string>(
      (written, day, n) =>
        day === null
          ? written
          : written.replaceAll(`$${n + 1}::`, `@${values.slice(0, n + 1).filter((one) => one !== null).length}::`),
      text,
    )
    found.push((await pool.query(numbered.replaceAll('@', '$'), used)).rows)
  }
  return found
}

type Sale = { client_uuid: string; shop_code: string; sale_date: string; lines: { serial_indoor: string }[] }
/** The unit is locked, looked at, and sold; with its number, its line in the log and the job that approves it later. */
const sell = ({ client_uuid, shop_code, sale_date, lines: [line] }: Sale) =>
  inTransaction(async (client) => {
    const serial = line?.serial_indoor
    await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 660))`, [client_uuid])
    await client.query(`select 1 from retail_orders where client_uuid = $1`, [client_uuid])
    const shop = await client.query(`select * from shops where shop_code = $1`, [shop_code])
    const unit = await client.query(
      `select s.*, i.serial_mask from serial_numbers s left join items i using (item_code) where serial_number = $1 for update of s`,
      [serial],
    )
    const before = await client.query(
      `select 1 from retail_order_lines where is_counted and (serial_indoor = $1 or serial_outdoor = $1)`,
      [serial],
    )
    if (before.rows.length || unit.rows[0]?.customer_code !== shop.rows[0]?.customer_code) return { code: '406' }
    await client.query(
      `select coalesce(sum(quantity), 0) from retail_orders where seller_code = 'ADMIN-0001' and sale_date = $1`,
      [sale_date],
    )
    const number = await client.query(
      `insert into document_counters (prefix, dept_code, month, last) values ('RB', $1, to_char(current_date, 'YYMM'), 1)
       on conflict (prefix, dept_code, month) do update set last = document_counters.last + 1 returning last`,
      [shop.rows[0].dept_code],
    )
    const code = `RB-${shop.rows[0].dept_code}-${number.rows[0].last}`
    await client.query(
      `insert into retail_orders (retail_order_code, client_uuid, sale_date, shop_code, customer_code, dept_code, seller_role, seller_code, quantity, status,
         submitted_date, created_by, create_user_name) values ($1, $2, $3, $4, $5, $6, 'salesman', 'ADMIN-0001', 1, 'Submitted', now(), 'ADMIN-0001', 'bench')`,
      [code, client_uuid, sale_date, shop_code, shop.rows[0].customer_code, shop.rows[0].dept_code],
    )
    await client.query(
      `insert into retail_order_lines (retail_order_code, line_no, sale_date, item_code, item_name, serial_indoor) values ($1, 1, $2, $3, $4, $5)`,
      [code, sale_date, unit.rows[0].item_code, unit.rows[0].item_name, serial],
    )
    await client.query(
      `insert into action_logs (usercode, username, via, ip, entity, entity_code, action, diff, request_id)
       values ('B', 'B', 'web', '', 'retail-order', $1, 'create', $2, 'r')`,
      [code, JSON.stringify({ after: { code, shop_code, sale_date, serial } })],
    )
    await client.query(
      `insert into jobs.job_common (id, name, data, start_after) values (gen_random_uuid(), 'retail-order-approval', $1, now() + interval '1 day')`,
      [JSON.stringify({ retail_order_code: code })],
    )
    return { code: '200', data: { retail_order_code: code } }
  })

serveBare(async ({ path, asked, body }) => {
  if (path.endsWith('/analytic'))
    return { code: '200', data: await analysis(asked.get('from') ?? '', asked.get('to') ?? '') }
  if (path.endsWith('/search-sell-out')) {
    const where = `(l.serial_indoor = $1 or l.serial_outdoor = $1) and t.status <> 'Deleted'`
    return { code: '200', data: await sold(where, [asked.get('search')]) }
  }
  return sell(JSON.parse(body))
})
