import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { issuePaper } from '../../src/business/company/issue-paper.ts'
import type { Part } from '../part.ts'

/** The last receipts in each branch: who paid got a paper for it. */
const given = `insert into kwitansi (kwitansi_code, receipt_code, customer_code, dept_code, salesman_code, amount, kwitansi_date,
    created_by, create_user_name, created_date)
  select 'KW-' || r.dept_code || '-' || to_char(r.received_date, 'YYMM') || '-' || lpad(r.n::text, 5, '0'), r.receipt_code,
    r.customer_code, r.dept_code, r.salesman_code, r.amount, r.received_date, r.created_by, r.create_user_name, r.confirmed_date
  from (select r.*, row_number() over (partition by r.dept_code, to_char(r.received_date, 'YYMM') order by r.received_date, r.receipt_code) as n
    from (select r.*, row_number() over (partition by r.dept_code order by r.received_date desc, r.receipt_code) as k from receipts r
      where r.status = 'Confirmed' and r.kind in ('transfer', 'cash')) r
    where r.k <= 3) r`
const counters = `insert into document_counters (prefix, dept_code, month, last)
  select 'KW', dept_code, to_char(kwitansi_date, 'YYMM'), count(*) from kwitansi group by 2, 3
  on conflict (prefix, dept_code, month) do update set last = excluded.last`
const printed = `select k.kwitansi_code, k.receipt_code, k.customer_code, k.dept_code, k.amount::float8 as amount,
    k.kwitansi_date::text as kwitansi_date, k.created_by, k.create_user_name, c.org_code
  from kwitansi k join customers c using (customer_code) join organizations o using (org_code) where o.entity_code is not null
  order by k.kwitansi_code limit 24`

type Printed = Record<
  | 'kwitansi_code'
  | 'receipt_code'
  | 'customer_code'
  | 'dept_code'
  | 'kwitansi_date'
  | 'created_by'
  | 'create_user_name'
  | 'org_code',
  string
> & { amount: number }

export const loadKwitansi: Part['load'] = async (client, { say }) => {
  const { rowCount } = await client.query(given)
  await client.query(counters)
  const { rows } = await client.query<Printed>(printed)
  const db = drizzle(client as pg.Client)
  for (const row of rows) {
    const { org_code, dept_code, customer_code } = row
    await issuePaper(
      db,
      {
        ...{ kind: 'kwitansi', document_code: row.kwitansi_code, org_code, dept_code, customer_code },
        ...{ paper_date: row.kwitansi_date, total: row.amount, facts: { customer_code, receipt: row.receipt_code } },
      },
      { usercode: row.created_by, username: row.create_user_name },
    )
  }
  say(`demo data: ${rowCount} kwitansi`)
}
