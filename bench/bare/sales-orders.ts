import { inTransaction, pool, serveBare } from './http.ts'

const fields = `o.order_code, o.order_type, o.order_date::text, o.dept_code, d.dept_name, o.customer_code, c.customer_name, o.salesman_code,
  o.warehouse_code, o.po_number, o.line_count, o.total_qty, o.list_amount, o.discount_amount, o.discount_percent, o.total_amount, o.status,
  o.source, o.authors, o.waiting_for, o.delivered_qty, o.cancelled_qty, o.invoiced_qty, o.over_credit_amount, o.overdue_days, o.created_by,
  o.create_user_name, o.created_date, o.row_version`
const source = `sales_orders o join customers c on c.customer_code = o.customer_code join departments d on d.dept_code = o.dept_code`
const found = `(o.order_code ilike $1 or o.po_number ilike $1 or o.customer_code in
  (select customer_code from customers where customer_name ilike $1 or customer_code ilike $1))`

/** What anybody would write first: every match counted, and the page. */
const list = async (where: string, values: unknown[]) => {
  const [counted, page] = await Promise.all([
    pool.query(`select count(*)::int as n from sales_orders o where ${where}`, values),
    pool.query(
      `select ${fields} from ${source} where ${where} order by o.created_date desc, o.order_code desc limit 20`,
      values,
    ),
  ])
  return { code: '200', data: page.rows, total: counted.rows[0].n }
}

const detail = async (order_code: string) => {
  const own = [order_code]
  const [order, lines, approvals, months] = await Promise.all([
    pool.query(`select o.*, c.customer_name, d.dept_name from ${source} where o.order_code = $1`, own),
    pool.query('select * from sales_order_lines where order_code = $1 order by line_no', own),
    pool.query('select * from sales_order_approvals where order_code = $1', own),
    pool.query(
      `select to_char(order_date, 'YYYY-MM') as month, sum(discount_amount), sum(list_amount) from sales_orders
        where customer_code = (select customer_code from sales_orders where order_code = $1) and created_date > now() - interval '12 months'
        and status in ('Submitted', 'Approved', 'Adjusted', 'Closed') group by 1 order by 1`,
      own,
    ),
  ])
  return { code: '200', data: { ...order.rows[0], lines: lines.rows, approvals: approvals.rows, months: months.rows } }
}

type Asked = { customer_code: string; lines: { item_code: string; ordered_qty: number }[] }
/** The reads that a price needs; the arithmetic is left out. */
const simulate = async ({ customer_code, lines }: Asked) => {
  const codes = lines.map(({ item_code }) => item_code)
  const [customer, items, prices, policies] = await Promise.all([
    pool.query('select * from customers where customer_code = $1', [customer_code]),
    pool.query('select * from items where item_code = any($1)', [codes]),
    pool.query(
      `select * from item_prices where item_code = any($1) and org_code = '1-GREE' and status in ('Approved', 'Closed')
        and valid_from <= current_date and (valid_to is null or valid_to >= current_date)`,
      [codes],
    ),
    pool.query(`select * from sales_policies where status = 'Approved'`),
  ])
  return { code: '200', data: [customer.rows, items.rows, prices.rows, policies.rows] }
}

const logged = `insert into action_logs (entity, entity_code, action, usercode, username, via, ip, request_id)
  values ('sales-order', $1, $2, 'U', 'U', 'web', '', '')`

/** First the order is on its way and a job is due, committed by itself: a process that dies in between loses nothing. */
const begin = (order_code: string) =>
  inTransaction(async (client) => {
    await client.query('select * from sales_orders where order_code = $1 for update', [order_code])
    await client.query(
      `insert into jobs.job_common (id, name, data, start_after) values (gen_random_uuid(), 'sales-order-submit', $1, now() + interval '1 day')`,
      [JSON.stringify({ order_code })],
    )
    await client.query(
      `update sales_orders set status = 'Submitting', submitting_date = now(), row_version = row_version + 1 where order_code = $1`,
      [order_code],
    )
    await client.query(logged, [order_code, 'submit'])
  })

/**
 * The same writes: then balances under lock, a move a line, the decision it waits for, the order, the log, and what follows an order:
 * the use of its address, the customer's open orders, and the message to who decides.
 */
const submit = async ({ order_code }: { order_code: string }) => {
  await begin(order_code)
  return inTransaction(async (client) => {
    const order = await client.query('select * from sales_orders where order_code = $1 for update', [order_code])
    const { warehouse_code, customer_code } = order.rows[0]
    await client.query('select credit_limit from customers where customer_code = $1 for update', [customer_code])
    await client.query(
      `select coalesce(sum(total_amount), 0) from sales_orders where customer_code = $1 and status in ('Submitted', 'Approved', 'Adjusted')`,
      [customer_code],
    )
    const lines = await client.query('select * from sales_order_lines where order_code = $1 order by line_no', [
      order_code,
    ])
    await client.query(
      `select * from stock_balances where warehouse_code = $1 and item_code = any($2) order by warehouse_code, item_code for update`,
      [warehouse_code, lines.rows.map((line) => line.item_code)],
    )
    await client.query(
      `insert into stock_moves (move_type, warehouse_code, item_code, on_hand, locked, in_transit, damaged, on_hand_after, locked_after,
         damaged_after, document_type, document_code, document_line, part, usercode, username)
       select 'LOCK', l.warehouse_code, l.item_code, 0, l.ordered_qty, 0, 0, b.on_hand, b.locked + l.ordered_qty, b.damaged, 'sales-order',
         l.order_code, l.line_no, 'bare', 'U', 'U'
       from sales_order_lines l join stock_balances b using (warehouse_code, item_code) where l.order_code = $1`,
      [order_code],
    )
    await client.query(
      `update stock_balances b set locked = b.locked + l.ordered_qty from sales_order_lines l
        where l.order_code = $1 and b.warehouse_code = l.warehouse_code and b.item_code = l.item_code`,
      [order_code],
    )
    await client.query(
      `insert into sales_order_approvals (order_code, round, kind, reasons, due_date) values ($1, 1, 'branch', '[]', now())`,
      [order_code],
    )
    await client.query(
      `update sales_orders set status = 'Submitted', waiting_for = '{branch}', submitted_date = now() where order_code = $1`,
      [order_code],
    )
    await client.query(logged, [order_code, 'finish'])
    const { address_code, dept_code, salesman_code, order_date, total_amount } = order.rows[0]
    await client.query(
      'insert into official_address_uses (address_code, order_code, is_open) values ($1, $2, true) on conflict do nothing',
      [address_code, order_code],
    )
    await client.query(
      `insert into customer_orders (order_code, customer_code, dept_code, salesman_code, order_date, total_amount, status, is_open)
        values ($1, $2, $3, $4, $5, $6, 'Submitted', true) on conflict (order_code) do update set status = excluded.status`,
      [order_code, customer_code, dept_code, salesman_code, order_date, total_amount],
    )
    await client.query('update customers set last_order_date = $2 where customer_code = $1', [
      customer_code,
      order_date,
    ])
    await client.query(
      `insert into notifications (usercode, event, title_default, body_default, title_local, body_local, variables, url, entity, entity_code)
        select usercode, 'order-submitted', 'T', 'B', 'T', 'B', '{}', '/', 'sales-order', $1 from users order by usercode limit 1`,
      [order_code],
    )
    return { code: '200' }
  })
}

serveBare(async ({ path, asked, body }) => {
  if (path.endsWith('/simulate')) return simulate(JSON.parse(body))
  if (path.endsWith('/submit')) return submit(JSON.parse(body))
  if (path.endsWith('/detail')) return detail(asked.get('order_code') ?? '')
  if (path.endsWith('/counts')) {
    const { rows } = await pool.query('select status, count(*)::int as n from sales_orders group by status')
    return { code: '200', data: rows }
  }
  const search = asked.get('search')
  if (search) return list(`o.status <> 'Deleted' and ${found}`, [`%${search}%`])
  const status = asked.get('status')
  return status ? list('o.status = $1', [status]) : list(`o.status <> 'Deleted'`, [])
})
