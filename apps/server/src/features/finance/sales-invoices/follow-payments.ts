import { type SQL, sql } from 'drizzle-orm'
import type { Done } from '../../../platform/documents/action-context.ts'
import { onCheque } from '../cheques/commands.ts'
import { onReceipt } from '../receipts/commands.ts'
import { onWithholdingSlip } from '../withholding-slips/commands.ts'
import { onSalesInvoice } from './commands.ts'

type Within = Pick<Done<object>, 'db' | 'jobs' | 'config' | 'offers'>

/** An invoice is closed by what pays the last of it, and open again when that is taken back. */
const follow = async ({ db, jobs, config, offers }: Within, customer: SQL) => {
  const { rows } = await db.execute<{ code: string; is_paid: boolean }>(sql`select i.invoice_code as code,
      o.paid_amount >= o.amount as is_paid
    from customer_invoices o join sales_invoices i using (invoice_code)
    where o.customer_code = ${customer}
      and (i.status = '2' and o.paid_amount >= o.amount or i.status = '4' and o.paid_amount < o.amount) order by 1`)
  for (const { code, is_paid } of rows)
    await onSalesInvoice.actBySystem({ db, jobs, config, offers }, is_paid ? 'switchOff' : 'reopen', code)
}
const ofCustomer = (done: Within & { after: { customer_code: string } }) =>
  follow(done, sql`${done.after.customer_code}`)
const ofSlip = (done: Within & { after: { invoice_code: string } }) =>
  follow(done, sql`(select s.customer_code from customer_invoices s where s.invoice_code = ${done.after.invoice_code})`)

export const paymentsFollowed = [
  onReceipt.after('confirm', ofCustomer),
  onReceipt.after('void', ofCustomer),
  onCheque.after('clear', ofCustomer),
  onWithholdingSlip.after('confirm', ofSlip),
  onWithholdingSlip.after('reopen', ofSlip),
  onSalesInvoice.after('approve', ofCustomer),
]
