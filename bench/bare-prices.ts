import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/** The limit for prices: node:http and pg, the session check, and the candidates of each item chosen in SQL. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

/** Of each item the price of the narrowest rule, with the largest minimum that fits. */
const prices = `select distinct on (w.at) w.item_code, w.quantity, p.price_code, p.dept_code, d.dept_name, p.customer_level, p.min_qty,
    p.price_include_tax::float8 as price_include_tax, p.price_without_tax::float8 as price_without_tax,
    p.valid_from::text as valid_from, p.valid_to::text as valid_to, p.approved_user_name,
    case when p.customer_level is not null then case when p.dept_code is not null then 1 else 2 end
      when p.dept_code is not null then 3 else 4 end as rule
  from customers c
  cross join unnest($2::text[], $3::int[]) with ordinality as w(item_code, quantity, at)
  join item_prices p on p.item_code = w.item_code and p.org_code = c.org_code
    and (p.dept_code is null or p.dept_code = c.dept_code) and (p.customer_level is null or p.customer_level = c.customer_level)
    and p.min_qty <= w.quantity and p.status in ('Approved', 'Closed')
    and p.valid_from <= $4::date and (p.valid_to is null or p.valid_to >= $4::date)
  left join departments d on d.dept_code = p.dept_code
  where c.customer_code = $1
  order by w.at, rule, p.min_qty desc`

type Asked = { customer_code: string; day: string; items: { item_code: string; quantity: number }[] }

const answer = async (request: IncomingMessage) => {
  const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const [found, body] = await Promise.all([pool.query({ ...session, values: [hash] }), text(request)])
  if (!found.rows[0]?.is_active) return { code: '401' }
  const { customer_code, day, items }: Asked = JSON.parse(body)
  const values = [customer_code, items.map((one) => one.item_code), items.map((one) => one.quantity), day]
  const { rows } = await pool.query({ text: prices, values })
  return { code: '200', data: rows }
}

createServer((request, reply) => {
  void answer(request).then((body) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(body))
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
