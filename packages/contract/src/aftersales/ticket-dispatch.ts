import { mostTicketUnits, ticketStatuses } from '@sejuk/domain/aftersales/tickets/tickets'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, optional, required, rowVersion, texts } from '../fields.ts'
import { told } from '../told.ts'

const group = '/api/aftersales-ticket'

const assignment = z.object({
  asc_code: required('service-centre', 30),
  lines: z.array(z.coerce.number<number | string>().int().min(1)).min(1, told('at-least-one-unit-required')),
  note: optional('note', 500),
})

/** To one centre (`asc_code`, `lines`), or to several at once. */
export const dispatchTicket = endpoint(`POST ${group}/{ticket_number}/dispatch`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({
    ticket_number: code,
    row_version: rowVersion,
    asc_code: assignment.shape.asc_code.optional(),
    lines: assignment.shape.lines.optional(),
    note: assignment.shape.note,
    assignments: z.array(assignment).max(mostTicketUnits).default([]),
  }),
  data: z.object({
    ticket_status: z.enum(ticketStatuses),
    row_version: z.number(),
    work_orders: z.array(z.object(texts('work_order_number', 'asc_code'))),
  }),
  says: because('ticket-dispatched'),
})

/** Units of an open work order wait again, to be dispatched to another centre. */
export const splitUnits = endpoint(`POST ${group}/{ticket_number}/split-units`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({
    ticket_number: code,
    row_version: rowVersion,
    work_order_number: required('work-order', 60),
    lines: assignment.shape.lines.max(mostTicketUnits),
    reason: required('reason', 500),
  }),
  data: z.object({ ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('units-split-off'),
})

/** For five minutes, by who dispatched, while no centre has answered: the units wait again. */
export const undoDispatch = endpoint(`POST ${group}/{ticket_number}/undo-dispatch`, {
  needs: 'Aftersales-Ticket-Dispatch',
  input: z.object({ ticket_number: code, row_version: rowVersion }),
  data: z.object({ ticket_status: z.enum(ticketStatuses), row_version: z.number() }),
  says: because('dispatch-taken-back'),
})
