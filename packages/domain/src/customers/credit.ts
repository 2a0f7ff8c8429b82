export type Credit = {
  credit_limit: number
  temporary_limit: number
  outstanding_invoice: number
  open_order: number
  uncleared_cheque: number
}

/** What may still be ordered. Below nothing when more was sold than the limit allows. */
export const creditLeft = (credit: Credit) =>
  credit.credit_limit +
  credit.temporary_limit -
  credit.outstanding_invoice -
  credit.open_order -
  credit.uncleared_cheque

/** How much of the limit is used, from 0; more than 1 is beyond it. Without a limit anything is beyond it. */
export const creditShare = (used: number, limit: number) =>
  used <= 0 ? 0 : limit <= 0 ? Number.POSITIVE_INFINITY : used / limit
