import { accountNumbersIn, documentCodesIn } from '@sejuk/domain/money/bank-codes'
import { alikeIn } from '@sejuk/domain/money/bank-names'
import { payerOf } from '@sejuk/domain/money/bank-names'
import type { BankFacts, WaitingOrder } from '@sejuk/domain/money/bank-suggestions'
import { mostInvoicesLooked } from '@sejuk/domain/money/exact-parts'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

type Line = { amount: number; text: string; line_date: string }
type Invoice = { customer_code: string; invoice_code: string; due_date: string; open_amount: number }
const texts = (values: Iterable<string>) => sql`${sql.param([...new Set(values)])}::text[]`
const amountsOf = (lines: readonly Line[]) =>
  sql`${sql.param([...new Set(lines.map(({ amount }) => amount))])}::bigint[]`

/** What neither is paid nor waits in a cheque or receipt. */
const openInSql = sql`greatest(0, i.amount - i.paid_amount
  - coalesce((select sum(a.amount) from cheque_allocations a join cheques q using (cheque_code)
      where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted')), 0)
  - coalesce((select sum(a.amount) from receipt_allocations a join receipts r using (receipt_code)
      where a.invoice_code = i.invoice_code and r.status = 'Waiting'), 0))::float8`

/** What neither is kept for the order nor said to have come for it. */
const missingOfOrder = sql`(o.total_amount - o.bound_amount
  - coalesce((select sum(r.amount) from receipts r
      where r.customer_code = o.customer_code and r.status = 'Waiting' and r.order_code = o.order_code), 0))::float8`
const isPromised = sql`o.status = any(${sql.param([...promisedStatuses])}::text[])`

const documentsOf = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return []
  const { rows } = await db.execute<{
    kind: 'invoice' | 'order'
    code: string
    customer_code: string
    open_amount: number
    is_on_terms: boolean
  }>(
    sql`select 'invoice' as kind, i.invoice_code as code, i.customer_code, ${openInSql} as open_amount, false as is_on_terms
      from customer_invoices i where i.invoice_code = any(${texts(codes)}) and i.paid_amount < i.amount
    union all select 'order', o.order_code, o.customer_code, greatest(0, ${missingOfOrder}),
        coalesce(o.collect_method not in ('COD', 'TRANSFER', 'CBD'), true)
      from sales_orders o where o.order_code = any(${texts(codes)}) and (${isPromised} or o.status = 'Closed')`,
  )
  return rows
}

const accountsOf = async (db: Db, numbers: readonly string[]) => {
  if (numbers.length === 0) return []
  const { rows } = await db.execute<{ ref: string; customer_code: string }>(
    sql`select ref, customer_code from payment_refs where kind = 'va' and ref = any(${texts(numbers)})`,
  )
  return rows
}

const payersOf = async (db: Db, lines: readonly Line[]) => {
  const payers = lines.flatMap(({ text }) => payerOf(text) ?? [])
  if (payers.length === 0) return []
  const { rows } = await db.execute<{ payer: string; customer_code: string; times: number }>(
    sql`select payer, customer_code, count(*)::int as times from bank_lines
      where state = 'Matched' and customer_code is not null and payer = any(${texts(payers)}) group by 1, 2`,
  )
  return rows
}

type Money = {
  receipt_code: string
  customer_code: string
  kind: string
  reference: string | null
  day: string
  amount: number
}
const receiptsOf = async (db: Db, lines: readonly Line[]) => {
  const { rows } = await db.execute<Money>(sql`select r.receipt_code, r.customer_code, r.kind, r.reference,
      r.received_date::text as day, r.amount::float8 as amount from receipts r
    where r.status in ('Waiting', 'Confirmed') and r.kind in ('transfer', 'cash', 'va', 'cod') and r.amount = any(${amountsOf(lines)})
      and r.received_date between (${lines.map(({ line_date }) => line_date).toSorted()[0] ?? '2000-01-01'}::date - 7)
        and (${
          lines
            .map(({ line_date }) => line_date)
            .toSorted()
            .at(-1) ?? '2000-01-01'
        }::date + 7)
      and not exists (select from bank_lines l where l.receipt_code = r.receipt_code and l.state = 'Matched')`)
  return rows
}
type Cheque = { cheque_code: string; cheque_no: string; customer_code: string; amount: number }
const chequesOf = async (db: Db, lines: readonly Line[]) => {
  const { rows } =
    await db.execute<Cheque>(sql`select q.cheque_code, q.cheque_no, q.customer_code, q.amount::float8 as amount
    from cheques q where q.status in ('Submitted', 'Approved') and q.amount = any(${amountsOf(lines)})
      and (q.status = 'Submitted' or q.cleared_date > now() - interval '60 days')
      and not exists (select from bank_lines l where l.cheque_code = q.cheque_code and l.state = 'Matched')`)
  return rows
}

/** Everybody who owes something or has an order to pay, by name: names of a bank are compared with these alone. */
const debtorsOf = async (db: Db) => {
  const { rows } = await db.execute<{
    customer_code: string
    customer_name: string
  }>(sql`select c.customer_code, c.customer_name
    from customers c where c.customer_code in (select customer_code from customer_invoices where paid_amount < amount
      union all select customer_code from sales_orders where status = 'Approved' and payment_state in ('Waiting', 'Part'))`)
  return rows
}

const invoicesOf = async (db: Db, codes: readonly string[]) => {
  // What waits in cheques and receipts is looked up for all of them at once, not for each.
  const { rows } = await db.execute<Invoice>(sql`with found as materialized (
      select i.customer_code, i.invoice_code, i.due_date, i.amount - i.paid_amount as rest,
        row_number() over (partition by i.customer_code order by i.due_date, i.invoice_code) as n
      from customer_invoices i where i.customer_code = any(${texts(codes)}) and i.paid_amount < i.amount
        and not exists (select from sales_invoices s where s.invoice_code = i.invoice_code and s.status = '3')),
    waits as (select p.invoice_code, sum(p.amount) as amount from (
        select a.invoice_code, a.amount from cheque_allocations a join cheques q using (cheque_code)
          where q.status in ('Saved', 'Submitted') and a.invoice_code in (select invoice_code from found)
        union all select a.invoice_code, a.amount from receipt_allocations a join receipts r using (receipt_code)
          where r.status = 'Waiting' and a.invoice_code in (select invoice_code from found)) p group by 1)
    select f.customer_code, f.invoice_code, f.due_date::text as due_date, (f.rest - coalesce(w.amount, 0))::float8 as open_amount
    from found f left join waits w using (invoice_code)
    where f.n <= ${mostInvoicesLooked} and f.rest > coalesce(w.amount, 0)
    order by f.customer_code, f.due_date, f.invoice_code`)
  return Map.groupBy(rows, (row) => row.customer_code)
}

/** Of each customer those that wait for money before their goods leave. */
export const waitingOrdersOf = async (db: Db, codes: readonly string[]) => {
  const { rows } = await db.execute<{ customer_code: string } & WaitingOrder>(sql`select * from (
      select o.customer_code, o.order_code, ${missingOfOrder} as open_amount,
        row_number() over (partition by o.customer_code order by o.pay_by, o.order_code) as n
      from sales_orders o where o.customer_code = any(${texts(codes)}) and o.payment_state in ('Waiting', 'Part') and ${isPromised}) found
    where found.n <= ${mostInvoicesLooked} and found.open_amount > 0 order by found.customer_code, found.n`)
  return rows
}

const namesOf = async (db: Db, codes: readonly string[]) => {
  const { rows } = await db.execute<{ customer_code: string; customer_name: string }>(
    sql`select customer_code, customer_name from customers where customer_code = any(${texts(codes)})`,
  )
  return rows
}

/** All that speaks of these lines, in a few statements whatever their number. */
export const bankFactsOf = async (db: Db, lines: readonly Line[]): Promise<BankFacts> => {
  const incoming = lines.filter(({ amount }) => amount > 0)
  const documents = await documentsOf(
    db,
    incoming.flatMap(({ text }) => documentCodesIn(text)),
  )
  const accounts = await accountsOf(
    db,
    incoming.flatMap(({ text }) => accountNumbersIn(text)),
  )
  const payers = await payersOf(db, incoming)
  const receipts = await receiptsOf(db, incoming)
  const cheques = await chequesOf(db, incoming)
  const alike = alikeIn(await debtorsOf(db))
  const codes = new Set(
    [documents, accounts, payers, receipts, cheques].flatMap((rows) => rows.map(({ customer_code }) => customer_code)),
  )
  for (const { text } of incoming) for (const code of alike(text)) codes.add(code)
  const open = await invoicesOf(db, [...codes])
  const waiting = Map.groupBy(await waitingOrdersOf(db, [...codes]), ({ customer_code }) => customer_code)
  const customers = new Map(
    (await namesOf(db, [...codes])).map((one) => [
      one.customer_code,
      { ...one, invoices: open.get(one.customer_code) ?? [], orders: waiting.get(one.customer_code) ?? [] },
    ]),
  )
  return {
    ...{ customers, alike },
    virtualAccounts: new Map(accounts.map(({ ref, customer_code }) => [ref, customer_code])),
    documents: new Map(documents.map((one) => [one.code, one])),
    receipts: Map.groupBy(receipts, ({ amount }) => amount),
    cheques: Map.groupBy(cheques, ({ amount }) => amount),
    payers: Map.groupBy(payers, ({ payer }) => payer),
  }
}
