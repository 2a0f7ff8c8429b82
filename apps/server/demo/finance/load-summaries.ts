import { createHash } from 'node:crypto'
import { type SummaryKind, summaryKinds } from '@sejuk/domain/finance/invoice-summaries'
import { monthsUpTo } from '@sejuk/domain/management-reports'
import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { invoiceSummaries } from '../../src/db/tables/finance/invoice-summaries.ts'
import { figuresOf } from '../../src/features/finance/invoice-summaries/figures.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

const clerk = `select usercode as created_by, username as create_user_name from users join user_roles using (usercode)
  where role_code = 'Finance' order by 1 limit 1`

/** Invoices of a month that nobody paid or sent to the tax office were approved a little late; their paper is still to come. */
const approveLate = `with late as (select s.invoice_code, row_number() over (order by s.invoice_date desc, s.invoice_code) as n
    from sales_invoices s join customer_invoices o using (invoice_code)
    where to_char(s.tax_date, 'YYYY-MM') = $1 and s.status = '2' and s.customer_is_taxable = 1 and s.tax_invoice_no is null
      and o.paid_amount = 0 and exists (select from e_invoices e where e.invoice_code = s.invoice_code
        and e.e_status in ('Not_Ready', 'Ready')) limit 26)
  update sales_invoices s set receipt_status = 'Prepare_Invoice', received_date = null, received_by_name = null,
    approved_date = case when n <= 12 then $3::timestamptz else $2::timestamptz end,
    updated_date = case when n <= 12 then $3::timestamptz else $2::timestamptz end
  from late where late.invoice_code = s.invoice_code`

/** Nothing goes to the tax office before it is approved. */
const followApproval = `update e_invoices e set created_date = s.approved_date, updated_date = s.approved_date from sales_invoices s
  where s.invoice_code = e.invoice_code and e.period = $1 and e.created_date < s.approved_date
    and e.e_status in ('Not_Ready', 'Ready')`

type Asked = { kind: SummaryKind; period: string; at: string }

/** The figures as they stood at a moment: what was approved later still waited. */
const madeAt = async (client: pg.ClientBase, { kind, period, at }: Asked) => {
  await client.query('savepoint summary')
  await client.query(
    `update sales_invoices set status = '7' where approved_date > $1 and to_char(tax_date, 'YYYY-MM') = $2`,
    [at, period],
  )
  await client.query(
    `update credit_notes set credit_note_date = '1900-01-01', nota_retur_date = null where created_date > $1`,
    [at],
  )
  const figures = await figuresOf(drizzle({ client: client as pg.Client }), kind, period)
  await client.query('rollback to savepoint summary')
  const hash = createHash('sha256').update(JSON.stringify(figures.rows)).digest('hex').slice(0, 16)
  return { kind, period, status: 'Made' as const, ...figures, hash, created_date: at, made_date: at }
}

/**
 * The tax of every month that is over, as made on the tenth of the next one; the other two kinds of the last such month. Its tax
 * was looked at four days earlier too, and a few invoices were approved since.
 */
export const loadSummaries: Part['load'] = async (client, { today, say }) => {
  const { rows } = await client.query<{ created_by: string; create_user_name: string }>(clerk)
  const by = rows[0]
  if (!by) return
  const months = monthsUpTo(today)
  const last = months.at(-2) ?? today.slice(0, 7)
  const madeOn = (period: string) => {
    const tenth = `${months[months.indexOf(period) + 1]}-10`
    return tenth < today ? tenth : addDays(today, -1)
  }
  const at = (day: string, time: string) => instantOf(day, time, headOffice)
  const lastDay = madeOn(last)
  await client.query(approveLate, [last, at(addDays(lastDay, -2), '10:40'), at(lastDay, '15:20')])
  await client.query(followApproval, [last])
  const asked: Asked[] = [
    ...months.slice(0, -2).map((period) => ({ kind: 'tax' as const, period, at: at(madeOn(period), '08:15') })),
    { kind: 'tax', period: last, at: at(addDays(lastDay, -4), '17:50') },
    ...summaryKinds.map((kind) => ({ kind, period: last, at: at(lastDay, '08:15') })),
  ]
  const made = []
  for (const one of asked) made.push({ ...(await madeAt(client, one)), ...by })
  await insertRows(client, invoiceSummaries, made)
  say(`demo data: ${made.length} invoice summaries`)
}
