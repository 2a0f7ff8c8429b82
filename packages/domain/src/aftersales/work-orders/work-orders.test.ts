import { reasonOf } from '@sejuk/words/english'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WorkflowViewer } from '../../document-workflow.ts'
import { permissions } from '../../permissions.ts'
import { standardRoles } from '../../roles.ts'
import { type ServiceRole, serviceRoleOf, serviceRoles } from '../service-roles.ts'
import {
  ascInvoiceStatuses,
  complaintStatuses,
  costStatuses,
  isClosed,
  serviceStatuses,
  serviceStatusOf,
  surveyStatuses,
  surveyStatusOf,
} from '../statuses.ts'
import { groupOf, workOrderGroups } from './work-order-tabs.ts'
import { afterAction, type WorkOrderActionName, type WorkOrderState, workOrder } from './work-orders.ts'

const everything = { permission: new Set(permissions) } as const
const { names } = workOrder
const now = '2026-11-15T00:00:00.000Z'
type Held = Pick<WorkflowViewer, 'permission'>
const viewerOf = ({ permission }: Held) => ({ usercode: 'U1', permission, view_data: null })
const mayAct = (state: WorkOrderState, name: WorkOrderActionName, viewer: Held) =>
  workOrder.gate(name, state, viewerOf(viewer), now)
const mayBeDone = (state: WorkOrderState, name: WorkOrderActionName) =>
  workOrder.action(name).bySystem
    ? workOrder.systemGate(name, state, viewerOf(everything), now)
    : mayAct(state, name, everything)
const dispatched: WorkOrderState = {
  service_status: 'Service_Dispatched',
  survey_status: null,
  complaint_status: null,
  cost_status: null,
  invoice_status: null,
  technician_code: 'T1',
  visit_count: 0,
  reimbursement_code: null,
  service_role: 'Branch',
}
const at = (service_status: WorkOrderState['service_status'], more: Partial<WorkOrderState> = {}): WorkOrderState => ({
  ...dispatched,
  service_status,
  ...more,
})

/** The table of the handbook, word for word; survey, invoice, cost and complaint statuses are fields of their own. */
const handbook: Partial<Record<WorkOrderActionName, string[]>> = {
  accept: ['Service_Dispatched'],
  schedule: ['Accepted', 'Start_to_Process', 'Rejected_ASS', 'Reject_to_Cancel'],
  visit: ['Scheduled', 'Re_Scheduled'],
  install: ['Visited', 'Re_Visited', 'Evaluate_Support'],
  maintain: ['Visited', 'Re_Visited', 'Evaluate_Support'],
  repair: ['Visited', 'Re_Visited', 'Evaluate_Support'],
  finish: ['Servicing'],
  'ass-confirm': ['Finished', 'Finished_SN_Invalid'],
  'callcenter-confirm': ['Confirmed_ASS', 'CallCenter_Survery'],
  'approve-cancellation': ['Require_to_Cancel'],
  'require-technical-support': ['Requiring_Support'],
  'mark-as-reimbursement': ['Confirmed', 'Confirmed_Automatic'],
}

/** Only what was approved is reimbursed. */
const paidFor: Partial<Record<string, 'Approved'>> = { 'mark-as-reimbursement': 'Approved' }

test('there are twenty-three service statuses, each in one group', () => {
  expect(new Set(serviceStatuses).size).toBe(23)
  expect(Object.values(workOrderGroups).flat().toSorted()).toEqual([...serviceStatuses].toSorted())
  for (const status of serviceStatuses) expect(workOrderGroups[groupOf(status)]).toContain(status)
})

test.each(Object.entries(handbook))(
  '%s is allowed from the statuses of the handbook and from no other',
  (name, from) => {
    const allowed = serviceStatuses.filter(
      (status) =>
        mayAct(at(status, { cost_status: paidFor[name] ?? null }), name as WorkOrderActionName, everything).enabled,
    )
    expect(allowed.toSorted()).toEqual(from.toSorted())
  },
)

describe('rows that mix families of statuses', () => {
  test.each(['Not_Reply', 'Not_Satisfy', 'Not_Response'] as const)(
    'a survey %s may be confirmed by the call centre',
    (survey_status) => {
      expect(mayAct(at('Confirmed_Automatic', { survey_status }), 'callcenter-confirm', everything).enabled).toBe(true)
      expect(mayAct(at('CallCenter_Survery', { survey_status }), 'callcenter-confirm', everything).enabled).toBe(true)
    },
  )
  test('what is confirmed is not confirmed again', () =>
    expect(reasonOf(mayAct(at('Confirmed', { survey_status: 'Not_Satisfy' }), 'callcenter-confirm', everything))).toBe(
      'The work order is already confirmed',
    ))
  test('a satisfied customer, or an invoice that was rejected, makes a work order reimbursable', () => {
    const marks = (state: WorkOrderState) =>
      mayAct({ cost_amount: 1, ...state, cost_status: 'Approved' }, 'mark-as-reimbursement', everything)
    expect(marks(at('CallCenter_Survery', { survey_status: 'Satisfy' })).enabled).toBe(true)
    expect(marks(at('Finished')).enabled).toBe(false)
    const inBatch = { reimbursement_code: 'RMB-1', invoice_status: 'Prepare_Invoice' } as const
    expect(reasonOf(marks(at('Confirmed', inBatch)))).toBe('Work order is already in batch RMB-1')
    expect(marks(at('Confirmed', { ...inBatch, invoice_status: 'Confirmed_Reject' })).enabled).toBe(true)
  })
  test('only approved costs that come to something are reimbursed, on the screen as on the server', () => {
    const marks = (more: Partial<WorkOrderState>) =>
      reasonOf(mayAct(at('Confirmed', more), 'mark-as-reimbursement', everything))
    for (const cost_status of [null, 'Cost_Draft', 'Cost_Submitted'] as const)
      expect(marks({ cost_status })).toBe('The costs must be approved first')
    expect(marks({ cost_status: 'Approved', cost_amount: 0 })).toBe('There is nothing to reimburse')
    expect(marks({ cost_status: 'Approved', cost_amount: 1 })).toBeUndefined()
  })
  test('a cancelled work order is neither confirmed nor paid for', () => {
    const reason = (name: WorkOrderActionName, more: Partial<WorkOrderState>) =>
      reasonOf(mayAct(at('Cancelled', more), name, everything))
    const over = 'The work order is cancelled'
    expect(reason('callcenter-confirm', { survey_status: 'Not_Reply' })).toBe(over)
    expect(reason('mark-as-reimbursement', { survey_status: 'Satisfy', cost_status: 'Approved' })).toBe(over)
    expect(reason('submit-cost', { cost_status: 'Cost_Draft' })).toBe(over)
    expect(reason('approve-cost', { cost_status: 'Cost_Submitted' })).toBe(over)
  })
  test('a unit that is repaired or maintained is not installed', () => {
    const installs = (service_type: 'Install' | 'Maintain' | 'Repair' | 'Survey' | 'Dismantle_Relocate') =>
      mayAct(at('Visited', { service_type }), 'install', everything).enabled
    expect(
      ['Install', 'Maintain', 'Repair', 'Survey', 'Dismantle_Relocate'].map((type) => installs(type as 'Install')),
    ).toEqual([true, false, false, true, true])
  })
  test('costs, complaints and spare parts are judged by their own status', () => {
    expect(mayAct(at('Finished', { cost_status: 'Cost_Submitted' }), 'approve-cost', everything).enabled).toBe(true)
    expect(reasonOf(mayAct(at('Finished', { cost_status: 'Cost_Draft' }), 'approve-cost', everything))).toBe(
      'Needs status Cost_Submitted',
    )
    for (const name of ['reply-complain', 'withdraw-back', 'generate-new-work-order'] as const) {
      expect(mayAct(at('Confirmed', { complaint_status: 'Complained' }), name, everything).enabled).toBe(true)
      expect(mayAct(at('Confirmed', { complaint_status: 'Complain_Solved' }), name, everything).enabled).toBe(false)
    }
    expect(mayAct(at('Servicing', { sparepart_status: 'Checking' }), 'approve-sparepart', everything).enabled).toBe(
      true,
    )
  })
})

test.each([
  ['Service_Confirmed', 'Confirmed'],
  ['Service_Confirmed_Automatic', 'Confirmed_Automatic'],
  ['Dispatched', 'Service_Dispatched'],
  ['CallCenter_Survery', 'CallCenter_Survery'],
  ['toString', undefined],
])('%s is read as %s', (given, listed) => expect(serviceStatusOf(given)).toBe(listed))
test('Survery_Satisfy is the survey status Satisfy', () => expect(surveyStatusOf('Survery_Satisfy')).toBe('Satisfy'))

test('without the permission nothing is allowed, and the clock’s deeds are no person’s', () => {
  for (const name of names)
    for (const service_status of serviceStatuses)
      expect(mayAct(at(service_status), name, { permission: new Set() }).enabled).toBe(false)
  expect(reasonOf(mayAct(at('CallCenter_Survery'), 'auto-confirm', everything))).toBe('This is done by the system')
})

test('a centre asks for a cancellation, the call centre cancels at once until somebody stood at the door', () => {
  const after = (state: WorkOrderState, service_role: ServiceRole) =>
    afterAction('cancel', { ...state, service_role }).service_status
  expect(after(at('Scheduled'), 'ASC')).toBe('Require_to_Cancel')
  expect(after(at('Scheduled'), 'Technician')).toBe('Require_to_Cancel')
  expect(after(at('Scheduled'), 'Call Center')).toBe('Cancelled')
  expect(after(at('Re_Scheduled', { visit_count: 1 }), 'Call Center')).toBe('Require_to_Cancel')
  expect(after(at('Servicing', { visit_count: 1 }), 'Branch')).toBe('Require_to_Cancel')
})

test('partners are told by what they see, whatever they may do', () => {
  expect(serviceRoleOf({ view_data: 'View_Data_Technician', permission: everything.permission })).toBe('Technician')
  expect(serviceRoleOf({ view_data: 'View_Data_Asc', permission: everything.permission })).toBe('ASC')
})

const orNull = <T>(list: readonly T[]) => fc.constantFrom(null, ...list)
const anyState: fc.Arbitrary<WorkOrderState> = fc.record({
  service_status: fc.constantFrom(...serviceStatuses),
  survey_status: orNull(surveyStatuses),
  complaint_status: orNull(complaintStatuses),
  cost_status: orNull(costStatuses),
  invoice_status: orNull(ascInvoiceStatuses),
  technician_code: orNull(['T1']),
  visit_count: fc.nat(3),
  reimbursement_code: orNull(['RMB-1']),
  survey_days: fc.nat(20),
  survey_attempts: fc.nat(5),
  service_role: fc.constantFrom(...serviceRoles),
})
const roles = Object.values(standardRoles)
const anyViewer = fc.record({
  permission: fc.constantFrom(...roles).map(({ permissions: held }) => new Set<never>(held as never)),
})
const anyAction = fc.constantFrom(...names)

/** Read straight from the table, without the gate: one alternative must hold, and every field in it. */
const fits = (name: WorkOrderActionName, state: WorkOrderState) => {
  const { from = [] } = workOrder.action(name)
  return (
    from.length === 0 ||
    from.some((lists) =>
      Object.entries(lists).every(
        ([field, allowed]) =>
          (allowed as unknown[]).length === 0 || (allowed as unknown[]).includes(state[field as never]),
      ),
    )
  )
}

test('nobody does anything outside its statuses, or without its permission', () =>
  fc.assert(
    fc.property(anyState, anyAction, anyViewer, (state, name, viewer) => {
      const { enabled } = mayAct(state, name, viewer)
      if (enabled) {
        expect(fits(name, state)).toBe(true)
        expect(viewer.permission.has(workOrder.action(name).needs as never)).toBe(true)
      }
    }),
    { numRuns: 2000 },
  ))

test('whoever walks at random from the dispatch never leaves the statuses, and always finds a way on to an end', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyAction, fc.constantFrom(...serviceRoles), fc.boolean(), fc.boolean()), { maxLength: 60 }),
      (walk) => {
        let state: WorkOrderState = { ...dispatched, survey_days: 9, survey_attempts: 3 }
        for (const [name, service_role, is_support_refused, is_any_serial_invalid] of walk) {
          if (!mayBeDone(state, name).enabled) continue
          const next = afterAction(name, { ...state, service_role }, { is_support_refused, is_any_serial_invalid })
          // What is cancelled stays so; of what the clock confirmed only a person's word is still taken.
          if (isClosed(state.service_status) && state.service_status !== next.service_status)
            expect([state.service_status, next.service_status]).toEqual(['Confirmed_Automatic', 'Confirmed'])
          state = next
          expect(serviceStatuses).toContain(state.service_status)
          expect(canEnd(state)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  ))

/** Whether some way leads from here to an end. */
const canEnd = (from: WorkOrderState) => {
  const seen = new Set<string>()
  const ahead = [from]
  for (let state = ahead.pop(); state; state = ahead.pop()) {
    if (isClosed(state.service_status)) return true
    const here = `${state.service_status}/${state.survey_status}/${Math.min(state.visit_count, 1)}`
    if (seen.has(here)) continue
    seen.add(here)
    for (const name of names) if (mayBeDone(state, name).enabled) ahead.push(afterAction(name, state))
  }
  return false
}

test('every status has a way on, or is an end', () => {
  for (const status of serviceStatuses) expect(canEnd(at(status)), status).toBe(true)
})

test('some standard role does every action that a person does', () => {
  for (const name of names) {
    const { needs, bySystem } = workOrder.action(name)
    if (bySystem) continue
    const holders = Object.entries(standardRoles).filter(
      ([role, { permissions: held }]) => role !== 'Administrator' && (held as readonly string[]).includes(needs),
    )
    expect(holders.length, name).toBeGreaterThan(0)
  }
})
