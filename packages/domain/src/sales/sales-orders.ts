import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { daysFrom } from '../values/dates.ts'
import { rupiah } from '../values/money.ts'
import { type ApprovalKind, kindsOf } from './order-approvals.ts'
import { isPaidBefore, type PaymentState, type PaymentWay, wayOf } from './payment-ways.ts'

export const orderStatuses = [
  'Saved',
  'Draft',
  'Submitting',
  'Submitted',
  'Approved',
  'Rejected',
  'Adjusted',
  'Closed',
  'Deleted',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** What is answered for a code that is unknown or out of sight. */
export const notExist = 'Not-Exist'

export const orderSources = ['web', 'mobile', 'subdealer', 'import'] as const
export type OrderSource = (typeof orderSources)[number]

/** Where the goods are promised and the credit is used. */
export const promisedStatuses = ['Submitted', 'Approved', 'Adjusted'] as const satisfies readonly OrderStatus[]
/** Waits for somebody's decision. */
export const undecidedStatuses = ['Submitted', 'Adjusted'] as const satisfies readonly OrderStatus[]
/** Only its writers change it. */
export const writableStatuses = ['Saved', 'Draft', 'Rejected'] as const satisfies readonly OrderStatus[]

export const restorableDays = 30

export type OrderState = {
  status: OrderStatus
  isOwn: boolean
  hasLines: boolean
  /** Whether one of the decisions it waits for is the viewer's. */
  isMine: boolean
  /** Whether somebody else must decide too after the viewer. */
  waitsForOthers: boolean
  isDelivered: boolean
  isRestorable: boolean
  way: PaymentWay
  paymentState: PaymentState
  boundAmount: number
  isReleasedUnpaid: boolean
  /** Somebody has said yes to it already. */
  isDecided: boolean
  isOnDelivery: boolean
}
type Row = {
  status: OrderStatus
  authors: readonly string[]
  created_by: string
  salesman_code: string | null
  line_count: number
  waiting_for: readonly ApprovalKind[]
  total_qty: number
  delivered_qty: number
  cancelled_qty: number
  deleted_date: string | null
  collect_method: string | null
  payment_state: PaymentState
  bound_amount: number
  unpaid_released_date: string | null
  decided_count: number
  is_on_delivery: boolean
}

const own = ({ isOwn }: OrderState) => (isOwn ? undefined : because('order-of-somebody-else'))
const filled = ({ hasLines }: OrderState) => (hasLines ? undefined : because('order-has-no-lines'))
const mine = ({ isMine }: OrderState) => (isMine ? undefined : because('order-decided-by-others'))
const recent = ({ isRestorable }: OrderState) =>
  isRestorable ? undefined : because('order-restorable-for-days', { n: restorableDays })

const withdrawable = ({ status, paymentState, isDecided, isOnDelivery }: OrderState) => {
  if (status === 'Submitted') return isDecided ? because('order-decided-already') : undefined
  if (isOnDelivery) return because('order-goods-on-delivery')
  return paymentState === 'Waiting' || paymentState === 'Part' ? undefined : because('order-not-waiting-for-payment')
}
const moneyless = ({ boundAmount }: OrderState) =>
  boundAmount > 0 ? because('order-has-money', { amount: rupiah(boundAmount) }) : undefined
const unreleased = ({ isReleasedUnpaid, paymentState }: OrderState) => {
  if (isReleasedUnpaid) return because('order-released-unpaid-already')
  return paymentState === 'Paid' ? because('order-paid-in-full') : undefined
}
/** What must be paid before it leaves is not. */
const unpaid = ({ way, paymentState, isReleasedUnpaid }: OrderState) =>
  isPaidBefore(way) && paymentState !== 'Paid' && !isReleasedUnpaid
    ? undefined
    : because('order-not-waiting-for-payment')
const undelivered = ({ isOnDelivery }: OrderState) => (isOnDelivery ? because('order-goods-on-delivery') : undefined)

const stateOf = (row: Row, viewer: WorkflowViewer, now: string): OrderState => {
  const decided = kindsOf(viewer.permission)
  return {
    status: row.status,
    isOwn: row.created_by === viewer.usercode || row.salesman_code === viewer.usercode,
    hasLines: row.line_count > 0,
    isMine: row.waiting_for.some((kind) => decided.includes(kind)),
    waitsForOthers: row.waiting_for.some((kind) => !decided.includes(kind)),
    isDelivered: row.delivered_qty >= row.total_qty - row.cancelled_qty,
    isRestorable:
      row.deleted_date !== null && daysFrom(row.deleted_date.slice(0, 10), now.slice(0, 10)) <= restorableDays,
    way: wayOf(row.collect_method),
    paymentState: row.payment_state,
    boundAmount: row.bound_amount,
    isReleasedUnpaid: row.unpaid_released_date !== null,
    isDecided: row.decided_count > 0,
    isOnDelivery: row.is_on_delivery,
  }
}

/** An order from the cart to its end. `Submitting` is the moment in which stock, cashback and credit are taken. */
export const salesOrder = workflow({
  entity: 'sales-order',
  status: 'status',
  state: stateOf,
  actions: {
    submit: {
      needs: 'Sales-Order-Submit',
      from: ['Saved', 'Draft'],
      to: 'Submitting',
      guards: [own, filled],
      primary: true,
      confirm: true,
    },
    /** Everything was taken. */
    finish: { needs: 'Sales-Order-Submit', from: ['Submitting'], to: 'Submitted', bySystem: true },
    /** Nothing was taken: whoever wrote it mends it. */
    takeBack: { needs: 'Sales-Order-Submit', from: ['Submitting'], to: 'Draft', bySystem: true },
    approve: {
      needs: 'Sales-Order-Approve',
      from: ['Submitted', 'Adjusted'],
      to: ({ status, waitsForOthers }) => ({ status: waitsForOthers ? status : 'Approved' }),
      guards: [mine],
      approves: 'step',
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'Sales-Order-Reject',
      from: ['Submitted', 'Adjusted'],
      /** A change that is rejected leaves the order as it was approved. */
      to: ({ status }) => ({ status: status === 'Adjusted' ? 'Approved' : 'Rejected' }),
      guards: [mine],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    modify: {
      needs: 'Sales-Order-Modify',
      from: ['Saved', 'Draft', 'Rejected'],
      to: ({ status }) => ({ status: status === 'Saved' ? 'Saved' : 'Draft' }),
      guards: [own],
    },
    adjust: { needs: 'Sales-Order-Adjust', from: ['Approved'], to: 'Adjusted', reason: 'required' },
    close: {
      needs: 'Sales-Order-Close',
      from: ['Approved'],
      to: 'Closed',
      writes: false,
      reason: 'required',
      dangerous: true,
    },
    reopen: { needs: 'Sales-Order-Close', from: ['Closed'], to: 'Approved', writes: false, reason: 'required' },
    /** Its author thinks again: while nobody has decided, or while nothing is paid and nothing picked. */
    withdraw: {
      needs: 'Sales-Order-Withdraw',
      from: ['Submitted', 'Approved'],
      to: 'Draft',
      guards: [own, moneyless, withdrawable],
      confirm: true,
    },
    /** Finance answers for goods that leave before they are paid. */
    releaseUnpaid: {
      needs: 'Sales-Order-Release-Unpaid',
      appliesTo: ({ way }) => way === 'COD' || isPaidBefore(way),
      from: ['Approved'],
      guards: [unreleased],
      notAuthor: true,
      reason: 'required',
    },
    /** Finance answers for an approved order whose credit ended before its goods left. */
    letPass: {
      needs: 'Sales-Order-Override-Credit',
      appliesTo: ({ way }) => !isPaidBefore(way),
      from: ['Approved'],
      notAuthor: true,
      reason: 'required',
    },
    /** Not paid in time: what it locked is free for others; it still may be paid. */
    unpaid: { needs: 'Sales-Order-Submit', from: ['Approved'], guards: [unpaid], bySystem: true },
    closeUnpaid: {
      needs: 'Sales-Order-Close',
      from: ['Approved'],
      to: 'Closed',
      guards: [unpaid, undelivered],
      writes: false,
      bySystem: true,
    },
    /** Not decided in time: what it locked is free for others; it still waits. */
    release: { needs: 'Sales-Order-Submit', from: ['Submitted'], bySystem: true },
    delete: {
      needs: 'Sales-Order-Delete',
      from: ['Saved', 'Draft', 'Rejected'],
      to: 'Deleted',
      guards: [own],
      confirm: true,
      dangerous: true,
    },
    restore: { needs: 'Sales-Order-Delete', from: ['Deleted'], to: 'Draft', guards: [own, recent] },
  },
})
export type OrderAction = keyof typeof salesOrder.actions

export const progresses = ['Not Yet', 'Half Delivery', 'Full Delivery'] as const
export type Progress = (typeof progresses)[number]
/** How much of it was delivered, or invoiced. */
export const progressOf = (done: number, total: number): Progress => {
  if (done <= 0) return 'Not Yet'
  return done < total ? 'Half Delivery' : 'Full Delivery'
}

/** What is to be locked of a line: a set is locked by its units. */
export type LineUnits = {
  item_code: string
  ordered_qty: number
  sub_items: readonly { sub_item_code: string; sub_quantity: number }[]
}
export const unitsOf = ({ item_code, ordered_qty, sub_items }: LineUnits) =>
  sub_items.length === 0
    ? [{ item_code, qty: ordered_qty }]
    : sub_items.map(({ sub_item_code, sub_quantity }) => ({
        item_code: sub_item_code,
        qty: ordered_qty * sub_quantity,
      }))
