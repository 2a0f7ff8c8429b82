import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays, dayIn, headOffice } from '../values/dates.ts'
import { rupiah } from '../values/money.ts'

export const returnStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
export type ReturnStatus = (typeof returnStatuses)[number]
/** What somebody gives as the reason of a return. */
export const askedReturnReasons = [
  'Wrong_Item',
  'Over_Delivery',
  'Refused',
  'Slow_Moving',
  'Damaged_In_Transit',
  'Price_Dispute',
  'Contract_End',
] as const
/** A defective unit is credited by its exchange, and half of a set was never billed: nobody asks for those here. */
export const returnReasons = [...askedReturnReasons, 'Defective', 'Half_Set'] as const
export type ReturnReason = (typeof returnReasons)[number]
export const returnConditions = ['Sealed', 'Opened', 'Installed', 'Damaged'] as const
export type ReturnCondition = (typeof returnConditions)[number]
/** Fetched by one of our trucks, or brought by the customer. */
export const handovers = ['Pickup', 'Self_Deliver'] as const
export type Handover = (typeof handovers)[number]
export const dispositions = ['Restock', 'Refurbish', 'Scrap', 'Vendor_Claim'] as const
export type Disposition = (typeof dispositions)[number]

/** Later than so many days after the invoice only head office agrees. */
export const returnDays = 30
/** Above it, all approvals of a day for the customer together, head office decides. */
export const branchReturnLimit = 25_000_000
/** Requests that take from what may still be returned. */
export const countedReturns = ['Submitted', 'Approved', 'Adjusted', 'Closed'] as const satisfies readonly ReturnStatus[]

type Row = {
  status: ReturnStatus
  authors: readonly string[]
  created_by: string
  line_count: number
  photo_count: number
  amount: number
  oldest_invoice_date: string | null
  handover: Handover
  is_received: boolean
  accepted_qty: number
  reason_code: ReturnReason
  approved_today?: number
}
type State = {
  status: ReturnStatus
  isOwn: boolean
  hasLines: boolean
  hasPhotos: boolean
  isReceived: boolean
  isPickup: boolean
  hasGoods: boolean
  amount: number
  approvedToday: number
  isLate: boolean
  decidesAll: boolean
  /** Found out while receiving: fewer were accepted than approved. */
  isDifferent: boolean
  /** What nobody billed comes back whatever happens: it stands on no line that could be. */
  isHalf: boolean
}

const filled = ({ hasLines }: State) => (hasLines ? undefined : because('return-has-no-lines'))
const proven = ({ hasPhotos }: State) => (hasPhotos ? undefined : because('return-needs-photos'))
type Limited = { amount: number; approvedToday: number; decidesAll: boolean }
/** One limit for what is credited to a customer in a day, by a return or by an exchange. */
export const withinLimit = ({ amount, approvedToday, decidesAll }: Limited) =>
  amount + approvedToday > branchReturnLimit && !decidesAll
    ? because('return-above-branch-limit', { amount: rupiah(branchReturnLimit) })
    : undefined
const inTime = ({ isLate, decidesAll }: State) =>
  isLate && !decidesAll ? because('return-too-late', { n: returnDays }) : undefined
const notReceived = ({ isReceived }: State) => (isReceived ? because('return-received-already') : undefined)
const received = ({ isReceived }: State) => (isReceived ? undefined : because('return-not-received'))
const withGoods = ({ hasGoods }: State) => (hasGoods ? undefined : because('return-nothing-accepted'))
const whole = ({ isHalf }: State) => !isHalf
const own = ({ isOwn }: State) => (isOwn ? undefined : because('return-of-somebody-else'))

/** Goods that a customer gives back: asked for, approved by line, received and inspected, credited. */
export const returnRequest = workflow({
  entity: 'return-request',
  status: 'status',
  state: (row: Row, { usercode, permission }: WorkflowViewer, now: string): State => ({
    ...{ status: row.status, isOwn: row.created_by === usercode, hasLines: row.line_count > 0 },
    ...{ hasPhotos: row.photo_count > 0, isReceived: row.is_received, isPickup: row.handover === 'Pickup' },
    ...{ hasGoods: row.accepted_qty > 0, amount: row.amount, approvedToday: row.approved_today ?? 0 },
    isLate: row.oldest_invoice_date !== null && addDays(row.oldest_invoice_date, returnDays) < dayIn(now, headOffice),
    decidesAll: permission.has('Return-Request-Approve-All'),
    isDifferent: false,
    isHalf: row.reason_code === 'Half_Set',
  }),
  actions: {
    submit: {
      needs: 'Return-Request-Submit',
      from: ['Draft'],
      to: 'Submitted',
      guards: [filled, proven],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Return-Request-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      guards: [withinLimit, inTime],
      primary: true,
    },
    reject: {
      needs: 'Return-Request-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
      appliesTo: whole,
    },
    modify: { needs: 'Return-Request-Create', from: ['Draft', 'Rejected'], to: 'Draft', appliesTo: whole },
    planPickup: {
      needs: 'Return-Request-Pickup',
      from: ['Approved'],
      writes: false,
      guards: [notReceived],
      appliesTo: ({ isPickup }: State) => isPickup,
    },
    collect: {
      needs: 'Return-Request-Pickup',
      from: ['Approved'],
      writes: false,
      guards: [notReceived],
      appliesTo: ({ isPickup }: State) => isPickup,
    },
    receive: {
      needs: 'Return-Request-Receive',
      from: ['Approved'],
      guards: [notReceived],
      primary: true,
      to: ({ isDifferent }: State): Partial<State> => ({ status: isDifferent ? 'Adjusted' : 'Approved' }),
    },
    dispose: {
      needs: 'Return-Request-Receive',
      from: ['Approved', 'Adjusted', 'Closed'],
      writes: false,
      guards: [received, withGoods],
    },
    close: {
      needs: 'Return-Request-Close',
      from: ['Approved', 'Adjusted'],
      to: 'Closed',
      notAuthor: true,
      guards: [received],
      primary: true,
    },
    remove: {
      needs: 'Return-Request-Create',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      guards: [own],
      appliesTo: whole,
      confirm: true,
      dangerous: true,
    },
  },
})
