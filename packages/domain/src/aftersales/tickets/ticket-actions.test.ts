import { reasonOf } from '@sejuk/words/english'
import { expect, test } from 'vitest'
import { type Permission, permissions } from '../../permissions.ts'
import { standardRoles } from '../../roles.ts'
import { dispatchObjection } from '../service-centres.ts'
import {
  afterDispatch,
  allClosed,
  leavesNothing,
  splitObjection,
  type TicketActionName,
  ticket,
  ticketRoleOf,
  workHasBegun,
} from './ticket-actions.ts'
import { dispatchDue } from './ticket-clock.ts'
import { type TicketRole, ticketRoles, ticketStatuses } from './tickets.ts'

type Row = Parameters<typeof ticket.state>[0]
const now = '2026-11-16T04:00:00Z'
const row: Row = {
  ticket_status: 'Ticket_Draft',
  unit_count: 1,
  dispatched_count: 0,
  is_own: false,
  is_elsewhere: false,
  live_work_orders: 0,
  open_work_orders: 1,
}
const all = new Set(permissions)
const viewers = {
  'Call Center': { usercode: 'ANI', permission: all, view_data: 'View_Data_All_Branches' },
  Branch: { usercode: 'ANI', permission: all, view_data: 'View_Data_My_Branch' },
  'Staff from other Dept': { usercode: 'ANI', permission: all, view_data: 'View_Data_Asc' },
} as const
const gateOf = (name: TicketActionName, more: Partial<Row>, role: TicketRole = 'Call Center') =>
  ticket.gate(name, { ...row, ...more }, viewers[role], now)
const may = (more: Partial<Row>, role?: TicketRole) =>
  ticket.names.filter((name) => name !== 'undo-dispatch' && gateOf(name, more, role).enabled)

test('each viewer has the role that is meant', () => {
  for (const role of ticketRoles) expect(ticketRoleOf(viewers[role])).toBe(role)
})

test.each([
  ['Ticket_Draft', ['modify', 'dispatch', 'delete']],
  ['Ticket_Dispatched_Part', ['modify', 'split-units', 'dispatch', 'delete']],
  ['Ticket_Dispatched', ['modify', 'split-units', 'delete']],
  ['Ticket_Deleted', []],
] as const)('in %s one may %j', (ticket_status, names) => expect(may({ ticket_status })).toEqual(names))

test('each role does what is its own to do', () => {
  expect(may({}, 'Branch')).toEqual(['modify', 'dispatch', 'delete'])
  expect(may({}, 'Staff from other Dept')).toEqual([])
  expect(may({ is_own: true }, 'Staff from other Dept')).toEqual(['modify', 'delete'])
  expect(ticketRoles.map((role) => may({ live_work_orders: 1 }, role).includes('delete'))).toEqual([
    false,
    false,
    false,
  ])
})

test('what is dispatched is corrected and split while a job is open, and no longer', () => {
  const done = { ticket_status: 'Ticket_Dispatched', open_work_orders: 0 } as const
  expect(may(done)).toEqual(['delete'])
  expect(reasonOf(gateOf('modify', done))).toBe(allClosed)
})

test('a unit leaves a job before the work begins, and never as the last', () => {
  const job = { service_status: 'Scheduled', visit_count: 0 } as const
  expect(splitObjection(job, 1)).toBeUndefined()
  expect(splitObjection(job, 0)).toBe(leavesNothing)
  expect(splitObjection({ ...job, service_status: 'Servicing' }, 1)).toBe(workHasBegun)
  expect(splitObjection({ ...job, visit_count: 1 }, 1)).toBe(workHasBegun)
})

test('without the permission every action is shut, in every status', () => {
  const nobody = { ...viewers['Call Center'], permission: new Set<never>() }
  for (const ticket_status of ticketStatuses)
    for (const name of ticket.names)
      expect(reasonOf(ticket.gate(name, { ...row, ticket_status }, nobody, now))).toBe('No Permission')
})

test.each([
  ['Call-Center', 'Call Center'],
  ['After-Sales-Department', 'Call Center'],
  ['Administrator', 'Call Center'],
  ['Branch-Manager', 'Branch'],
  ['Branch-Admin', 'Branch'],
  ['Staff-Other-Dept', 'Staff from other Dept'],
  ['ASC-Admin', 'Staff from other Dept'],
  ['Technician', 'Staff from other Dept'],
] as const)('%s, and any copy of it, acts as %s', (role, expected) => {
  const { view_data, permissions: held } = standardRoles[role]
  expect(ticketRoleOf({ view_data, permission: new Set<Permission>(held) })).toBe(expected)
})

test('all units are dispatched, or some, or none', () => {
  expect([afterDispatch(3, 0), afterDispatch(3, 2), afterDispatch(3, 3)]).toEqual([
    'Ticket_Draft',
    'Ticket_Dispatched_Part',
    'Ticket_Dispatched',
  ])
})

test('the more urgent a ticket, the sooner it is due', () => {
  const at = (priority: 'Urgent' | 'Low') => dispatchDue('2026-11-16T04:00:00Z', priority, { timezone: 'Asia/Jakarta' })
  expect(at('Urgent')).toBe('2026-11-16T05:00:00.000Z')
  expect(at('Low')).toBe('2026-11-17T02:30:00.000Z')
})

test.each([
  [{}, undefined],
  [{ asc_flag: 'Paused' }, 'service-centre-paused'],
  [{ asc_flag: 'No' }, 'service-centre-does-not-cooperate'],
  [{ cooperation: 'No Cooperate' }, 'service-centre-does-not-cooperate'],
  [{ contract_signed_date: null }, 'contract-not-signed'],
  [{ contract_signed_date: '2027-01-01' }, 'contract-not-signed-yet'],
  [{ contract_valid_to: '2026-11-15' }, 'contract-no-longer-valid'],
  [{ contract_valid_to: null }, 'contract-no-longer-valid'],
] as const)('a centre that is %j is offered, or not: %s', (more, why) => {
  const centre = {
    asc_flag: 'Yes',
    cooperation: 'Cooperate',
    contract_signed_date: '2025-01-01',
    contract_valid_to: '2026-11-16',
  } as const
  expect(dispatchObjection({ ...centre, ...more }, '2026-11-16')?.code).toBe(why)
})
