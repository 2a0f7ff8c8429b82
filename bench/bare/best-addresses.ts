import { pool, serveBare } from './http.ts'

/** The best SQL for a page of the addresses in a scope: read from the index that is in its order, and nothing counted beside it. */
const fields = `a.address_code, a.customer_code, c.customer_name, a.province_name, a.city_name, a.district_name, a.sub_district_name,
  a.detail_address, a.postal_code, a.receiver_name, a.receiver_phone, a.address_type, a.authors, a.order_code, a.reject_reason,
  a.decided_user_name, a.create_user_name, a.created_date, a.row_version,
  (select count(*)::int from official_address_uses u where u.address_code = a.address_code and u.is_open) as open_orders`
const isOfficial = `a.address_type = 'official-address'`
const rows = 'official_addresses a join customers c on c.customer_code = a.customer_code'

/** Of one index, or of several that are merged; what lies before the page is not joined. */
const page = async (scopes: string[], values: string[], { offset, way }: { offset: number; way: string }) => {
  const order = `order by a.created_date ${way}, a.address_code ${way}`
  const keys = (scope: string, most: number, from = 0) =>
    `(select a.address_code, a.created_date from official_addresses a where ${scope} and ${isOfficial} ${order} limit ${most} offset ${from})`
  const merged = `(select address_code from (${scopes.map((scope) => keys(scope, offset + 21)).join(' union ')}) k
    order by created_date ${way}, address_code ${way} limit 21 offset ${offset})`
  const [one = 'true'] = scopes
  const chosen = scopes.length > 1 ? merged : `(select address_code from ${keys(one, 21, offset)} k)`
  const which = scopes.length > 1 || offset ? `a.address_code in ${chosen}` : `${one} and ${isOfficial}`
  const found = await pool.query(`select ${fields} from ${rows} where ${which} ${order} limit 21`, values)
  return { code: '200', data: found.rows.slice(0, 20), page: { current: 1 + offset / 20 } }
}

const total = async (scope: string, values: (string | string[])[]) => {
  const { rows: counted } = await pool.query(
    `select count(*) as n from (select 1 from official_addresses a where ${scope} and ${isOfficial} limit 10001) probe`,
    values,
  )
  return { code: '200', data: [], total: Math.min(counted[0].n, 10_000) }
}

serveBare(async ({ path, asked }) => {
  const codes = asked.getAll('code')
  const at = { offset: (Number(asked.get('page') ?? 1) - 1) * 20, way: asked.has('oldest') ? 'asc' : 'desc' }
  const isTotal = asked.has('total')
  const branch = (n: number) => `a.scope_dept_code = $${n + 1}`
  if (path === '/branches')
    return isTotal
      ? total(`a.scope_dept_code = any($1)`, [codes])
      : page(
          codes.map((_, n) => branch(n)),
          codes,
          at,
        )
  const theirs = ['a.scope_salesman_code = $1', 'a.scope_created_by = $1']
  if (path === '/salesperson') return isTotal ? total(`(${theirs.join(' or ')})`, codes) : page(theirs, codes, at)
  return isTotal ? total('true', []) : page(['true'], [], at)
})
