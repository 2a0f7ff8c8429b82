import { type WorkflowViewer, workflow } from '../../document-workflow.ts'
import { because } from '../../messages.ts'
import type { Viewer } from '../../viewers.ts'
import { serviceRoleOf } from '../service-roles.ts'
import type { ServiceStatus } from '../statuses.ts'
import type { TicketRole, TicketStatus } from './tickets.ts'

/** Centres and technicians only create tickets for what customers report to them. */
export const ticketRoleOf = (viewer: Pick<Viewer, 'view_data' | 'permission'>): TicketRole => {
  const role = serviceRoleOf(viewer)
  return role === 'ASC' || role === 'Technician' ? 'Staff from other Dept' : role
}

type TicketFacts = {
  ticket_status: TicketStatus
  unit_count: number
  dispatched_count: number
  /** The viewer created it. */
  is_own: boolean
  /** Logged by the viewer for a place of another branch. */
  is_elsewhere: boolean
  /** Work orders that are not cancelled. */
  live_work_orders: number
  /** Work orders at which something is still to be done. */
  open_work_orders: number
}
const stateOf = (row: TicketFacts, viewer: WorkflowViewer) => ({
  ticket_status: row.ticket_status,
  action_role: ticketRoleOf(viewer),
  is_own: row.is_own,
  is_elsewhere: row.is_elsewhere,
  /** Units that no centre has yet. */
  waiting_units: row.unit_count - row.dispatched_count,
  live_work_orders: row.live_work_orders,
  open_work_orders: row.open_work_orders,
})
type TicketState = ReturnType<typeof stateOf>

export const onlyDeskDispatches = 'Only Call Center and Branch dispatch tickets'
export const onlyOwnTickets = 'Staff from other Dept change only tickets of their own'
export const stillWorked = 'Every work order must be cancelled first'
export const allClosed = 'Every work order is closed'
export const nothingWaits = 'Every unit is already dispatched'

const mayDispatch = ({ action_role, is_elsewhere }: TicketState) => {
  if (action_role === 'Staff from other Dept') return onlyDeskDispatches
  return is_elsewhere ? because('branch-of-place-dispatches') : undefined
}
const mayTouch = ({ action_role, is_own }: TicketState) =>
  action_role === 'Staff from other Dept' && !is_own ? onlyOwnTickets : undefined

const undeleted = [{ ticket_status: ['Ticket_Draft', 'Ticket_Dispatched_Part', 'Ticket_Dispatched'] }] as const

/** By the last part of their calls. How far a ticket is dispatched follows from its units. */
export const ticket = workflow({
  entity: 'aftersales-ticket',
  status: 'ticket_status',
  state: stateOf,
  actions: {
    modify: {
      needs: 'Aftersales-Ticket-Modify',
      from: undeleted,
      guards: [
        mayTouch,
        ({ ticket_status, open_work_orders }) =>
          ticket_status === 'Ticket_Dispatched' && open_work_orders === 0 ? allClosed : undefined,
      ],
    },
    'split-units': {
      needs: 'Aftersales-Ticket-Dispatch',
      from: [{ ticket_status: ['Ticket_Dispatched_Part', 'Ticket_Dispatched'] }],
      guards: [mayDispatch, ({ open_work_orders }) => (open_work_orders ? undefined : allClosed)],
      reason: 'required',
    },
    dispatch: {
      needs: 'Aftersales-Ticket-Dispatch',
      from: [{ ticket_status: ['Ticket_Draft', 'Ticket_Dispatched_Part'] }],
      guards: [mayDispatch, ({ waiting_units }) => (waiting_units ? undefined : nothingWaits)],
    },
    /** Judged by the last dispatch: who may take it back, and until when. */
    'undo-dispatch': { needs: 'Aftersales-Ticket-Dispatch' },
    delete: {
      needs: 'Aftersales-Ticket-Delete',
      from: undeleted,
      to: { ticket_status: 'Ticket_Deleted' },
      guards: [mayTouch, ({ live_work_orders }) => (live_work_orders ? stillWorked : undefined)],
      reason: 'required',
      dangerous: true,
    },
  },
})
export type TicketActionName = keyof typeof ticket.actions

/** All units with a centre, or some. */
export const afterDispatch = (units: number, dispatched: number): TicketStatus => {
  if (dispatched === 0) return 'Ticket_Draft'
  return dispatched < units ? 'Ticket_Dispatched_Part' : 'Ticket_Dispatched'
}

/** Before anybody works on it, a unit can be taken from a job and given to another centre. */
const untouchedStatuses: readonly ServiceStatus[] = [
  'Service_Dispatched',
  'Accepted',
  'Start_to_Process',
  'Scheduled',
  'Re_Scheduled',
]
export const workHasBegun = 'The work has begun: units can no longer be split off'
export const leavesNothing = 'At least one unit stays with the work order: cancel it instead'

export const splitObjection = (job: { service_status: ServiceStatus; visit_count: number }, stay: number) => {
  if (!untouchedStatuses.includes(job.service_status) || job.visit_count > 0) return workHasBegun
  return stay > 0 ? undefined : leavesNothing
}
