import type { Permission } from '../permissions.ts'
import type { Viewer } from '../viewers.ts'
import { installerRoles } from './languages.ts'

/** The ways a message reaches a person. `inapp` is the inbox behind the bell. */
export const channels = ['inapp', 'email', 'whatsapp', 'sms', 'wecom'] as const
export type Channel = (typeof channels)[number]
/** The ways that leave the house. */
export type OuterChannel = Exclude<Channel, 'inapp'>

/** What a variable is decides how it is written for its reader. */
export type Kinds = { text: string; instant: string; day: string; number: number; rupiah: number; phone: string }
type Variable = { [Kind in keyof Kinds]: { kind: Kind; example: Kinds[Kind] } }[keyof Kinds]

type EventRule = {
  /** With an example each, shown where no such record exists yet. */
  variables: Readonly<Record<string, Variable>>
  /** Whose record a preview is made of. Of the others, a message that was once sent is taken. */
  record: 'user' | 'message'
  /** On until a person switches them off. */
  on: readonly Channel[]
  /** On, and not to be switched off. */
  mandatory: readonly Channel[]
  /** Whom it may reach at all: installers, or whoever holds one of these. Left out: anybody. */
  concerns?: 'installers' | readonly Permission[]
}

const text = <const Example extends string>(example: Example) => ({ kind: 'text', example }) as const
const number = (example: number) => ({ kind: 'number', example }) as const
const instant = (example: string) => ({ kind: 'instant', example }) as const

/** Installers are reached on their phones; what decides about their work cannot be switched off. */
const toInstaller = {
  record: 'message',
  on: ['inapp', 'whatsapp'],
  mandatory: ['inapp', 'whatsapp'],
  concerns: 'installers',
} as const
/** Of their money likewise, though a phone need not ring for it. */
const ofBonus = { record: 'message', on: ['inapp', 'whatsapp'], mandatory: ['inapp'], concerns: 'installers' } as const
const ofSettlements = {
  record: 'message',
  on: ['inapp'],
  mandatory: ['inapp'],
  concerns: ['Financial-Settlement-Search'],
} as const
/** Customers have no account with us: they are written to on their phone. */
const toCustomer = { record: 'message', on: ['whatsapp'], mandatory: ['whatsapp'] } as const
const reason = text('The photo of the ID card cannot be read')

const rupiahOf = (example: number) => ({ kind: 'rupiah', example }) as const
const dayOf = (example: string) => ({ kind: 'day', example }) as const

const workOrder = text('WO-705-2611-00042')
const ofWorkOrders = {
  record: 'message',
  on: ['inapp'],
  mandatory: ['inapp'],
  concerns: ['Work-Order-Search'],
} as const
const toTechnician = { ...ofWorkOrders, on: ['inapp', 'whatsapp'] } as const
const itsCustomer = { work_order: workOrder, customer: text('Budi Santoso'), area: text('Senen, Jakarta Pusat') }
const reasonOf = text('The customer is not at home')

/** Everything the house tells people of. A new event is a line here, its words in both languages, and a call of `notify`. */
export const events = {
  'password-reset': {
    variables: {
      username: text('Rina Kartika'),
      reset_by: text('Administrator'),
      time: instant('2026-11-16T02:30:00Z'),
    },
    record: 'user',
    on: ['inapp', 'email'],
    mandatory: ['inapp', 'email'],
  },
  'role-changed': {
    variables: { username: text('Rina Kartika'), changed_by: text('Administrator'), roles: text('Branch Manager') },
    record: 'user',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'download-ready': {
    variables: {
      file_name: text('Work orders.xlsx'),
      row_count: number(2418),
      expires_date: instant('2026-11-23T02:30:00Z'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'download-failed': {
    variables: { data_name: text('Work orders') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'import-finished': {
    variables: { file_name: text('Addresses.xlsx'), added: number(120), problems: number(0) },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
  },
  'outbox-failed': {
    variables: {
      channel: text('email'),
      address: text('rina@example.com'),
      error: text('The mail server does not answer'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Outbox-Search'],
  },
  'installer-approved': { variables: {}, ...toInstaller },
  'installer-bank-approved': { variables: {}, ...toInstaller },
  'installer-rejected': { variables: { reason }, ...toInstaller },
  'installer-sales-rejected': { variables: { reason }, ...toInstaller },
  'installer-identity-withdrawn': { variables: { reason }, ...toInstaller },
  'installer-bank-withdrawn': { variables: { reason }, ...toInstaller },
  'installer-paused': { variables: { reason }, ...toInstaller },
  'installer-resumed': { variables: {}, ...toInstaller },
  'customer-submitted': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya'), author: text('Dimas Saputra') },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-Approve'],
  },
  'customer-approved': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-rejected': {
    variables: { customer: text('(705-C000123) PT Sinar Jaya'), reason: text('The NPWP belongs to another firm') },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-merged': {
    variables: { gone: text('(705-C000124) Toko Sinar Jaya'), customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'customer-merge-undone': {
    variables: { gone: text('(705-C000124) Toko Sinar Jaya'), customer: text('(705-C000123) PT Sinar Jaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Customer-Create', 'Customer-Modify'],
  },
  'address-rejected': {
    variables: {
      customer: text('(705-C000123) PT Sinar Jaya'),
      address: text('Jl. Sabang 2'),
      reason: text('The street does not exist'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Sales-Order-Create-Open'],
  },
  'salesman-changed': {
    variables: {
      customers: number(12),
      shops: number(18),
      from_salesman: text('Dimas Saputra'),
      to_salesman: text('Rina Kartika'),
      effective_date: dayOf('2026-12-01'),
      reason: text('Moved to another city'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
    concerns: ['Customer-List-Search'],
  },
  'bonus-approved': {
    variables: { ticket: text('IBT-705-2611-00042'), amount: rupiahOf(350_000), expected_date: dayOf('2026-12-10') },
    ...ofBonus,
  },
  'bonus-withdrawn': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The serial number cannot be read') },
    ...ofBonus,
  },
  'bonus-denied': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The unit was returned') },
    ...ofBonus,
  },
  'bonus-held': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('We are calling the customer') },
    ...ofBonus,
    on: ['inapp'],
  },
  'bonus-hold-over': {
    variables: { ticket: text('IBT-705-2611-00042'), reason: text('The invoice is still on its way') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Installation-Bonus-List-Hold'],
  },
  'bonus-paid': {
    variables: { settlement: text('STL-701-2611-00003'), tickets: number(4), amount: rupiahOf(1_365_000) },
    ...ofBonus,
  },
  'bonus-payment-failed': {
    variables: { settlement: text('STL-701-2611-00003'), amount: rupiahOf(1_365_000), reason: text('Account closed') },
    ...ofBonus,
  },
  'settlement-approved': {
    variables: { settlement: text('STL-701-2611-00003'), amount: rupiahOf(82_450_000), due_date: dayOf('2026-11-23') },
    ...ofSettlements,
  },
  'settlement-returned': {
    variables: { settlement: text('STL-701-2611-00003'), reason: text('The tax rate is not right') },
    ...ofSettlements,
  },
  'cashback-granted': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiahOf(6_000_000),
      valid_to: dayOf('2027-11-30'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-rejected': {
    variables: { cashback: text('CB-702-2611-00042'), reason: text('The event was not agreed on') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-expiring': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiahOf(6_000_000),
      valid_to: dayOf('2026-12-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-expired': {
    variables: {
      cashback: text('CB-702-2611-00042'),
      customer: text('Toko Sejahtera Elektronik'),
      amount: rupiahOf(6_000_000),
      valid_to: dayOf('2026-11-15'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Cashback-List-Search'],
  },
  'cashback-books': {
    variables: { lines: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cashback-Approve-Above-Limit'],
  },
  'work-order-dispatched': { variables: { ...itsCustomer, due: instant('2026-11-16T04:30:00Z') }, ...ofWorkOrders },
  'work-order-rejected': {
    variables: { work_order: workOrder, centre: text('8-ASC-02'), reason: reasonOf },
    ...ofWorkOrders,
  },
  'work-order-taken-away': { variables: { work_order: workOrder, reason: reasonOf }, ...ofWorkOrders },
  'work-order-undone': { variables: { work_order: workOrder, person: text('Hendra Wijaya') }, ...ofWorkOrders },
  'work-order-assigned': { variables: itsCustomer, ...toTechnician },
  'work-order-scheduled': {
    variables: { ...itsCustomer, day: dayOf('2026-11-17'), slot: text('13:30~18:00') },
    ...toTechnician,
  },
  'work-order-moved-often': {
    variables: { work_order: workOrder, customer: text('Budi Santoso'), times: number(3), reason: reasonOf },
    ...ofWorkOrders,
  },
  'work-order-finished': { variables: { work_order: workOrder, customer: text('Budi Santoso') }, ...ofWorkOrders },
  'work-order-returned': { variables: { work_order: workOrder, reason: reasonOf }, ...toTechnician },
  'work-order-cancel-asked': {
    variables: { work_order: workOrder, asker: text('Hendra Wijaya'), reason: reasonOf },
    ...ofWorkOrders,
  },
  'work-order-cancelled': { variables: { work_order: workOrder, reason: reasonOf }, ...toTechnician },
  'work-order-cancel-refused': { variables: { work_order: workOrder, reason: reasonOf }, ...toTechnician },
  'work-order-support-asked': {
    variables: { work_order: workOrder, asker: text('Cahyo Wibowo'), problem: text('Error E6 stays after the repair') },
    ...ofWorkOrders,
  },
  'work-order-support-answered': {
    variables: { work_order: workOrder, answer: text('Bayu Setiawan comes tomorrow') },
    ...toTechnician,
  },
  'work-order-late': {
    variables: { work_order: workOrder, centre: text('8-ASC-02'), due: instant('2026-11-16T04:30:00Z') },
    ...ofWorkOrders,
  },
  'visit-move-asked': {
    variables: {
      work_order: workOrder,
      customer: text('Budi Santoso'),
      day: dayOf('2026-11-18'),
      slot: text('08:30~12:00'),
    },
    ...ofWorkOrders,
  },
  /** To the customer, who is nobody of ours. */
  'visit-scheduled': {
    variables: { work_order: workOrder, day: dayOf('2026-11-17'), slot: text('13:30~18:00') },
    record: 'message',
    on: ['whatsapp'],
    mandatory: ['whatsapp'],
    concerns: [],
  },
  'ticket-tracking': { variables: { ticket: text('AST-705-2611-00042') }, ...toCustomer },
  'survey-invitation': {
    variables: { work_order: text('WO-705-2611-00428'), service: text('Split 1 PK'), technician: text('Cahyo') },
    ...toCustomer,
  },
  'survey-reminder': {
    variables: { work_order: text('WO-705-2611-00428'), service: text('Split 1 PK') },
    ...toCustomer,
  },
  'complaint-answered': {
    variables: { complaint: text('CPL-705-2611-00012'), reply: text('A technician comes again tomorrow.') },
    ...toCustomer,
  },
  'complaint-assigned': {
    variables: {
      complaint: text('CPL-705-2611-00012'),
      customer: text('Budi Santoso'),
      due: instant('2026-11-16T06:30:00Z'),
    },
    record: 'message',
    on: ['inapp', 'whatsapp'],
    mandatory: ['inapp'],
    concerns: ['Complain-Search'],
  },
  'complaint-escalated': {
    variables: { complaint: text('CPL-705-2611-00012'), customer: text('Budi Santoso'), times: number(2) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Complain-Search'],
  },
  'survey-suspicious': {
    variables: {
      work_order: text('WO-705-2611-00428'),
      service_centre: text('Senen Teknik'),
      amount: rupiahOf(250_000),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Work-Order-Search'],
  },
  'cost-approved': {
    variables: { work_order: text('WO-705-2611-00428'), amount: rupiahOf(450_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cost-Search'],
  },
  'cost-returned': {
    variables: { work_order: text('WO-705-2611-00428'), reason: text('The photo of the pipe is missing') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Cost-Search'],
  },
  'reimbursement-received': {
    variables: { batch: text('RMB-705-2611-00003'), amount: rupiahOf(12_450_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Reimbursement-Search'],
  },
  'reimbursement-rejected': {
    variables: { batch: text('RMB-705-2611-00003'), reason: text('The invoice number is not right') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Reimbursement-Search'],
  },
  'reimbursement-paid': {
    variables: { batch: text('RMB-705-2611-00003'), amount: rupiahOf(12_450_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Reimbursement-Search'],
  },
} as const satisfies Record<string, EventRule>

export type EventCode = keyof typeof events
export const eventCodes = Object.keys(events) as [EventCode, ...EventCode[]]
export type VariablesOf<E extends EventCode> = {
  [Name in keyof (typeof events)[E]['variables']]: (typeof events)[E]['variables'][Name] extends { kind: infer Kind }
    ? Kinds[Kind & keyof Kinds]
    : never
}
export const ruleOf = (event: EventCode): EventRule => events[event]

/** Whether such a message can ever reach this person, so that they are asked about nothing else. */
export const mayConcern = (event: EventCode, { role, permission }: Pick<Viewer, 'role' | 'permission'>): boolean => {
  const { concerns } = ruleOf(event)
  if (!concerns) return true
  if (concerns === 'installers') return role.some((code) => installerRoles.has(code))
  return concerns.some((code) => permission.has(code))
}

/** `choice` is what the person said of this event and channel, if anything. */
export const isChannelOn = (event: EventCode, channel: Channel, choice: boolean | undefined) => {
  const { on, mandatory } = ruleOf(event)
  return mandatory.includes(channel) || (choice ?? on.includes(channel))
}
