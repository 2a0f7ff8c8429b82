import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { addDays } from '../values/dates.ts'
import { type CallBackStatus, callFirst, callIsDue, isDoubtful, nobodyToCall, noCallIsDue } from './bonus-call-backs.ts'
import type { Evidence } from './bonus-rules.ts'
import { type IdentityStatus, reasonRequired } from './installers.ts'

export const ticketStatuses = [
  'Draft',
  'Submitted',
  'Approved_By_Branch',
  'Approved_By_Finance',
  'Withdrawn',
  'Denied',
  'On_Hold',
] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const paymentStatuses = ['Not_Yet', 'Payment_Processing', 'Payment_Successful', 'Payment_Failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The tabs of the lists. */
export const ticketTabs = ['All', ...ticketStatuses] as const
export type TicketTab = (typeof ticketTabs)[number]

export const mostUnits = 20
export const alreadyClaimed = 'Serial number already has a bonus ticket'
export const applyTooLate = (days: number) => `Bonus must be applied within ${days} days after installation`

type TicketRow = {
  ticket_status: TicketStatus
  /** Where a ticket on hold came from, and goes back to. */
  held_status: TicketStatus | null
  /** The status of its installer. */
  user_status: IdentityStatus
  branch_user_code: string | null
  /** The call to the customer, if one was drawn or requested. */
  call_back_status: CallBackStatus | null
  customer_phone: string | null
  /** Its installer: nobody else writes in it. */
  authors: readonly string[]
}
const stateOf = (row: TicketRow, { usercode }: WorkflowViewer) => ({
  ticket_status: row.ticket_status,
  held_status: row.held_status,
  user_status: row.user_status,
  is_branch_approver: row.branch_user_code === usercode,
  call_back_status: row.call_back_status,
  has_customer_phone: row.customer_phone !== null,
})
type TicketState = ReturnType<typeof stateOf>

const notApproved = ({ user_status }: TicketState) =>
  user_status === 'Approved' ? undefined : 'Your identity is not approved yet'

const isCalled = ({ call_back_status }: TicketState) => (call_back_status === 'Due' ? callFirst : undefined)
const unfinished = [{ ticket_status: ['Draft', 'Withdrawn'] }] as const
const waiting = [{ ticket_status: ['Submitted', 'Approved_By_Branch'] }] as const
const underCheck = [{ ticket_status: ['Submitted', 'Approved_By_Branch', 'On_Hold'] }] as const

/** By the last part of their calls. */
export const bonusTicket = workflow({
  entity: 'bonus-ticket',
  status: 'ticket_status',
  state: stateOf,
  actions: {
    save: { needs: 'My-Installation-Bonus-Apply', from: unfinished },
    submit: {
      needs: 'My-Installation-Bonus-Apply',
      from: unfinished,
      to: { ticket_status: 'Submitted' },
      guards: [notApproved],
    },
    discard: { needs: 'My-Installation-Bonus-Apply', from: [{ ticket_status: ['Draft'] }], removes: true },
    'approve-branch': {
      needs: 'Installation-Bonus-List-Approve-Branch',
      from: [{ ticket_status: ['Submitted'] }],
      to: { ticket_status: 'Approved_By_Branch' },
      guards: [isCalled],
      reason: 'optional',
      approves: 'step',
      primary: true,
    },
    'approve-finance': {
      needs: 'Installation-Bonus-List-Approve-Finance',
      from: [{ ticket_status: ['Approved_By_Branch'] }],
      to: { ticket_status: 'Approved_By_Finance' },
      guards: [
        isCalled,
        ({ is_branch_approver }) =>
          is_branch_approver ? 'Somebody else than who approved for the branch must approve for finance' : undefined,
      ],
      reason: 'optional',
      approves: true,
      primary: true,
    },
    withdraw: {
      needs: 'Installation-Bonus-List-Withdraw',
      from: [{ ticket_status: ['Submitted'] }],
      to: { ticket_status: 'Withdrawn' },
      reason: 'required',
    },
    hold: {
      needs: 'Installation-Bonus-List-Hold',
      from: waiting,
      to: ({ ticket_status }) => ({ ticket_status: 'On_Hold', held_status: ticket_status }),
      reason: 'required',
    },
    release: {
      needs: 'Installation-Bonus-List-Release',
      from: [{ ticket_status: ['On_Hold'] }],
      to: ({ held_status }) => ({ ticket_status: held_status ?? 'Submitted', held_status: null }),
    },
    'ask-call-back': {
      needs: 'Installation-Bonus-List-Call-Back',
      from: underCheck,
      to: { call_back_status: 'Due' },
      guards: [
        ({ call_back_status }) => (call_back_status === 'Due' ? callIsDue : undefined),
        ({ has_customer_phone }) => (has_customer_phone ? undefined : nobodyToCall),
      ],
    },
    'record-call-back': {
      needs: 'Installation-Bonus-List-Call-Back',
      from: underCheck,
      to: ({ call_back_status }) => ({ call_back_status }),
      guards: [({ call_back_status }) => (call_back_status === 'Due' ? undefined : noCallIsDue)],
    },
    deny: {
      needs: 'Installation-Bonus-List-Deny',
      from: waiting,
      to: { ticket_status: 'Denied' },
      reason: 'required',
      dangerous: true,
    },
  },
})

/** What staff do. */
export const decisionNames = [
  'approve-branch',
  'approve-finance',
  'withdraw',
  'hold',
  'release',
  'ask-call-back',
  'deny',
] as const
export type DecisionName = (typeof decisionNames)[number]

/** How long the reason of a decision may be. */
export const mostOfReason: Partial<Record<DecisionName, 500 | 1000>> = {
  'approve-branch': 1000,
  'approve-finance': 1000,
  withdraw: 1000,
  hold: 500,
  deny: 500,
}
export const mayStayOut = (name: DecisionName) => name === 'approve-branch' || name === 'approve-finance'

const longestHoldDays = 180
/** The day a ticket on hold is released by itself: not in the past and not too far ahead. */
export const untilObjection = (until: string | null, today: string) => {
  if (!until) return undefined
  if (until <= today) return 'The day of return must lie ahead'
  return until > addDays(today, longestHoldDays) ? `A ticket is held for at most ${longestHoldDays} days` : undefined
}

/** From submission until it is denied, a ticket reserves its serial numbers. */
export const holdsSerials = (status: TicketStatus) => status !== 'Draft' && status !== 'Denied'

export const isPayable = ({
  ticket_status,
  payment_status,
}: {
  ticket_status: TicketStatus
  payment_status: PaymentStatus
}) => ticket_status === 'Approved_By_Finance' && (payment_status === 'Not_Yet' || payment_status === 'Payment_Failed')

export type TicketUnit = { serial_indoor: string | null; serial_outdoor: string | null }
export type TicketForm = {
  install_date: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_address: string | null
  capture_lat: number | null
  units: readonly TicketUnit[]
}
type Photos = { serial_number: number; installed_unit: number }

/** What is missing before a ticket can be submitted, by field name; `evidence` is what the valid rules require. */
export const ticketGaps = (form: TicketForm, evidence: readonly Evidence[], photos: Photos): Record<string, string> => {
  const wants = new Set(evidence)
  const gaps: Record<string, string> = {}
  if (!form.install_date) gaps.install_date = 'Installation date is required!'
  if (!form.customer_name) gaps.customer_name = 'Customer name is required!'
  if (!form.customer_address) gaps.customer_address = 'Customer address is required!'
  if (wants.has('customer_phone') && !form.customer_phone) gaps.customer_phone = 'Customer phone is required!'
  if (wants.has('location') && form.capture_lat === null) gaps.location = 'Your location is required!'
  if (form.units.length === 0) gaps.units = 'At least one unit is required!'
  form.units.forEach(({ serial_indoor, serial_outdoor }, n) => {
    const none = !serial_indoor && !serial_outdoor
    if ((wants.has('indoor_serial') || none) && !serial_indoor)
      gaps[`units.${n}.serial_indoor`] = 'Indoor serial number is required!'
    if (wants.has('outdoor_serial') && !serial_outdoor)
      gaps[`units.${n}.serial_outdoor`] = 'Outdoor serial number is required!'
  })
  if (wants.has('serial_photo') && photos.serial_number === 0)
    gaps.serial_photo = 'A photo of the serial number is required!'
  if (wants.has('unit_photo') && photos.installed_unit === 0)
    gaps.unit_photo = 'A photo of the installed unit is required!'
  return gaps
}

export const serialsOf = (units: readonly TicketUnit[]) =>
  units.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor].filter((one) => one !== null))

type Doubts = { hasRedFlags: boolean; call_back_status: CallBackStatus | null }

/** Whether a reason is required: red flags and an unconfirmed call require one even for an approval. */
export const isReasonDue = (name: DecisionName, { hasRedFlags, call_back_status }: Doubts) => {
  if (mostOfReason[name] === undefined) return false
  return !mayStayOut(name) || (name === 'approve-branch' && hasRedFlags) || isDoubtful(call_back_status)
}

export const reasonObjection = (name: DecisionName, reason: string | null, doubts: Doubts) => {
  const most = mostOfReason[name]
  if (most === undefined) return undefined
  if (isReasonDue(name, doubts) && !reason) return reasonRequired
  return reason && reason.length > most ? `Reason is no more than ${most} characters` : undefined
}
