import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/** The limit: node:http and pg with the same SQL and the same session check, and nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

const address = `a.address_code, a.customer_code, c.customer_name, a.province_name, a.city_name, a.district_name, a.sub_district_name,
  a.detail_address, a.postal_code, a.receiver_name, a.receiver_phone, a.address_type, a.order_code, a.reject_reason,
  a.decided_user_name, a.create_user_name, a.created_date, a.row_version`
const source = 'official_addresses a join customers c on c.customer_code = a.customer_code'
const isOfficial = `a.address_type = 'official-address'`
const cap = 10_000

const list = async (asked: string, values: unknown[], page: number) => {
  const where = `${asked} and ${isOfficial}`
  const n = values.length
  const probe = await pool.query(
    `select count(*) as n from (select 1 from ${source} where ${where} limit ${cap + 1}) probe`,
    values,
  )
  const many = probe.rows[0].n > cap
  const ids = many
    ? `(select a.address_code from ${source} where ${where} order by a.created_date desc, a.address_code desc limit $${n + 1} offset $${n + 2})`
    : `(with found as materialized (select a.address_code as k, a.created_date as s from ${source} where ${where}) select k from found order by s desc, k desc limit $${n + 1} offset $${n + 2})`
  const { rows } = await pool.query(
    `select ${address} from ${source} where a.address_code in ${ids} order by a.created_date desc, a.address_code desc`,
    [...values, many ? 21 : 20, (page - 1) * 20],
  )
  const total = Math.min(probe.rows[0].n, cap)
  return { code: '200', data: rows.slice(0, 20), total, page: { current: page, totalPages: Math.ceil(total / 20) } }
}

const exactList = async () => {
  const { rows } = await pool.query(
    `select ${address} from ${source} where ${isOfficial} order by a.created_date desc, a.address_code desc limit 20`,
  )
  const count = await pool.query(`select count(*) as n from ${source} where ${isOfficial}`)
  return { code: '200', data: rows, total: count.rows[0].n }
}

/** Where a word begins. */
const begin = String.raw`(^|[][ !"#$%&'()*+,./:;<=>?@\\^_{|}~-])`

/** Every word of a search begins one of the name or the code. What matches is gathered to be sorted, and counted with that. */
const dropdown = async (search: string) => {
  const words = search.split(' ')
  const matches = words.map((_, n) => `(customer_name ~* $${n + 1} or customer_code ~* $${n + 1})`).join(' and ')
  const { rows } = await pool.query(
    `select customer_code as value, '(' || customer_code || ') ' || customer_name as label, customer_code, customer_name, listed.n from customers
     join (with found as materialized (select customer_code as k, customer_name as s from customers where status in ('Approved', 'Adjusted') and ${matches})
       select k, (select count(*) from found) as n from found order by s, k limit 101 offset 0) listed on listed.k = customer_code
     order by customer_name, customer_code`,
    words.map((word) => begin + word),
  )
  return { code: '200', data: rows.slice(0, 100), total: rows[0]?.n ?? 0 }
}

const place = `sub_district_code as value, sub_district_name as label, sub_district_code, sub_district_name, district_code,
  (select district_name from districts d where d.district_code = s.district_code) as district_name, city_code, province_code`

/** A hundred of 83,000 regions: by their index, or by a search. */
const regions = async (search: string) => {
  const ids = search
    ? `(with found as materialized (select sub_district_code as k, sub_district_name as s from sub_districts where sub_district_name ~* $1 or sub_district_code = $2)
       select k, (select count(*) from found) as n from found order by s, k limit 101)`
    : `(select sub_district_code as k, 0 as n from sub_districts order by sub_district_name, sub_district_code limit 101)`
  const { rows } = await pool.query(
    `select ${place}, listed.n from sub_districts s join ${ids} listed on listed.k = sub_district_code order by sub_district_name, sub_district_code`,
    search ? [begin + search, search] : [],
  )
  return { code: '200', data: rows.slice(0, 100) }
}

const department = `select t.dept_code, t.dept_name, t.branch_type, t.region, t.cashback_group, t.org_code, t.city_name, t.province_name,
  t.phone_area_code, t.timezone, t.address, t.lat, t.lng, t.parent_code, parent.dept_name as parent_name, t.kpi_area, k.kpi_area_name,
  t.bm_user_code, u.username as bm_user_name, t.is_active, t.row_version,
  (select count(*)::int from users of where of.department = t.dept_code and of.is_active) as staff
  from departments t left join departments parent on parent.dept_code = t.parent_code left join users u on u.usercode = t.bm_user_code
  left join kpi_areas k on k.kpi_area_code = t.kpi_area where t.dept_code = $1`

const detail = async (code: string) => {
  const { rows } = await pool.query({
    name: 'detail',
    text: department,
    values: [code],
  })
  return { code: '200', data: rows[0] }
}

/** Each planned once by its connection. */
const steps = {
  lock: 'select * from official_addresses where address_code = $1 for update',
  update:
    'update official_addresses set receiver_name = $2, receiver_phone = $3, detail_address = $4, row_version = row_version + 1 where address_code = $1',
  log: `insert into action_logs (usercode, username, via, ip, entity, entity_code, action, diff, request_id) values ('B','B','web','','official-address',$1,'update',$2,'r')`,
}

type Written = { address_code: string; receiver_name: string; receiver_phone: string; detail_address: string }

const write = async ({ address_code, receiver_name, receiver_phone, detail_address }: Written) => {
  const client = await pool.connect()
  const step = (name: keyof typeof steps, ...values: unknown[]) =>
    client.query({ name, text: steps[name], values: [address_code, ...values] })
  await client.query('begin')
  const { rows } = await step('lock')
  await step('update', receiver_name, receiver_phone, detail_address)
  const is = { receiver_name, receiver_phone, detail_address }
  const changes = Object.entries(is).map(([field, value]) => [field, [rows[0][field], value]])
  await step('log', JSON.stringify(Object.fromEntries(changes)))
  await client.query('commit')
  client.release()
  return { code: '200', data: null }
}

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

const answer = async (request: IncomingMessage) => {
  const url = new URL(request.url ?? '', 'http://bare')
  // Open to everybody there too.
  if (url.pathname.startsWith('/api/sub-district/')) return regions(url.searchParams.get('search') ?? '')
  const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const found = await pool.query({ ...session, values: [hash] })
  if (!found.rows[0]?.is_active) return { code: '401' }
  const dept = url.searchParams.get('dept_code')
  const page = Number(url.searchParams.get('page') ?? 1)
  if (url.pathname.endsWith('/dropdown')) return dropdown(url.searchParams.get('search') ?? '')
  if (url.pathname.endsWith('/update')) return write(await bodyOf(request))
  if (url.pathname.includes('/department/detail/')) return detail(url.pathname.split('/').at(-1) ?? '')
  if (url.searchParams.has('exact')) return exactList()
  return dept ? list('c.dept_code = $1', [dept], page) : list('true', [], page)
}

createServer((request, reply) => {
  void answer(request).then((body) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(body))
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
