import type pg from 'pg'
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

const logged = `insert into action_logs (entity, entity_code, action, usercode, username, via, ip, request_id, diff)
  values ('sales-order', $1, $2, 'U', 'U', 'web', '', '', $3)`

/** What the log tells of a change. */
const differences = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(after)
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  )

/** What the price is made of now: the customer with its tax rule and address, the lines with their items and prices, policies, special prices. */
const readPrices = async (
  client: pg.PoolClient,
  { order_code, customer_code, address_code }: Record<string, string>,
) => {
  await client.query(
    `select c.*, (select address_type from official_addresses where address_code = $2) as address_type,
       array(select holiday_date::text from holidays h where holiday_date >= current_date and (h.dept_code is null or h.dept_code = c.dept_code)) as days,
       (select row_to_json(r) from tax_rules r where r.transaction_code = c.transaction_code and r.valid_from <= current_date
         order by r.valid_from desc limit 1) as tax_rule
     from customers c where customer_code = $1`,
    [customer_code, address_code],
  )
  await client.query(
    `select l.*, i.status, i.brand_code, i.category_code, i.sub_items, p.price_code, p.min_qty, p.price_include_tax, p.dept_code, p.customer_level
     from sales_order_lines l join items i using (item_code)
     left join item_prices p on p.item_code = l.item_code and p.org_code = '1-GREE' and p.status in ('Approved', 'Closed')
       and p.valid_from <= current_date and (p.valid_to is null or p.valid_to >= current_date)
     where l.order_code = $1 order by l.line_no`,
    [order_code],
  )
  await client.query(
    `select h.request_code, l.item_code, l.requested_price_include_tax, l.qty_limit - l.used_qty as quantity_left
     from special_price_requests h join special_price_lines l using (request_code)
     where h.customer_code = $1 and h.status = 'Approved' and current_date between h.valid_from and h.valid_to`,
    [customer_code],
  )
  await client.query(
    `select * from sales_policies where status = 'Approved' and valid_from <= current_date and (valid_to is null or valid_to >= current_date)`,
  )
}

/** First the price is looked at again, the order is on its way and a job is due, committed by itself: a process that dies loses nothing. */
const begin = (order_code: string) =>
  inTransaction(async (client) => {
    const { rows } = await client.query('select * from sales_orders where order_code = $1 for update', [order_code])
    await readPrices(client, rows[0])
    await client.query(
      `insert into jobs.job_common (id, name, data, start_after) values (gen_random_uuid(), 'sales-order-submit', $1, now() + interval '1 day')`,
      [JSON.stringify({ order_code })],
    )
    const { rows: changed } = await client.query(
      `update sales_orders set status = 'Submitting', submitting_date = now(), submitted_by = 'U', submitted_user_name = 'U',
         row_version = row_version + 1 where order_code = $1 returning *`,
      [order_code],
    )
    await client.query(logged, [order_code, 'submit', JSON.stringify(differences(rows[0], changed[0]))])
  })

/** Every term of what the customer may cost us, and how its branch judges it. */
const credit = `select c.credit_limit,
    (select coalesce(sum(greatest(0, total_amount - invoiced_amount)), 0) from sales_orders
      where customer_code = $1 and status in ('Submitted', 'Approved', 'Adjusted') and order_code <> $2) as ordered,
    (select json_build_array(coalesce(sum(amount - paid_amount), 0), max(current_date - due_date)) from customer_invoices
      where customer_code = $1 and paid_amount <> amount) as invoiced,
    (select coalesce(sum(amount), 0) from cheques where customer_code = $1 and status in ('Saved', 'Submitted')) as cheques,
    (select coalesce(sum(amount - allocated_amount), 0) from receipts
      where customer_code = $1 and status = 'Confirmed' and amount > allocated_amount) as received,
    (select coalesce(sum(granted_amount), 0) from credit_limit_requests where customer_code = $1 and status = 'Approved'
      and ended_date is null and current_date between valid_from and valid_to) as for_a_while,
    (select row_to_json(s) from credit_settings s where s.dept_code = c.dept_code) as setting
  from customers c where c.customer_code = $1`

/** To who may decide, and to their open browsers. */
const message = `with told as (insert into notifications (usercode, event, title_default, body_default, title_local, body_local, variables, url,
      entity, entity_code)
    select distinct u.usercode, 'order-waiting', 'T', 'B', 'T', 'B', jsonb_build_object('order', $1::text), '/', 'sales-order', $1::text
    from users u join user_roles using (usercode) join roles r using (role_code) join role_permissions p using (role_code)
    where r.is_active and u.is_active and p.permission_code = 'Sales-Order-Approve-Branch' and u.usercode <> $2 returning usercode)
  select pg_notify('sejuk_live', json_build_object('to', usercode, 'kind', 'notification')::text) from told`

/**
 * The same writes and the checks that protect money: the customer's credit under lock, balances under lock beside what forms hold, a move
 * a line, the decision it waits for, the order, the log, and what follows an order: the use of its address, the customer's open orders,
 * and the message to who decides. The arithmetic is left out.
 */
const submit = async ({ order_code }: { order_code: string }) => {
  await begin(order_code)
  return inTransaction(async (client) => {
    const { rows } = await client.query('select * from sales_orders where order_code = $1 for update', [order_code])
    const [order] = rows
    const { warehouse_code, customer_code, address_code, dept_code, salesman_code, order_date, total_amount } = order
    await client.query('select customer_code from customers where customer_code = $1 for no key update', [
      customer_code,
    ])
    await client.query(credit, [customer_code, order_code])
    const lines = await client.query('select * from sales_order_lines where order_code = $1 order by line_no', [
      order_code,
    ])
    const places = [warehouse_code, lines.rows.map((line) => line.item_code)]
    await client.query(
      `select * from stock_balances where warehouse_code = $1 and item_code = any($2) order by warehouse_code, item_code for update`,
      places,
    )
    await client.query(
      `select item_code, sum(qty) from stock_holds where warehouse_code = $1 and item_code = any($2) and expires_date > now() group by 1`,
      places,
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
    const { rows: changed } = await client.query(
      `update sales_orders set status = 'Submitted', waiting_for = '{branch}', approval_round = 1, lock_round = 1, submitting_date = null,
         submitted_date = now(), row_version = row_version + 1 where order_code = $1 returning *`,
      [order_code],
    )
    await client.query(logged, [order_code, 'finish', JSON.stringify(differences(order, changed[0]))])
    await client.query(
      'insert into official_address_uses (address_code, order_code, is_open) values ($1, $2, true) on conflict do nothing',
      [address_code, order_code],
    )
    await client.query(
      `insert into customer_orders (order_code, customer_code, dept_code, salesman_code, order_date, total_amount, status, is_open)
        values ($1, $2, $3, $4, $5, $6, 'Submitted', true) on conflict (order_code) do update set status = excluded.status`,
      [order_code, customer_code, dept_code, salesman_code, order_date, total_amount],
    )
    await client.query(
      'update customers set last_order_date = $2 where customer_code = $1 and (last_order_date is null or last_order_date < $2)',
      [customer_code, order_date],
    )
    await client.query(message, [order_code, 'ADMIN-0001'])
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
