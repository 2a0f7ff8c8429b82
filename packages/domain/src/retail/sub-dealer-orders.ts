import { workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'

export const subDealerOrderStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Closed', 'Adjusted'] as const
export type SubDealerOrderStatus = (typeof subDealerOrderStatuses)[number]

/** So long a supplier has to answer; then the salesperson hears of it. */
export const hoursToAnswer = 24
export const answerDue = (submitted_date: string) =>
  new Date(Date.parse(submitted_date) + hoursToAnswer * 3_600_000).toISOString()

export const mostPoLines = 50

type Line = { quantity: number; confirmed_quantity: number | null; received_quantity: number; ordered_quantity: number }
/** What the supplier cannot give of a line, and has not ordered from us for it. */
export const missingOf = ({ quantity, confirmed_quantity, ordered_quantity }: Line) =>
  Math.max(0, quantity - (confirmed_quantity ?? 0) - ordered_quantity)
/** What was promised and has not come. */
export const outstandingOf = ({ confirmed_quantity, received_quantity }: Line) =>
  Math.max(0, (confirmed_quantity ?? 0) - received_quantity)
export const receivedShare = (lines: readonly Line[]) => {
  const promised = lines.reduce((sum, { confirmed_quantity }) => sum + (confirmed_quantity ?? 0), 0)
  const received = lines.reduce((sum, { received_quantity }) => sum + received_quantity, 0)
  return promised > 0 ? Math.round((received / promised) * 100) : 0
}

type Answered = { confirmed_quantity: number | null; confirmed_price: number | null; requested_price: number | null }
/** What was promised costs; where no price was answered, the requested one holds. */
export const confirmedSum = (lines: readonly Answered[]) =>
  lines.reduce(
    (sum, { confirmed_quantity, confirmed_price, requested_price }) =>
      sum + (confirmed_quantity ?? 0) * (confirmed_price ?? requested_price ?? 0),
    0,
  )

type Row = {
  status: SubDealerOrderStatus
  quantity: number
  confirmed_quantity: number
  received_quantity: number
  ordered_quantity: number
  authors: readonly string[]
}
type State = { status: SubDealerOrderStatus; isReceived: boolean; isMissing: boolean }
const missing = ({ isMissing }: State): Message | undefined => (isMissing ? undefined : because('nothing-is-missing'))

/** What a sub-dealer orders from a customer of ours: answered line by line, received by scan. */
export const subDealerOrder = workflow({
  entity: 'sub-dealer-order',
  status: 'status',
  state: ({ status, quantity, confirmed_quantity, received_quantity, ordered_quantity }: Row): State => ({
    status,
    isReceived: received_quantity >= confirmed_quantity,
    isMissing: quantity - confirmed_quantity - ordered_quantity > 0,
  }),
  actions: {
    modify: { needs: 'Sub-Dealer-PO-Create', from: ['Draft', 'Rejected'] },
    submit: { needs: 'Sub-Dealer-PO-Create', from: ['Draft', 'Rejected'], to: 'Submitted', primary: true },
    answer: { needs: 'Sub-Dealer-PO-Answer', from: ['Submitted'], to: 'Approved', approves: true, primary: true },
    reject: {
      needs: 'Sub-Dealer-PO-Answer',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    receive: {
      needs: 'Sub-Dealer-PO-Receive',
      from: ['Approved'],
      to: ({ isReceived }) => (isReceived ? { status: 'Closed' as const } : {}),
      writes: false,
      primary: true,
    },
    'order-missing': { needs: 'Sub-Dealer-PO-Answer', from: ['Approved', 'Closed'], guards: [missing], writes: false },
    adjust: { needs: 'Sub-Dealer-PO-Answer', from: ['Approved'], to: 'Adjusted', reason: 'required', dangerous: true },
  },
})
