import { expect, test } from 'vitest'
import { appointmentObjection, clashesAmong, placesLeft } from './visits.ts'

const [day, morning, afternoon] = ['08:30~18:00', '08:30~12:00', '13:30~18:00'] as const

test.each([
  [morning, [], 4, 2],
  [morning, [morning], 4, 1],
  [morning, [morning, morning], 4, 0],
  [morning, [afternoon, afternoon], 4, 2],
  [morning, [day], 4, 0],
  [day, [], 4, 1],
  [day, [afternoon], 4, 0],
  [morning, [], 1, 1],
  [afternoon, [morning], 1, 0],
] as const)('%s beside %j of %i jobs has %i places', (slot, jobs, most, places) =>
  expect(placesLeft(slot, jobs, most)).toBe(places),
)

/** 16 Nov 2026 is a Monday; the 18th is a holiday here. */
const calendar = {
  today: '2026-11-16',
  time: '11:00',
  isFree: (one: string) => one === '2026-11-18',
  jobs: [],
  technician: { status: 'Active', work_days: [1, 2, 3, 4, 5, 6], max_jobs_day: 4 },
} as const
test.each([
  ['today', '2026-11-16', afternoon, undefined],
  ['yesterday', '2026-11-15', morning, 'Visit date is not acceptable'],
  ['four days ahead over a holiday', '2026-11-20', morning, undefined],
  ['too far', '2026-11-21', morning, 'Visit date is not acceptable'],
  ['a holiday', '2026-11-18', morning, 'This day is a holiday'],
] as const)('an appointment %s', (_name, on, slot, message) =>
  expect(appointmentObjection({ day: on, slot }, calendar)?.message).toBe(message),
)
test('a time that has passed, a technician on leave, and a full morning are refused', () => {
  const wish = { day: '2026-11-16', slot: morning } as const
  expect(appointmentObjection(wish, { ...calendar, time: '12:00' })?.field).toBe('slot')
  const ill = { ...calendar.technician, status: 'Leave' } as const
  expect(appointmentObjection(wish, { ...calendar, technician: ill })?.field).toBe('technician_code')
  const partTime = { ...calendar.technician, work_days: [2] }
  expect(appointmentObjection(wish, { ...calendar, technician: partTime })?.field).toBe('scheduled_date')
  expect(appointmentObjection(wish, { ...calendar, jobs: [morning, morning] })?.message).toBe(
    'The technician is not free at this time',
  )
})

test('jobs that cannot all be kept are shown', () => {
  const jobs = [{ slot: day }, { slot: morning }, { slot: afternoon }]
  expect(clashesAmong(jobs, 4)).toEqual(jobs)
  expect(clashesAmong([{ slot: morning }, { slot: morning }, { slot: afternoon }], 4)).toEqual([])
})
