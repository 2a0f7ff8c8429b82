import { pool, serveBare } from './http.ts'

const cap = 10_000
const columns = `i.*, c.customer_name, coalesce(o.paid_amount, 0)::float8 as paid_amount,
  (select d.dept_name from departments d where d.dept_code = i.dept_code) as dept_name,
  (select u.username from users u where u.usercode = i.salesman_code) as salesman_name,
  (select e.e_status from e_invoices e where e.invoice_code = i.invoice_code order by e.version desc limit 1) as e_status,
  (select coalesce(sum(h.amount), 0)::float8 from (
    select a.amount from cheque_allocations a join cheques q using (cheque_code)
      where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted')
    union all select a.amount from receipt_allocations a join receipts r using (receipt_code)
      where a.invoice_code = i.invoice_code and r.status = 'Waiting') h) as held_amount,
  exists (select from tax_periods p where p.period = to_char(i.tax_date, 'YYYY-MM')) as is_period_locked,
  case when i.status in ('1', '7', '8') then (select s.order_code from sales_orders s
    where s.order_code = any(i.order_codes) and s.status = 'Adjusted' order by 1 limit 1) end as changing_order`

/** A page by its index, and a count no further than the most that is told. */
const list = async (status: string | null) => {
  const where = status ? `i.status = '${status.slice(0, 1)}'` : 'true'
  const count = await pool.query(
    `select count(*)::int as n from (select 1 from sales_invoices i where ${where} limit ${cap + 1}) probe`,
  )
  const { rows } = await pool.query(
    `select ${columns} from (select invoice_code from sales_invoices i where ${where}
       order by created_date desc, invoice_code desc limit 21) k
     join sales_invoices i using (invoice_code) join customers c on c.customer_code = i.customer_code
     left join customer_invoices o on o.invoice_code = i.invoice_code order by i.created_date desc, i.invoice_code desc`,
  )
  return { code: '200', data: rows.slice(0, 20), total: Math.min(cap, count.rows[0].n) }
}

const counts = async () => {
  const data = []
  for (const status of ['1', '2', '3', '4', '5', '7', '8']) {
    const { rows } = await pool.query(
      `select count(*)::int as n from (select 1 from sales_invoices where status = $1 limit ${cap + 1}) probe`,
      [status],
    )
    data.push({ status, count: rows[0].n })
  }
  return { code: '200', data }
}

const rest = '(i.amount - i.paid_amount)'
const late = `coalesce(sum(${rest}) filter (where current_date > i.due_date), 0)::float8 as late`
const sumsOf = (days: string) => `coalesce(sum(${rest}) filter (where ${days} <= 0), 0)::float8 as not_due,
  coalesce(sum(${rest}) filter (where ${days} between 1 and 30), 0)::float8 as to_30,
  coalesce(sum(${rest}) filter (where ${days} between 31 and 60), 0)::float8 as to_60,
  coalesce(sum(${rest}) filter (where ${days} between 61 and 90), 0)::float8 as to_90,
  coalesce(sum(${rest}) filter (where ${days} > 90), 0)::float8 as over_90, ${late}`
const sumsBy = (by: string | null) => sumsOf(`(current_date - i.${by === 'invoice' ? 'invoice' : 'due'}_date)`)

/** By customer first: a count of different customers over all invoices would take six times as long. */
const ageing = async (by: string | null) => {
  const sums = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90', 'late'].map((name) => `sum(a.${name}) as ${name}`)
  const { rows } = await pool.query(
    `select c.dept_code, d.dept_name, count(*)::int as customers, ${sums.join(', ')}
     from (select i.customer_code, ${sumsBy(by)} from customer_invoices i where i.paid_amount < i.amount group by 1) a
     join customers c using (customer_code) join departments d on d.dept_code = c.dept_code group by 1, 2 order by 1`,
  )
  return { code: '200', data: rows }
}

/** Whoever owes, and of the first twenty what is shown. */
const debtors = async () => {
  const { rows } = await pool.query(
    `select c.customer_code, c.customer_name, d.dept_name, a.*, k.promise_date, count(*) over () as n
     from (select i.customer_code, ${sumsBy('due')}, sum(${rest})::float8 as open, max(current_date - i.due_date) as oldest
       from customer_invoices i where i.paid_amount < i.amount group by 1) a
     join customers c using (customer_code) join departments d on d.dept_code = c.dept_code
     left join lateral (select promise_date from collection_calls k where k.customer_code = c.customer_code
       order by call_id desc limit 1) k on true
     order by a.late desc, c.customer_code desc limit 20`,
  )
  return { code: '200', data: rows }
}

serveBare(({ path, asked }) => {
  if (path.endsWith('/counts')) return counts()
  if (path.endsWith('/debtors')) return debtors()
  return path.endsWith('/ageing') ? ageing(asked.get('by')) : list(asked.get('status'))
})
