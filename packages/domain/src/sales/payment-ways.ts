import { because, type Message } from '../messages.ts'
import { rupiah } from '../values/money.ts'

/** How a customer pays: the codes of the list COLLECT_METHOD that the product knows. */
export const paymentWays = ['TOP', 'GIRO', 'COD', 'TRANSFER', 'CBD'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** An order without a way, or with one that is not known here, is judged as one on terms: the strictest gate. */
export const wayOf = (collect_method: string | null | undefined): PaymentWay =>
  paymentWays.find((way) => way === collect_method) ?? 'TOP'

/** What each way obliges more to than these; transfer loses the discount of cash before delivery. */
const stricterThan: Record<PaymentWay, readonly PaymentWay[]> = {
  TOP: [],
  GIRO: [],
  COD: ['TOP', 'GIRO'],
  TRANSFER: ['TOP', 'GIRO', 'COD', 'CBD'],
  CBD: ['TOP', 'GIRO', 'COD', 'TRANSFER'],
}
/** May a customer who usually pays one way choose another without being asked about it? */
export const isFreelyChosen = (way: PaymentWay, usual: PaymentWay) => way === usual || stricterThan[way].includes(usual)

/** Uses the credit limit: the money comes after the goods. */
export const isOnTerms = (way: PaymentWay) => way === 'TOP' || way === 'GIRO'
/** The goods leave when the money has come. */
export const isPaidBefore = (way: PaymentWay) => way === 'TRANSFER' || way === 'CBD'

/** Which order takes from the customer's credit before it is billed. */
export const usesCredit = ({
  collect_method,
  unpaid_released_date,
}: {
  collect_method: string | null
  unpaid_released_date: string | null
}) => isOnTerms(wayOf(collect_method)) || unpaid_released_date !== null

export const paymentStates = ['Not_Needed', 'Waiting', 'Part', 'Paid'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Whether what must be paid before the goods leave is there. */
export const paymentStateOf = (way: PaymentWay, bound: number, total: number): PaymentState => {
  if (!isPaidBefore(way)) return 'Not_Needed'
  if (bound >= total) return 'Paid'
  return bound > 0 ? 'Part' : 'Waiting'
}

export type Payer = { collect_method: string | null; payment_term_days: number; cheque_allowed: 'Y' | 'N' }
export type Paying = { collect_method: string | null; payment_term_days: number }

/** Days that an order may have: none where it is paid before or at the door. */
export const termOf = ({ collect_method, payment_term_days }: Paying) =>
  isOnTerms(wayOf(collect_method)) ? payment_term_days : 0

/** What finance is asked about an order that pays later than its customer usually does; nothing where it does not. */
export const termReasons = (order: Paying, customer: Payer): Message[] => {
  const [way, usual] = [wayOf(order.collect_method), wayOf(customer.collect_method)]
  const [n, m] = [termOf(order), termOf(customer)]
  return [
    ...(isFreelyChosen(way, usual) ? [] : [because('way-is-looser', { way, usual })]),
    ...(n > m ? [because('term-is-longer', { n, m })] : []),
  ]
}

/** A way that the customer never gets, whoever decides. */
export const wayObjection = (collect_method: string | null, { cheque_allowed, ...customer }: Payer) => {
  const isCheque = wayOf(collect_method) === 'GIRO' && wayOf(customer.collect_method) !== 'GIRO'
  return isCheque && cheque_allowed !== 'Y' ? because('way-needs-cheque') : undefined
}

/** The ways that a customer may have without anybody being asked, its own first. */
export const freeWays = (customer: Payer): PaymentWay[] => {
  const usual = wayOf(customer.collect_method)
  const stricter = paymentWays.filter(
    (way) => way !== usual && isFreelyChosen(way, usual) && !wayObjection(way, customer),
  )
  return [usual, ...stricter]
}

const usualTerms = [7, 14, 21, 30, 45, 60, 75, 90, 120, 150, 180]
/** The days that may be chosen for it without anybody being asked: its own first, then fewer. */
export const freeTerms = (customer: Payer): number[] => {
  const { payment_term_days: own } = customer
  return [own, ...usualTerms.filter((days) => days < own).toReversed()]
}

/** A driver carries so much at most. */
export const cashAtDoorObjection = (collect_method: string | null, amount: number, most: number) =>
  wayOf(collect_method) === 'COD' && amount > most
    ? because('cod-at-most', { amount: rupiah(most), over: rupiah(amount - most) })
    : undefined

/** Of a line's amount the part of some of its pieces; all of them cost all of it. */
export const valueOfPieces = (amount: number, pieces: number, of: number) =>
  pieces >= of ? amount : Math.ceil((amount * pieces) / of)

/** How long an order that was not paid in time is kept. */
export const unpaidDays = 14
