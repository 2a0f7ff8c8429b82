import { expect, test } from 'vitest'
import { serviceStatuses } from '../statuses.ts'
import { isTechnicianNotified, isWishInReach, mayAskToMove, trackingStepOf } from './ticket-tracking.ts'

test('a customer is told who comes only while somebody is to come', () => {
  const told = serviceStatuses.filter((status) => isTechnicianNotified(trackingStepOf(status)))
  expect(told).toContain('Scheduled')
  expect(told).toContain('Servicing')
  for (const status of ['Service_Dispatched', 'Rejected', 'Finished', 'Confirmed', 'Cancelled'] as const)
    expect(told).not.toContain(status)
})

test.each([
  ['Scheduled', '2026-11-18', true],
  ['Re_Scheduled', '2026-11-16', true],
  ['Scheduled', '2026-11-15', false],
  ['Visited', '2026-11-18', false],
  ['Accepted', null, false],
] as const)('a visit %s for %s can be asked to move: %s', (service_status, scheduled_date, may) =>
  expect(mayAskToMove({ service_status, scheduled_date }, '2026-11-16')).toBe(may),
)

test.each([
  ['2026-11-16', false],
  ['2026-11-17', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on the 16th, %s can be wished for: %s', (day, may) => expect(isWishInReach(day, '2026-11-16')).toBe(may))
