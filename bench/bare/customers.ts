import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/** The limit for customers: node:http and pg with the same SQL and the same session check, and nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

const waiting = `('Saved', 'Submitted')`
const exposure = `(select greatest(0, i.open - q.free) + q.uncleared - q.unapplied - i.overpaid
  + coalesce((select sum(greatest(0, o.total_amount - coalesce((select sum(n.amount) from customer_invoices n
      where n.customer_code = c.customer_code and n.order_code = o.order_code and n.amount > 0), 0)))
    from customer_orders o where o.customer_code = c.customer_code and o.is_open), 0)
  from (select coalesce(sum(greatest(0, n.amount - n.paid_amount - coalesce((select sum(a.amount) from cheque_allocations a
        join cheques h on h.cheque_code = a.cheque_code where a.invoice_code = n.invoice_code and h.status in ${waiting}), 0))), 0) as open,
      coalesce(sum(greatest(0, n.paid_amount - n.amount)), 0) as overpaid
    from customer_invoices n where n.customer_code = c.customer_code and n.paid_amount <> n.amount) i,
  (select coalesce(sum(amount) filter (where status in ${waiting}), 0) as uncleared,
      coalesce(sum(amount - allocated_amount) filter (where status in ${waiting}), 0) as free,
      coalesce(sum(amount - allocated_amount) filter (where status = 'Approved'), 0) as unapplied
    from cheques h where h.customer_code = c.customer_code) q)::float8`
const used = `${exposure} as credit_used`
const names = `(select d.dept_name from departments d where d.dept_code = c.dept_code) as dept_name,
  (select u.username from users u where u.usercode = c.salesman_code) as salesman_name,
  (select x.city_name from cities x where x.city_code = c.city_code) as city_name`
const row = `c.customer_code, c.customer_name, c.dept_code, ${names}, c.customer_type_code, c.customer_level, c.salesman_code,
  c.business_unit_codes, c.cooperation, c.customer_is_taxable, c.credit_limit::float8 as credit_limit, ${used}, c.last_order_date::text, c.last_visit_date::text,
  c.status, c.created_date, c.row_version`
const cap = 10_000

const list = async (name: string) => {
  const where = `c.status <> 'Deleted'${name ? ' and (c.customer_name ilike $1 or c.customer_code ilike $1)' : ''}`
  const values = name ? [`%${name}%`] : []
  const probe = await pool.query(
    `select count(*) as n from (select 1 from customers c where ${where} limit ${cap + 1}) p`,
    values,
  )
  const isMany = probe.rows[0].n > cap
  const ids = isMany
    ? `(select c.customer_code from customers c where ${where} order by c.created_date desc, c.customer_code desc limit 21)`
    : `(with found as materialized (select c.customer_code as k, c.created_date as s from customers c where ${where}) select k from found order by s desc, k desc limit 20)`
  const { rows } = await pool.query(
    `select ${row} from customers c where c.customer_code in ${ids} order by c.created_date desc, c.customer_code desc`,
    values,
  )
  return { code: '200', data: rows.slice(0, 20), total: Math.min(probe.rows[0].n, cap) }
}

const dropdown = async (search: string) => {
  const { rows } = await pool.query(
    `select customer_code as value, '(' || customer_code || ') ' || customer_name as label, customer_code, customer_name from customers
     where customer_code in (with found as materialized (select customer_code as k, customer_name as s from customers
         where status in ('Approved', 'Adjusted') and (customer_name ilike $1 or customer_code ilike $1))
       select k from found order by s, k limit 101) order by customer_name, customer_code`,
    [`%${search}%`],
  )
  return { code: '200', data: rows.slice(0, 100) }
}

const one = `select c.*, c.credit_limit::float8 as credit_limit, ${names}, invoices.unpaid > 0 as owes_money,
  exists (select from aftersales_tickets k where k.customer_phone = c.pic_phone and k.ticket_status <> 'Ticket_Deleted') as has_open_tickets,
  ${used},
  orders.open_count::int as open_documents,
  (orders.n + invoices.n + (select count(*) from shops where customer_code = c.customer_code))::int as documents,
  (select province_name from provinces where province_code = c.province_code) as province_name,
  (select district_name from districts where district_code = c.district_code) as district_name,
  (select sub_district_name from sub_districts where sub_district_code = c.sub_district_code) as sub_district_name,
  (select org_name from organizations where org_code = c.org_code) as org_name,
  (select bank_name from banks where bank_code = c.bank_code) as bank_name,
  (select username from users where usercode = c.pic_project_user_code) as pic_project_user_name
  from customers c
  cross join lateral (select count(*) filter (where is_open) as open_count, count(*) as n from customer_orders o where o.customer_code = c.customer_code) orders
  cross join lateral (select coalesce(sum(amount - paid_amount) filter (where paid_amount < amount), 0) as unpaid, count(*) as n
    from customer_invoices i where i.customer_code = c.customer_code) invoices
  where c.customer_code = $1`
const detail = async (code: string) => ({
  code: '200',
  data: (await pool.query({ name: 'one', text: one, values: [code] })).rows[0],
})

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

const answer = async (request: IncomingMessage) => {
  const url = new URL(request.url ?? '', 'http://bare')
  const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const found = await pool.query({ ...session, values: [hash] })
  if (!found.rows[0]?.is_active) return { code: '401' }
  if (url.pathname.endsWith('/dropdown')) return dropdown(url.searchParams.get('search') ?? '')
  if (url.pathname.includes('/detail/')) return detail(url.pathname.split('/').at(-1) ?? '')
  return list(url.searchParams.get('customer_name') ?? '')
}

createServer((request, reply) => {
  void answer(request).then((body) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(body))
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
