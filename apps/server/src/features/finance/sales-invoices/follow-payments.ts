import { eq } from 'drizzle-orm'
import { customerInvoices } from '../../../db/tables/customers/trade.ts'
import type { ActingWithin } from '../../../platform/documents/action-context.ts'
import { onCheque } from '../cheques/commands.ts'
import { onReceipt } from '../receipts/commands.ts'
import { onWithholdingSlip } from '../withholding-slips/commands.ts'
import { followPayments, onSalesInvoice } from './commands.ts'

const ofCustomer = (done: ActingWithin & { after: { customer_code: string } }) =>
  followPayments(done, done.after.customer_code)
const ofSlip = async (done: ActingWithin & { after: { invoice_code: string } }) => {
  const [owed] = await done.db
    .select({ customer_code: customerInvoices.customer_code })
    .from(customerInvoices)
    .where(eq(customerInvoices.invoice_code, done.after.invoice_code))
  if (owed) await followPayments(done, owed.customer_code)
}

export const paymentsFollowed = [
  onReceipt.after('confirm', ofCustomer),
  onReceipt.after('void', ofCustomer),
  onCheque.after('clear', ofCustomer),
  onWithholdingSlip.after('confirm', ofSlip),
  onWithholdingSlip.after('reopen', ofSlip),
  onSalesInvoice.after('approve', ofCustomer),
]
