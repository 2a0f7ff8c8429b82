import { total } from '@sejuk/domain/values/money'
import { giveBackCashback, spendCashback } from '../../../business/sales/cashback-orders.ts'
import type { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import { linesOf } from './queries.ts'

type Invoice = typeof salesInvoices.$inferSelect

/** Each order's cashback is used by the share of the invoice; the rest stays planned. */
export const spendPlanned = async (done: Done<Invoice>) => {
  const lines = await linesOf(done.db, done.after.invoice_code)
  for (const order_code of done.after.order_codes) {
    const own = lines.filter((line) => line.order_code === order_code)
    const amount = total(own.map(({ cashback_amount }) => cashback_amount))
    if (amount > 0) await spendCashback(done, { order_code, invoice_code: done.after.invoice_code, amount })
  }
}

export const giveBackPlanned = async (done: Done<Invoice>) => {
  for (const order_code of done.after.order_codes)
    await giveBackCashback(done, { order_code, invoice_code: done.after.invoice_code })
}
