import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { serviceStatuses } from '../statuses.ts'
import {
  clockSkew,
  expectedState,
  fieldPeriod,
  fieldTabOf,
  happenedAt,
  isClockWrong,
  isTooOld,
  whyBack,
} from './field-work.ts'
import type { WorkOrderState } from './work-orders.ts'

const now = Date.parse('2026-11-16T03:00:00Z')
const at = (text: string) => `2026-11-${text}Z`

test('a phone whose clock is a day wrong is noticed, and its reports are put right', () => {
  const behind = clockSkew(at('15T03:00:00'), now)
  expect(isClockWrong(behind)).toBe(true)
  expect(happenedAt(at('15T02:30:00'), behind, now)).toBe('2026-11-16T02:30:00.000Z')
  const ahead = clockSkew(at('17T03:00:00'), now)
  expect(happenedAt(at('17T01:00:00'), ahead, now)).toBe('2026-11-16T01:00:00.000Z')
})

test('a few seconds are nobody’s fault, and the phone is believed', () => {
  const skew = clockSkew(at('16T02:59:20'), now)
  expect(isClockWrong(skew)).toBe(false)
  expect(happenedAt(at('16T02:10:00'), skew, now)).toBe('2026-11-16T02:10:00.000Z')
})

test('nothing happens in the future, nor before what was reported before it', () => {
  assert(
    property(
      integer({ min: -1e9, max: 1e9 }),
      integer({ min: -1e9, max: 1e9 }),
      integer({ min: 0, max: 1e9 }),
      (a, b, c) => {
        const notBefore = now - c
        const told = Date.parse(happenedAt(new Date(now + a).toISOString(), b, now, notBefore))
        expect(told).toBeLessThanOrEqual(now)
        expect(told).toBeGreaterThanOrEqual(notBefore)
      },
    ),
  )
  expect(isTooOld('2026-10-01T00:00:00Z', now)).toBe(true)
  expect(isTooOld('2026-11-01T00:00:00Z', now)).toBe(false)
})

test.each([
  ['Scheduled', '2026-11-16', false, 'Today'],
  ['Scheduled', '2026-11-14', false, 'Today'],
  ['Re_Scheduled', '2026-11-17', false, 'Upcoming'],
  ['Servicing', '2026-11-17', false, 'Today'],
  ['Servicing', '2026-11-16', true, 'Waiting_Part'],
  ['Finished', '2026-11-16', false, 'Done'],
  ['Accepted', null, false, 'Upcoming'],
] as const)('%s on %s stands under its tab', (service_status, scheduled_date, is_waiting_part, tab) => {
  expect(fieldTabOf({ service_status, scheduled_date, is_waiting_part }, '2026-11-16')).toBe(tab)
})

test('a phone holds a week ahead and what was just done', () => {
  expect(fieldPeriod('2026-11-16')).toEqual({ from: '2026-11-13', to: '2026-11-23' })
})

const state: WorkOrderState = {
  service_status: 'Scheduled',
  survey_status: null,
  complaint_status: null,
  cost_status: null,
  invoice_status: null,
  technician_code: 'T-1',
  visit_count: 0,
  reimbursement_code: null,
  service_role: 'Technician',
}

test('what waits on the phone is shown as if it were taken', () => {
  expect(expectedState(state, []).service_status).toBe('Scheduled')
  expect(expectedState(state, ['visit', 'repair', 'save-work', 'finish'])).toMatchObject({
    service_status: 'Finished',
    visit_count: 1,
  })
  assert(
    property(constantFrom(...serviceStatuses), (service_status) => {
      expect(expectedState({ ...state, service_status }, ['save-work']).service_status).toBe(service_status)
    }),
  )
})

test('a job that was cancelled stays cancelled, whatever waits on the phone', () => {
  const cancelled = { ...state, service_status: 'Cancelled' } as const
  expect(expectedState(cancelled, ['visit', 'repair', 'finish'])).toEqual(cancelled)
})

test('a job that is back says why', () => {
  const job = { visit_count: 0, reason: 'Photo is dark', parent_number: null, appointments: [{ reason: 'Rain' }] }
  expect(whyBack({ ...job, service_status: 'Scheduled' })).toBeUndefined()
  expect(whyBack({ ...job, service_status: 'Rejected_ASS' })).toEqual({ why: 'Rejected_ASS', reason: 'Photo is dark' })
  expect(whyBack({ ...job, service_status: 'Re_Scheduled' })).toEqual({ why: 'Re_Scheduled', reason: 'Rain' })
  expect(whyBack({ ...job, service_status: 'Scheduled', parent_number: 'WO-1' })?.why).toBe('Complained')
  expect(whyBack({ ...job, service_status: 'Scheduled', visit_count: 1 })?.why).toBe('Visited')
  expect(whyBack({ ...job, service_status: 'Servicing', visit_count: 1 })).toBeUndefined()
  expect(whyBack({ ...job, service_status: 'Finished', parent_number: 'WO-1' })).toBeUndefined()
})
