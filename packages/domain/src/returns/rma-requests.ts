import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import { addDays, daysFrom } from '../values/dates.ts'
import { withinLimit } from './return-requests.ts'

export const rmaStatuses = ['Draft', 'Submitted', 'Approved', 'Adjusted', 'Rejected', 'Closed', 'Deleted'] as const
export type RmaStatus = (typeof rmaStatuses)[number]
export const rmaSources = ['Work_Order', 'Dealer_DOA', 'Project_Site'] as const
export type RmaSource = (typeof rmaSources)[number]
export const rmaResolutions = ['Replace_Unit', 'Replace_Sub_Unit', 'Repair_Return', 'Credit'] as const
export type RmaResolution = (typeof rmaResolutions)[number]
/** Another unit takes the place of the old one, of the same model or of one that replaces it. */
export const replacesUnit = (resolution: RmaResolution) =>
  resolution === 'Replace_Unit' || resolution === 'Replace_Sub_Unit'
/** IN comes back to us, OUT goes out as its replacement. */
export const itemFlags = ['IN', 'OUT'] as const
export type ItemFlag = (typeof itemFlags)[number]
export const outStatuses = ['None', 'Locked', 'Sent', 'Received'] as const
export type OutStatus = (typeof outStatuses)[number]
export const inStatuses = ['Waiting', 'Received', 'Missing'] as const
export type InStatus = (typeof inStatuses)[number]
export const checkResults = ['Confirmed', 'Not_Confirmed'] as const
export type CheckResult = (typeof checkResults)[number]

/** Dead on arrival: at most so many days after the installation, in warranty. */
export const doaDays = 14
/** After the replacement left: the holder is reminded, then billed. */
export const rmaReminderDays = 14
export const rmaInvoiceDays = 30
/** A new unit is covered at least so long. */
export const leastWarrantyDays = 90

export const isDeadOnArrival = (installed_date: string | null, today: string, isCovered: boolean) =>
  isCovered && (installed_date === null || daysFrom(installed_date, today) <= doaDays)

/** The new unit takes over what is left of the old one's warranty, and is covered for ninety days in any case. */
export const inheritedUntil = (old: string | null, today: string) => {
  const least = addDays(today, leastWarrantyDays)
  return old !== null && old > least ? old : least
}

type Row = {
  status: RmaStatus
  authors: readonly string[]
  created_by: string
  resolution: RmaResolution
  out_status: OutStatus
  in_status: InStatus
  check_result: CheckResult | null
  is_covered: boolean
  is_paid: boolean
  is_advance: boolean
  /** The return by which the old units are credited, and whether that is done. */
  return_code: string | null
  is_credited: boolean
  /** What a credit of the old units is worth by their invoices. */
  credit_amount: number
  approved_today?: number
}
type State = {
  status: RmaStatus
  out_status: OutStatus
  in_status: InStatus
  isOwn: boolean
  /** Something goes out: a new unit, or the old one repaired. */
  isExchange: boolean
  isRepair: boolean
  isConfirmed: boolean
  isCovered: boolean
  mayLeave: boolean
  isDifferent: boolean
  /** Finance still owes the credit. */
  isCreditOwed: boolean
  /** The units are back, and no return for finance was made of them. */
  isCreditUnasked: boolean
  amount: number
  approvedToday: number
  decidesAll: boolean
}

const confirmed = ({ isConfirmed }: State) => (isConfirmed ? undefined : because('rma-not-confirmed'))
const covered = ({ isCovered }: State) => (isCovered ? undefined : because('rma-not-covered'))
const inFirst = ({ mayLeave }: State) => (mayLeave ? undefined : because('rma-old-unit-first'))
const done = ({ out_status, in_status, isExchange }: State) =>
  in_status === 'Waiting' || (isExchange && out_status !== 'Received') ? because('rma-not-done') : undefined
const credited = ({ isCreditOwed, isCreditUnasked }: State) =>
  isCreditUnasked ? because('rma-credit-unasked') : isCreditOwed ? because('rma-not-credited') : undefined
const own = ({ isOwn }: State) => (isOwn ? undefined : because('rma-of-somebody-else'))
const live = ['Approved', 'Adjusted'] as const
const liveWith = <Part extends object>(part: Part) => ({ status: live, ...part })

/** A defective unit is exchanged: the old one in, a new one out, each on its own way. */
export const rmaRequest = workflow({
  entity: 'rma-request',
  status: 'status',
  state: (row: Row, { usercode, permission }: WorkflowViewer): State => ({
    ...{ status: row.status, out_status: row.out_status, in_status: row.in_status },
    ...{ isOwn: row.created_by === usercode, isExchange: row.resolution !== 'Credit' },
    isRepair: row.resolution === 'Repair_Return',
    ...{ isConfirmed: row.check_result === 'Confirmed', isCovered: row.is_covered || row.is_paid },
    ...{
      mayLeave: (row.is_advance && replacesUnit(row.resolution)) || row.in_status === 'Received',
      isDifferent: false,
      isCreditOwed: row.resolution === 'Credit' && row.in_status === 'Received' && !row.is_credited,
      isCreditUnasked: row.resolution === 'Credit' && row.in_status === 'Received' && row.return_code === null,
      amount: row.resolution === 'Credit' ? row.credit_amount : 0,
      approvedToday: row.approved_today ?? 0,
      decidesAll: permission.has('Return-Request-Approve-All'),
    },
  }),
  actions: {
    submit: { needs: 'RMA-Request-Create', from: ['Draft'], to: 'Submitted', confirm: true, primary: true },
    check: { needs: 'RMA-Request-Check', from: ['Submitted'], primary: true },
    approve: {
      needs: 'RMA-Request-Approve',
      from: ['Submitted'],
      to: ({ isExchange, isRepair }: State): Partial<State> => ({
        status: 'Approved',
        out_status: isExchange && !isRepair ? 'Locked' : 'None',
      }),
      guards: [confirmed, covered, withinLimit],
      approves: true,
      confirm: true,
      primary: true,
    },
    reject: {
      needs: 'RMA-Request-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    modify: { needs: 'RMA-Request-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    ship: {
      needs: 'RMA-Request-Ship',
      from: [liveWith({ out_status: ['None', 'Locked'] as const })],
      to: { out_status: 'Sent' },
      guards: [inFirst],
      appliesTo: ({ isExchange }: State) => isExchange,
      writes: false,
    },
    confirmOut: {
      needs: 'RMA-Request-Ship',
      from: [liveWith({ out_status: ['Sent'] as const })],
      to: { out_status: 'Received' },
      appliesTo: ({ isExchange }: State) => isExchange,
      writes: false,
      confirm: true,
    },
    receive: {
      needs: 'RMA-Request-Receive',
      from: [liveWith({ in_status: ['Waiting', 'Missing'] as const })],
      to: ({ status, isDifferent }: State): Partial<State> => ({
        status: isDifferent ? 'Adjusted' : status,
        in_status: 'Received',
      }),
      writes: false,
    },
    markMissing: {
      needs: 'RMA-Request-Receive',
      from: [liveWith({ in_status: ['Waiting'] as const })],
      to: { in_status: 'Missing' },
      reason: 'required',
      writes: false,
      dangerous: true,
    },
    credit: {
      needs: 'RMA-Request-Close',
      from: [liveWith({ in_status: ['Received'] as const })],
      appliesTo: ({ isCreditUnasked }: State) => isCreditUnasked,
      writes: false,
      confirm: true,
      primary: true,
    },
    close: {
      needs: 'RMA-Request-Close',
      from: live,
      to: 'Closed',
      guards: [done, credited],
      writes: false,
      confirm: true,
    },
    remove: {
      needs: 'RMA-Request-Create',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      guards: [own],
      confirm: true,
      dangerous: true,
    },
  },
})
