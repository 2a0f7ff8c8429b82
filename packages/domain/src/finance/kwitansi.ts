import { because, needsStatus } from '../messages.ts'
import { type ReceiptKind, type ReceiptStatus, receipt } from './receipts.ts'

export const kwitansiStatuses = ['Issued', 'Void'] as const
export type KwitansiStatus = (typeof kwitansiStatuses)[number]

/** Neither cashback nor a write-off is money that somebody brought. */
const noMoney: readonly ReceiptKind[] = ['cashback', 'write-off']

/** Why no kwitansi is given for a receipt, if so: one says that money came, so it must have been seen. */
export const kwitansiRefusal = ({ status, kind }: { status: ReceiptStatus; kind: ReceiptKind }) => {
  if (noMoney.includes(kind)) return because('kwitansi-of-money-only')
  return status === 'Confirmed' ? undefined : needsStatus('status', ['Confirmed'], receipt.entity)
}
