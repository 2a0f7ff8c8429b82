import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import type { Input } from '@sejuk/contract/endpoint'
import { dispatchObjection } from '@sejuk/domain/aftersales/service-centres'
import { ticket } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { because } from '@sejuk/domain/messages'
import { and, eq, inArray } from 'drizzle-orm'
import { ticketsReadableBy } from '../../../business/aftersales/visible-tickets.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { aftersalesTickets as t, ticketUnits as u } from '../../../db/tables/aftersales/tickets.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { correctWorkOrders, dispatchWorkOrder } from '../work-orders/commands.ts'
import { factsOf } from './detail.ts'
import { dispatchedOf } from './dispatched.ts'
import { createTicket, modifyTicket } from './save.ts'
import { splitUnits } from './split-units.ts'

/** A draft of a ticket that follows from a document of another area. */
export const draftTicket = async (
  context: Pick<ActingContext, 'db' | 'viewer' | 'actor'>,
  form: Input<typeof forms.createTicket>,
) => (await createTicket({ ...context, input: forms.createTicket.input.parse(form) })).data.ticket_number

type Dispatching = RequestContext<typeof dispatching.dispatchTicket>
type Assignment = Dispatching['input']['assignments'][number]

/** For one centre, or for several. */
const assignmentsIn = ({ asc_code, lines, note, assignments }: Dispatching['input']): Assignment[] => {
  const all = asc_code ? [{ asc_code, lines: lines ?? [], note }, ...assignments] : assignments
  if (all.length === 0) refuseField('asc_code', because('service-centre-required'))
  return all
}

/** Paused or unsigned centres get no jobs, whatever a stale page shows. */
const requireCentres = async (db: Db, assignments: readonly Assignment[], field: (n: number) => string) => {
  const codes = assignments.map(({ asc_code }) => asc_code)
  const found = await db.select().from(serviceCentres).where(inArray(serviceCentres.asc_code, codes))
  const today = companyToday()
  for (const [n, code] of codes.entries()) {
    const centre = found.find(({ asc_code }) => asc_code === code)
    if (!centre) return refuseChoice(field(n))
    const objection = dispatchObjection(centre, today)
    if (objection) refuseField(field(n), objection)
    if (codes.indexOf(code) !== n) refuseField(field(n), because('service-centre-stands-here-twice'))
  }
}

const requireLines = (assignments: readonly Assignment[], waiting: ReadonlySet<number>, known: ReadonlySet<number>) => {
  const seen = new Set<number>()
  for (const line of assignments.flatMap(({ lines }) => lines)) {
    if (!known.has(line)) refuseField('lines', because('unit-not-on-ticket', { n: line }))
    if (!waiting.has(line)) refuseField('lines', because('unit-already-dispatched', { n: line }))
    if (seen.has(line)) refuseField('lines', because('unit-given-two-service-centres', { n: line }))
    seen.add(line)
  }
  if (seen.size === 0) refuseField('lines', because('at-least-one-unit-required'))
}

export const onTicket = acting(ticket, {
  table: t,
  key: 'ticket_number',
  endpoints: { modify: forms.modifyTicket, 'split-units': dispatching.splitUnits, delete: contract.deleteTicket },
  visible: ticketsReadableBy,
  facts: ({ db, viewer }, row) => factsOf(db, viewer, row),
  changes: {
    modify: modifyTicket,
    'split-units': splitUnits,
    delete: async ({ input }) => ({ set: { delete_reason: input.reason } }),
  },
  effects: { modify: [(done) => correctWorkOrders(done, done.before, done.after)] },
})

/** Some or all of the waiting units, to one or several centres: a work order each. */
export const dispatchTicket = async ({ input, ...context }: Dispatching) => {
  const { db } = context
  const { ticket_number, row_version } = input
  const assignments = assignmentsIn(input)
  const begun = await onTicket.begin(context, 'dispatch', { ticket_number, row_version })
  const units = await db.select().from(u).where(eq(u.ticket_number, ticket_number)).orderBy(u.line_no)
  const linesOf = (some: typeof units) => new Set(some.map(({ line_no }) => line_no))
  requireLines(assignments, linesOf(units.filter(({ asc_code }) => !asc_code)), linesOf(units))
  await requireCentres(db, assignments, (n) => (input.asc_code ? 'asc_code' : `assignments.${n}.asc_code`))
  const work_orders: { work_order_number: string; asc_code: string }[] = []
  for (const { asc_code, lines, note } of assignments) {
    const { work_order_number } = await dispatchWorkOrder(context, { ticket_number, asc_code, line_nos: lines, note })
    await db
      .update(u)
      .set({ asc_code, work_order_number })
      .where(and(eq(u.ticket_number, ticket_number), inArray(u.line_no, lines)))
    work_orders.push({ work_order_number, asc_code })
  }
  const after = await onTicket.end(begun, {
    set: {
      ...(await dispatchedOf(db, ticket_number)),
      asc_codes: [...new Set([...begun.before.asc_codes, ...work_orders.map(({ asc_code }) => asc_code)])],
      dispatched_date: begun.at,
    },
    was: { work_orders: [] },
    also: { work_orders: work_orders.map(({ work_order_number }) => work_order_number) },
  })
  return { data: { ticket_status: after.ticket_status, row_version: after.row_version, work_orders } }
}

type FromLink = Record<'customer_name' | 'customer_phone' | 'customer_address' | 'sub_district_code', string> & {
  project_code: string | null
  description: string
  serial: string
  item_name: string
}

/** A draft for the desk, asked for by somebody who holds a paper of ours; the phone is confirmed by the caller. */
export const openTicketFromLink = (
  context: Omit<RequestContext<typeof forms.createTicket>, 'input'>,
  { serial, item_name, ...asked }: FromLink,
) => {
  const unit = {
    ...{ item_code: null, item_name, category_code: null, serial_indoor: serial, serial_outdoor: null },
    ...{ purchase_date: null, symptom: null, error_code: null, description: asked.description, quantity: 1 },
  }
  return createTicket({
    ...context,
    input: {
      ...asked,
      ...{ complain_by: 'Project_Owner', complain_via: 'Web_Form', priority: 'Normal', service_type: 'Repair' },
      ...{ customer_phone2: null, customer_email: null, pin_lat: null, pin_lng: null, shop_name: null },
      ...{ preferred_date: null, preferred_slot: null, units: [unit], despite_duplicates: true },
    },
  })
}
