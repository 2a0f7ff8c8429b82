import type { EInvoiceStatus } from '../electronic-invoices.ts'

/** What a channel says about one request. */
export type TaxAnswer =
  | { state: 'waiting' }
  | { state: 'approved'; nsfp: string; at: string }
  | { state: 'rejected'; code: string; message: string; attempt: number | null }
  | { state: 'cancelled' }

type Known = { e_status: EInvoiceStatus; nsfp: string | null; attempt: number }
export type TaxVerdict = 'wait' | 'approve' | 'reject' | 'cancel' | 'nothing' | 'contradiction'

/**
 * What an answer makes of a version, whenever and how often it comes. A number once given is never another one; what is
 * late speaks of an attempt that is over.
 */
export const verdictOf = ({ e_status, nsfp, attempt }: Known, answer: TaxAnswer): TaxVerdict => {
  const isOnItsWay = e_status === 'Uploading' || e_status === 'Waiting_DJP'
  if (answer.state === 'approved') {
    if (nsfp !== null) return nsfp === answer.nsfp ? 'nothing' : 'contradiction'
    // Rejected before and approved now: the tax office took it after all, and the number counts.
    return isOnItsWay || e_status === 'Rejected_DJP' || e_status === 'Ready' ? 'approve' : 'contradiction'
  }
  if (answer.state === 'cancelled')
    return e_status === 'Cancelling' ? 'cancel' : e_status === 'Cancelled' ? 'nothing' : 'contradiction'
  if (answer.state === 'rejected')
    return isOnItsWay && (answer.attempt === null || answer.attempt === attempt) ? 'reject' : 'nothing'
  return e_status === 'Uploading' ? 'wait' : 'nothing'
}
