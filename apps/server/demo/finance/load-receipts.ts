import type { Part } from '../part.ts'

/** What was paid and no cheque paid came by transfer, a little of it in cash; a few transfers wait to be seen on the account. */
const paid = `create temporary table demo_receipts on commit drop as
  select r.*, 'RV-' || r.dept_code || '-' || to_char(r.day, 'YYMM') || '-'
      || lpad(row_number() over (partition by r.dept_code, to_char(r.day, 'YYMM') order by r.day, r.invoice_code)::text, 5, '0') as code
  from (
    select i.invoice_code, i.customer_code, c.dept_code, c.salesman_code, i.paid_amount - coalesce(q.cleared, 0) as amount,
      coalesce(i.paid_date, least(i.due_date, $1::date)) as day, 'Confirmed' as status
    from customer_invoices i join customers c using (customer_code)
    left join (select a.invoice_code, sum(a.amount) as cleared from cheque_allocations a join cheques using (cheque_code)
      where status = 'Approved' group by 1) q using (invoice_code)
    where i.amount > 0 and i.paid_amount > coalesce(q.cleared, 0)
    union all
    select * from (select i.invoice_code, i.customer_code, c.dept_code, c.salesman_code, i.amount - i.paid_amount, $1::date - 1, 'Waiting'
      from customer_invoices i join customers c using (customer_code) join sales_invoices s using (invoice_code)
      where i.amount > i.paid_amount and s.status = '2' and not exists (select from cheque_allocations a
        join cheques q using (cheque_code) where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted'))
      order by md5(i.invoice_code) limit 24) w) r`

const receipts = `insert into receipts (receipt_code, customer_code, dept_code, salesman_code, kind, bank_code, reference, amount,
    allocated_amount, received_date, status, authors, confirmed_by, confirmed_user_name, confirmed_date, created_by,
    create_user_name, created_date)
  select r.code, r.customer_code, r.dept_code, r.salesman_code, case when h % 9 = 0 then 'cash' else 'transfer' end,
    case when h % 9 = 0 then null else b.codes[1 + h % cardinality(b.codes)] end,
    case when h % 9 = 0 then null else 'TRF ' || (100000 + h % 900000) end, r.amount, r.amount, r.day, r.status,
    case r.status when 'Waiting' then array['RCI-0425'] else '{}'::text[] end,
    case r.status when 'Confirmed' then m.usercode end, case r.status when 'Confirmed' then m.username end,
    case r.status when 'Confirmed' then t.at + case when r.day < $1::date then interval '1 day' else interval '2 hours' end end, 'RCI-0425', 'Siti Rahayu', t.at
  from demo_receipts r cross join lateral (select abs(hashtext(r.code)) as h) x
  cross join (select array(select bank_code from banks where chooseable_status = 'Yes' order by bank_code limit 8) as codes) b
  cross join (select coalesce(min(usercode), 'system') as usercode, coalesce(min(username), 'Sejuk') as username
    from (select usercode, username from users join user_roles using (usercode)
      where role_code = 'Finance-Manager' order by 1 limit 1) f) m
  cross join lateral (select (r.day + time '10:05') at time zone 'Asia/Jakarta' as at) t`

const parts = `insert into receipt_allocations (receipt_code, invoice_code, amount) select code, invoice_code, amount from demo_receipts`

const counters = `insert into document_counters (prefix, dept_code, month, last)
  select 'RV', dept_code, to_char(day, 'YYMM'), count(*) from demo_receipts group by 2, 3`

export const loadReceipts: Part['load'] = async (client, { today, say }) => {
  const { rowCount } = await client.query(paid, [today])
  await client.query(receipts, [today])
  await client.query(parts)
  await client.query(counters)
  say(`demo data: ${rowCount} receipts`)
}
