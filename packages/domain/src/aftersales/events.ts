import { day, type EventRules, instant, number, rupiah, text } from '../platform/notifications/event-rules.ts'

/** Customers have no account with us: they are written to on their phone. */
const toCustomer = { record: 'message', on: ['whatsapp'], mandatory: ['whatsapp'] } as const
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

export const aftersalesEvents = {
  'work-order-dispatched': { variables: { ...itsCustomer, due: instant('2026-11-16T04:30:00Z') }, ...ofWorkOrders },
  'work-order-rejected': {
    variables: { work_order: workOrder, centre: text('8-ASC-02'), reason: reasonOf },
    ...ofWorkOrders,
  },
  'work-order-taken-away': { variables: { work_order: workOrder, reason: reasonOf }, ...ofWorkOrders },
  'work-order-undone': { variables: { work_order: workOrder, person: text('Hendra Wijaya') }, ...ofWorkOrders },
  'work-order-caller-corrected': {
    variables: { work_order: workOrder, person: text('Hendra Wijaya') },
    ...toTechnician,
  },
  'work-order-units-split': { variables: { work_order: workOrder, person: text('Hendra Wijaya') }, ...toTechnician },
  'work-order-assigned': { variables: itsCustomer, ...toTechnician },
  'work-order-scheduled': {
    variables: { ...itsCustomer, day: day('2026-11-17'), slot: text('13:30~18:00') },
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
      day: day('2026-11-18'),
      slot: text('08:30~12:00'),
    },
    ...ofWorkOrders,
  },
  /** Sent to the customer, who has no account. */
  'visit-scheduled': {
    variables: { work_order: workOrder, day: day('2026-11-17'), slot: text('13:30~18:00') },
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
      amount: rupiah(250_000),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Work-Order-Search'],
  },
  'cost-approved': {
    variables: { work_order: text('WO-705-2611-00428'), amount: rupiah(450_000) },
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
    variables: { batch: text('RMB-705-2611-00003'), amount: rupiah(12_450_000) },
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
    variables: { batch: text('RMB-705-2611-00003'), amount: rupiah(12_450_000) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Reimbursement-Search'],
  },
} as const satisfies EventRules
