import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addWorkingHours,
  duesFrom,
  nextDue,
  putOff,
  type SlaRule,
  slaFor,
  slaTone,
  usualSla,
  type WorkingHours,
  workingHoursBetween,
} from './sla.ts'

/** 17 Nov 2026 is a Tuesday, and here a holiday. */
const jakarta: WorkingHours = {
  timezone: 'Asia/Jakarta',
  from: '08:30',
  to: '18:00',
  workDays: [1, 2, 3, 4, 5, 6],
  isFree: (day) => day === '2026-11-17',
}

test.each([
  ['within the day', '2026-11-16T02:00:00Z', 2, '2026-11-16T04:00:00.000Z'],
  ['before the doors open', '2026-11-15T20:00:00Z', 2, '2026-11-16T03:30:00.000Z'],
  ['on a Sunday', '2026-11-15T05:00:00Z', 1, '2026-11-16T02:30:00.000Z'],
  ['over the night and a holiday', '2026-11-16T10:00:00Z', 2, '2026-11-18T02:30:00.000Z'],
  ['over a Sunday', '2026-11-14T10:00:00Z', 2, '2026-11-16T02:30:00.000Z'],
  ['a whole day', '2026-11-18T01:30:00Z', 9.5, '2026-11-18T11:00:00.000Z'],
])('working hours %s', (_name, start, hours, due) => expect(addWorkingHours(start, hours, jakarta)).toBe(due))

test('the same hours are earlier in the east', () => {
  const makassar = { ...jakarta, timezone: 'Asia/Makassar' }
  expect(addWorkingHours('2026-11-15T20:00:00Z', 2, makassar)).toBe('2026-11-16T02:30:00.000Z')
})

test('what is added is what lies between', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 400 }), (minutes, quarters) => {
      const start = new Date(Date.parse('2026-11-10T00:00:00Z') + minutes * 60_000).toISOString()
      const due = addWorkingHours(start, quarters / 4, jakarta)
      expect(workingHoursBetween(start, due, jakarta)).toBeCloseTo(quarters / 4)
      expect(due >= start).toBe(true)
    }),
  ))

test('a calendar without a working day ends all the same', () =>
  expect(addWorkingHours('2026-11-16T00:00:00Z', 2, { ...jakarta, workDays: [] })).toBe('2026-11-16T02:00:00.000Z'))

const rule = (more: Partial<SlaRule>, accept_hours: number): SlaRule => ({
  priority: null,
  service_type: null,
  dept_code: null,
  ...usualSla,
  ...more,
  accept_hours,
})
const rules = [
  rule({}, 1),
  rule({ dept_code: '705' }, 2),
  rule({ service_type: 'Repair' }, 3),
  rule({ priority: 'Urgent' }, 4),
  rule({ service_type: 'Repair', dept_code: '705' }, 5),
  rule({ priority: 'Urgent', service_type: 'Repair', dept_code: '705' }, 6),
]
test.each([
  ['Low', 'Install', '701', 1],
  ['Low', 'Install', '705', 2],
  ['Low', 'Repair', '701', 3],
  ['Urgent', 'Repair', '701', 4],
  ['Low', 'Repair', '705', 5],
  ['Urgent', 'Repair', '705', 6],
] as const)('%s %s in %s is for rule %i', (priority, service_type, dept_code, accept_hours) =>
  expect(slaFor(rules, { priority, service_type, dept_code })).toMatchObject({ accept_hours }),
)
test('where nobody decided, the usual counts', () =>
  expect(slaFor([], { priority: 'Low', service_type: 'Repair', dept_code: '701' })).toEqual(usualSla))

test('the clock runs for the next step, stands still for a part, and ends with the work', () => {
  const dues = duesFrom('2026-11-16T02:00:00Z', usualSla, jakarta)
  const fresh = {
    ...dues,
    accepted_date: null,
    first_scheduled_date: null,
    first_visit_date: null,
    finished_date: null,
    is_waiting_part: false,
    is_closed: false,
  }
  const at = '2026-11-16T03:00:00Z'
  expect(nextDue(fresh)).toBe(dues.accept_due)
  expect(nextDue({ ...fresh, accepted_date: at })).toBe(dues.schedule_due)
  expect(nextDue({ ...fresh, accepted_date: at, first_scheduled_date: at })).toBe(dues.visit_due)
  const visited = { ...fresh, accepted_date: at, first_scheduled_date: at, first_visit_date: at }
  expect(nextDue(visited)).toBe(dues.finish_due)
  expect(nextDue({ ...visited, is_waiting_part: true })).toBeNull()
  expect(nextDue({ ...visited, finished_date: at })).toBeNull()
  expect(nextDue({ ...fresh, is_closed: true })).toBeNull()
})

test('a day spent waiting for a part is a day more', () =>
  expect(putOff('2026-11-20T04:00:00Z', '2026-11-18T03:00:00Z', '2026-11-19T03:00:00Z', jakarta)).toBe(
    '2026-11-21T04:00:00.000Z',
  ))

test('late, soon and in time', () => {
  const now = '2026-11-16T04:00:00Z'
  expect(slaTone('2026-11-16T03:59:00Z', now)).toBe('late')
  expect(slaTone('2026-11-16T05:00:00Z', now)).toBe('soon')
  expect(slaTone('2026-11-16T09:00:00Z', now)).toBe('in-time')
  expect(slaTone(null, now)).toBeNull()
})
