import { workflow } from '../document-workflow.ts'
import { because, type Message } from '../messages.ts'
import { addDays, dayIn, headOffice } from '../values/dates.ts'
import type { RetailFlag } from './review-hints.ts'

export const retailStatuses = ['Submitted', 'Approved', 'Rejected', 'Adjusted', 'Deleted'] as const
export type RetailStatus = (typeof retailStatuses)[number]
/** Of these each unit was sold once, and once only. */
export const countedStatuses = ['Submitted', 'Approved'] as const satisfies readonly RetailStatus[]

/** Who enters what a shop sold. */
export const sellerRoles = ['keyperson', 'promotor', 'salesman'] as const
export type SellerRole = (typeof sellerRoles)[number]
export const retailChannels = ['offline', 'online'] as const
export const adjustKinds = ['return', 'exchange', 'wrong-entry'] as const

export const mostLines = 20
/** A consumer who pays more than this for a unit is asked for a phone number. */
export const phoneAbovePrice = 5_000_000
const oldestDays = 7
/** The seller may take it back so long; a job approves only afterwards. */
export const minutesToUndo = 10

type Row = {
  status: RetailStatus
  flags: readonly RetailFlag[]
  created_by: string
  created_date: string
  submitted_date: string
  authors: readonly string[]
}
type State = { status: RetailStatus; isFlagged: boolean; isOwn: boolean; isOfToday: boolean; isOverdue: boolean }

const own = ({ isOwn }: State): Message | undefined => (isOwn ? undefined : because('sell-out-of-somebody-else'))
const today = ({ isOfToday }: State): Message | undefined => (isOfToday ? undefined : because('sell-out-not-of-today'))
const clean = ({ isFlagged }: State): Message | undefined => (isFlagged ? because('sell-out-needs-review') : undefined)
const waited = ({ isOverdue }: State): Message | undefined =>
  isOverdue ? undefined : because('sell-out-may-be-undone', { n: minutesToUndo })

/** What a shop sold, sent by its seller, and counted once somebody else or a job has agreed. */
export const retailOrder = workflow({
  entity: 'retail-order',
  status: 'status',
  state: (row: Row, { usercode }: { usercode: string }, now: string): State => ({
    status: row.status,
    isFlagged: row.flags.length > 0,
    isOwn: row.created_by === usercode,
    isOfToday: dayIn(row.created_date, headOffice) === dayIn(now, headOffice),
    isOverdue: Date.parse(now) - Date.parse(row.submitted_date) >= minutesToUndo * 60_000,
  }),
  actions: {
    approve: {
      needs: 'Retail-Order-Approve',
      from: ['Submitted'],
      to: 'Approved',
      approves: true,
      confirm: true,
      primary: true,
    },
    'approve-by-system': {
      needs: 'Retail-Order-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [clean, waited],
      approves: true,
      bySystem: true,
      loggedAs: 'approve',
    },
    reject: {
      needs: 'Retail-Order-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    modify: { needs: 'Retail-Order-Input', from: ['Rejected'], to: 'Submitted', guards: [own], primary: true },
    adjust: { needs: 'Retail-Order-Adjust', from: ['Approved'], to: 'Adjusted', reason: 'required', dangerous: true },
    delete: {
      needs: 'Retail-Order-Input',
      from: ['Submitted', 'Rejected'],
      to: 'Deleted',
      guards: [own, today],
      dangerous: true,
      confirm: true,
    },
  },
})

/** What is wrong with the day of a sale. */
export const saleDateProblem = (sale_date: string, now: string, mayBackdate: boolean): Message | undefined => {
  if (sale_date > now) return because('sale-date-in-future')
  return !mayBackdate && sale_date < addDays(now, -oldestDays) ? because('sale-date-too-old') : undefined
}

type Consumer = { consumer_name: string | null; consumer_phone: string | null; consumer_address: string | null }
type Sold = { install_needed: boolean; lines: readonly { price: number | null }[] }
/** The fields of the consumer that this sale asks for and does not have. */
export const missingOfConsumer = (consumer: Consumer, { install_needed, lines }: Sold) => {
  const needsPhone = install_needed || lines.some(({ price }) => (price ?? 0) > phoneAbovePrice)
  const wanted = [
    ...(needsPhone ? (['consumer_phone'] as const) : []),
    ...(install_needed ? (['consumer_name', 'consumer_address'] as const) : []),
  ]
  return wanted.filter((field) => !consumer[field])
}
