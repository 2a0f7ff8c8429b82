import { because } from '@sejuk/domain/messages'
import { rupiah, total } from '@sejuk/domain/values/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { refuseChoice, refuseField } from '../../platform/http/refuse.ts'
import { plannedRows } from '../../platform/lists/planned-rows.ts'

type Open = { invoice_code: string; invoice_date: string; due_date: string; amount: number; open_amount: number }
type Asked = {
  /** The cheque or receipt whose own allocations do not count against it. */
  except?: string | undefined
  /** These alone, whether anything of them is open or not. */
  codes?: readonly string[]
}
const most = 200

/** Invoices that are neither paid nor covered by another cheque or receipt, those due first on top. Frozen ones take no payment. */
export const openInvoices = async (db: Db, customer_code: string, { except = '', codes }: Asked = {}) =>
  plannedRows<Open>(
    db,
    sql`select * from (
      select i.invoice_code, i.invoice_date::text, i.due_date::text, i.amount::float8 as amount,
        greatest(0, i.amount - i.paid_amount
          - coalesce((select sum(a.amount) from cheque_allocations a join cheques q on q.cheque_code = a.cheque_code
              where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted') and q.cheque_code <> ${except}), 0)
          - coalesce((select sum(a.amount) from receipt_allocations a join receipts r on r.receipt_code = a.receipt_code
              where a.invoice_code = i.invoice_code and r.status = 'Waiting' and r.receipt_code <> ${except}), 0)
          )::float8 as open_amount
      from customer_invoices i where i.customer_code = ${customer_code}
        and not exists (select from sales_invoices s where s.invoice_code = i.invoice_code and s.status = '3')
        and ${codes ? sql`i.invoice_code = any(${sql.param([...codes])}::text[])` : sql`i.paid_amount < i.amount`}) found
    where ${codes ? sql`true` : sql`found.open_amount > 0`} order by found.due_date, found.invoice_code limit ${most}`,
  )

export type Allocation = { invoice_code: string; amount: number }

/** Each invoice once, of this customer, and no more than is open of it; all together no more than there is. Answers with their sum. */
export const requireAllocations = async (
  db: Db,
  { customer_code, amount, except }: { customer_code: string; amount: number; except?: string },
  wanted: readonly Allocation[],
  tooMuch: Parameters<typeof refuseField>[1],
) => {
  const codes = wanted.map(({ invoice_code }) => invoice_code)
  const open = await openInvoices(db, customer_code, { except, codes })
  for (const [n, part] of wanted.entries()) {
    const field = `allocations.${n}.amount`
    const found = open.find((one) => one.invoice_code === part.invoice_code)
    if (!found) refuseChoice(`allocations.${n}.invoice_code`)
    else if (codes.indexOf(part.invoice_code) !== n) refuseField(field, because('invoice-named-twice'))
    else if (part.amount > found.open_amount)
      refuseField(
        field,
        because('invoice-has-less-open', { invoice: part.invoice_code, amount: rupiah(found.open_amount) }),
      )
  }
  const allocated_amount = total(wanted.map((part) => part.amount))
  if (allocated_amount > amount) refuseField('allocations', tooMuch)
  return allocated_amount
}

/** Pays invoices, or with a minus takes a payment back. Call it under the customer's lock. */
export const payInvoices = async (db: Db, parts: readonly Allocation[], day: string, sign: 1 | -1 = 1) => {
  if (parts.length === 0) return
  const codes = sql.param(parts.map(({ invoice_code }) => invoice_code))
  const amounts = sql.param(parts.map(({ amount }) => sign * amount))
  await plannedRows(
    db,
    sql`update customer_invoices i set paid_amount = i.paid_amount + w.amount,
      paid_date = case when ${sign}::int > 0 then ${day}::date else i.paid_date end
    from (select code, sum(amount)::bigint as amount from unnest(${codes}::text[], ${amounts}::bigint[]) p (code, amount) group by 1) w
    where i.invoice_code = w.code`,
  )
}
