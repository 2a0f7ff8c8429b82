import { inTransaction, pool, serveBare } from './http.ts'

const uncleared = `('Saved', 'Submitted')`
const open = `from customer_invoices i where i.customer_code = $1 and i.paid_amount < i.amount`

/** What anybody would write first: each term by a statement of its own. */
const exposure = async (customer_code: string) => {
  const own = [customer_code]
  const [customer, invoices, orders, cheques, credits] = await Promise.all([
    pool.query('select * from customers where customer_code = $1', own),
    pool.query(
      `select sum(i.amount - i.paid_amount) as open, max(current_date - i.due_date) as days,
        sum(i.amount - i.paid_amount) filter (where i.due_date < current_date) as late ${open}`,
      own,
    ),
    pool.query(
      `select sum(greatest(0, total_amount - invoiced_amount)) as open from sales_orders where customer_code = $1
        and status in ('Submitted', 'Approved', 'Adjusted')`,
      own,
    ),
    pool.query(`select sum(amount) as amount from cheques where customer_code = $1 and status in ${uncleared}`, own),
    pool.query('select sum(left_amount) as amount from customer_credits where customer_code = $1', own),
  ])
  const found = [customer, invoices, orders, cheques, credits].map(({ rows }) => rows[0])
  return { code: '200', data: found }
}

type Asked = {
  customer_code: string
  lines: { source_kind: string; source_code: string; invoice_code: string; amount: number }[]
}
let used = 0

/** The same reads, locks and writes that the rules ask for, each once. */
const use = ({ customer_code, lines }: Asked) =>
  inTransaction(async (client) => {
    const own = [customer_code]
    await client.query('select 1 from customers where customer_code = $1 for no key update', own)
    const customer = await client.query('select dept_code, salesman_code from customers where customer_code = $1', own)
    const use_code = `BARE-${process.pid}-${++used}`
    let sum = 0
    for (const { source_kind, source_code, invoice_code, amount } of lines) {
      const source = [source_kind, source_code]
      await client.query(
        'select left_amount from customer_credits where source_kind = $1 and source_code = $2 for update',
        source,
      )
      await client.query(
        `select i.amount - i.paid_amount - coalesce((select sum(a.amount) from cheque_allocations a join cheques q using (cheque_code)
            where a.invoice_code = i.invoice_code and q.status in ${uncleared}), 0) as open from customer_invoices i where i.invoice_code = $1
          and not exists (select from sales_invoices s where s.invoice_code = i.invoice_code and s.status = '3')`,
        [invoice_code],
      )
      await client.query(
        'update customer_credits set used_amount = used_amount + $3 where source_kind = $1 and source_code = $2',
        [...source, amount],
      )
      await client.query(
        'update customer_invoices set paid_amount = paid_amount + $2, paid_date = current_date where invoice_code = $1',
        [invoice_code, amount],
      )
      sum += amount
    }
    const { dept_code, salesman_code } = customer.rows[0]
    await client.query(
      `insert into document_counters (prefix, dept_code, month, last) values ('CX', $1, '2611', 1)
        on conflict (prefix, dept_code, month) do update set last = document_counters.last + 1 returning last`,
      [dept_code],
    )
    await client.query(
      `insert into credit_uses (use_code, customer_code, dept_code, salesman_code, use_date, amount, created_by, create_user_name)
        values ($1, $2, $3, $4, current_date, $5, 'U', 'U')`,
      [use_code, customer_code, dept_code, salesman_code, sum],
    )
    for (const [n, line] of lines.entries())
      await client.query(
        `insert into credit_use_lines (use_code, line_no, source_kind, source_code, invoice_code, amount) values ($1, $2, $3, $4, $5, $6)`,
        [use_code, n + 1, line.source_kind, line.source_code, line.invoice_code, line.amount],
      )
    await client.query(
      `insert into action_logs (entity, entity_code, action, usercode, username, via, ip, request_id, diff)
        values ('credit-use', $1, 'create', 'U', 'U', 'web', '', '', '[]')`,
      [use_code],
    )
    const after = await client.query(`select sum(i.amount - i.paid_amount) as open ${open}`, own)
    return { code: '200', data: { use_code, amount: sum, open: after.rows[0].open } }
  })

serveBare(async ({ path, asked, body }) =>
  path.endsWith('/create') ? use(JSON.parse(body)) : exposure(asked.get('customer_code') ?? ''),
)
