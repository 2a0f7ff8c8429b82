import { pool, serveBare } from './http.ts'

/** The best SQL for a page of a list in a scope: read from the index that is in its order, and nothing counted beside it. */
type Part = { table: string; where: string; by: string; key: string }
type BestList = {
  fields: string
  /** Rows with what is joined to them. */
  rows: string
  by: string
  key: string
  /** What a scope sees, in parts of each of which an index is in order; `codes` are the values. */
  partsOf: Record<string, (codes: string[]) => Part[]>
}
type At = { offset: number; way: 'asc' | 'desc' }

const numbered = (codes: string[], of: (n: number) => Part) => codes.map((_, n) => of(n + 1))
const address = (where: string): Part => ({
  ...{ table: 'official_addresses a', by: 'a.created_date', key: 'a.address_code' },
  where: `${where} and a.address_type = 'official-address'`,
})
const job = (where: string): Part => ({
  ...{ table: 'work_orders w', by: 'w.created_date', key: 'w.work_order_number', where },
})

const lists: Record<string, BestList> = {
  addresses: {
    fields: `a.address_code, a.customer_code, c.customer_name, a.province_name, a.city_name, a.district_name, a.sub_district_name,
      a.detail_address, a.postal_code, a.receiver_name, a.receiver_phone, a.address_type, a.authors, a.order_code, a.reject_reason,
      a.decided_user_name, a.create_user_name, a.created_date, a.row_version,
      (select count(*)::int from official_address_uses u where u.address_code = a.address_code and u.is_open) as open_orders`,
    rows: 'official_addresses a join customers c on c.customer_code = a.customer_code',
    by: 'a.created_date',
    key: 'a.address_code',
    partsOf: {
      all: () => [address('true')],
      branches: (codes) => numbered(codes, (n) => address(`a.scope_dept_code = $${n}`)),
      salesperson: () => [address('a.scope_salesman_code = $1'), address('a.scope_created_by = $1')],
    },
  },
  jobs: {
    fields: `w.work_order_number, w.ticket_number, w.asc_code, c.asc_name, w.dept_code, d.dept_name, w.technician_code, t.technician_name,
      w.customer_name, left(w.customer_phone, 3) || '••••' || right(w.customer_phone, 3) as customer_phone, w.area_name,
      w.scheduled_date::text, w.slot, w.unit_name, w.unit_count, w.visit_count, w.service_type, w.priority, w.warranty, w.service_status,
      w.survey_status, w.complaint_status, w.cost_status, w.invoice_status, w.cost_amount::float8, w.reimbursement_code,
      w.is_waiting_part, w.sla_due, w.status_date, w.created_date, w.row_version`,
    rows: `work_orders w join service_centres c on c.asc_code = w.asc_code join departments d on d.dept_code = w.dept_code
      left join technicians t on t.technician_code = w.technician_code`,
    by: 'w.created_date',
    key: 'w.work_order_number',
    partsOf: {
      centre: () => [job('w.asc_code = $1')],
      technician: () => [
        {
          ...{ table: 'work_order_people p', where: 'p.technician_code = $1' },
          ...{ by: 'p.scope_created_date', key: 'p.work_order_number' },
        },
      ],
    },
  },
}

/** Of one index, or of several that are merged; what lies before the page is not joined. */
const page = async ({ fields, rows, by, key }: BestList, parts: Part[], values: string[], { offset, way }: At) => {
  const inOrder = `order by s ${way}, k ${way}`
  const keys = (part: Part, most: number, from = 0) =>
    `(select ${part.key} as k, ${part.by} as s from ${part.table} where ${part.where} ${inOrder} limit ${most} offset ${from})`
  const [only, second] = parts
  if (!only) throw new Error('nothing is asked for')
  const chosen = second
    ? `(select k from (${parts.map((part) => keys(part, offset + 21)).join(' union ')}) m ${inOrder} limit 21 offset ${offset})`
    : `(select k from ${keys(only, 21, offset)} m)`
  const isRead = second || offset || only.key !== key
  const found = await pool.query(
    `select ${fields} from ${rows} where ${isRead ? `${key} in ${chosen}` : only.where} order by ${by} ${way}, ${key} ${way} limit 21`,
    values,
  )
  return { code: '200', data: found.rows.slice(0, 20), page: { current: 1 + offset / 20 } }
}

/** No further than to the cap. What is in two parts is counted once. */
const total = async (parts: Part[], values: string[]) => {
  const keys = (part: Part) => `(select ${part.key} from ${part.table} where ${part.where} limit 10001)`
  const { rows: counted } = await pool.query(
    `select count(*) as n from (select * from (${parts.map(keys).join(' union ')}) counted limit 10001) probe`,
    values,
  )
  return { code: '200', data: [], total: Math.min(counted[0].n, 10_000) }
}

serveBare(async ({ path, asked }) => {
  const [, name = '', scope = ''] = path.split('/')
  const list = lists[name]
  const codes = asked.getAll('code')
  const parts = list?.partsOf[scope]?.(codes)
  if (!list || !parts) throw new Error(`no list at ${path}`)
  if (asked.has('total')) return total(parts, codes)
  const offset = (Number(asked.get('page') ?? 1) - 1) * 20
  return page(list, parts, codes, { offset, way: asked.has('oldest') ? 'asc' : 'desc' })
})
