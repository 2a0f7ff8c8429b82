import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instantOf, type TimeZone } from '../values/dates.ts'
import { type DayFacts, dayIsOver, dayResult, officeShift, type Shift, workdayOf } from './day-results.ts'

const day = '2026-11-16'
const night: Shift = { ...officeShift, shift_code: 'NIGHT', start_time: '22:00', end_time: '06:00' }
const facts = (over: Partial<DayFacts> = {}): DayFacts => ({
  ...{ day, shift: officeShift, timezone: 'Asia/Jakarta', checks: [], corrections: [] },
  ...{ isHoliday: false, leave: 'none', overtimeApproved: 0 },
  ...over,
})
const check = (kind: 'in' | 'out', time: string, on = day, timezone = 'Asia/Jakarta') => ({
  ...{ kind, place: 'office' as const, at: instantOf(on, time, timezone) },
})
const resultOf = (over: Partial<DayFacts>) => dayResult(facts(over)).result

test.each([
  ['Present', [check('in', '08:40'), check('out', '18:00')]],
  ['Late', [check('in', '08:41'), check('out', '18:00')]],
  ['Early_Leave', [check('in', '08:30'), check('out', '17:59')]],
  ['Incomplete', [check('in', '08:30')]],
  ['Incomplete', [check('out', '18:30')]],
  ['Absent', []],
  ['Trip', [{ ...check('in', '09:30'), place: 'trip' as const }]],
] as const)('%s', (result, checks) => {
  expect(resultOf({ checks })).toBe(result)
})

test('the first in and the last out count, and late minutes are from the beginning of the shift', () => {
  const checks = [check('in', '09:00'), check('out', '12:00'), check('in', '13:00'), check('out', '18:10')]
  expect(dayResult(facts({ checks }))).toMatchObject({ result: 'Late', late_min: 30, work_min: 550 - 60 })
})

test('leave, holidays and days off come before absence; half a day moves the shift to its middle', () => {
  expect(resultOf({ leave: 'whole' })).toBe('Leave')
  expect(resultOf({ leave: 'whole', isHoliday: true })).toBe('Holiday')
  expect(resultOf({ leave: 'whole', day: '2026-11-15' })).toBe('Off')
  expect(resultOf({ isHoliday: true })).toBe('Holiday')
  expect(resultOf({ day: '2026-11-15' })).toBe('Off')
  expect(resultOf({ leave: 'am', checks: [check('in', '13:15'), check('out', '18:00')] })).toBe('Present')
  expect(resultOf({ leave: 'pm', checks: [check('in', '08:30'), check('out', '13:15')] })).toBe('Present')
  expect(resultOf({ leave: 'am', checks: [check('in', '13:26'), check('out', '18:00')] })).toBe('Late')
})

test('overtime counts as far as it was approved and worked', () => {
  const checks = [check('in', '08:30'), check('out', '19:30')]
  expect(dayResult(facts({ checks })).overtime_min).toBe(0)
  expect(dayResult(facts({ checks, overtimeApproved: 60 })).overtime_min).toBe(60)
  expect(dayResult(facts({ checks, overtimeApproved: 240 })).overtime_min).toBe(90)
  expect(dayResult(facts({ checks, isHoliday: true, overtimeApproved: 999 })).overtime_min).toBe(600)
})

test('an approved correction replaces what was checked', () => {
  const corrections = [{ kind: 'out' as const, at: instantOf(day, '18:00', 'Asia/Jakarta') }]
  expect(resultOf({ checks: [check('in', '08:30')], corrections })).toBe('Present')
})

test('a night shift ends on the next day, and both checks belong to the evening', () => {
  const end = addDays(day, 1)
  const out = instantOf(end, '06:10', 'Asia/Makassar')
  expect(workdayOf(out, night, 'Asia/Makassar')).toBe(day)
  expect(workdayOf(instantOf(day, '21:50', 'Asia/Makassar'), night, 'Asia/Makassar')).toBe(day)
  const checks = [check('in', '21:55', day, 'Asia/Makassar'), check('out', '06:10', end, 'Asia/Makassar')]
  const result = dayResult(facts({ shift: night, timezone: 'Asia/Makassar', checks }))
  expect(result).toMatchObject({ result: 'Present', work_min: 495 - 60, early_min: 0 })
})

test('the same moment is another day in another zone', () => {
  const at = '2026-11-15T19:00:00Z'
  expect(workdayOf(at, officeShift, 'Asia/Jakarta')).toBe('2026-11-15')
  expect(workdayOf(at, officeShift, 'Asia/Jayapura')).toBe('2026-11-16')
})

test('whatever the zone and the shift, a day is over only after all that belongs to it', () => {
  const zone = fc.constantFrom<TimeZone>('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')
  const start = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`)
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
  fc.assert(
    fc.property(zone, start, moment, (timezone, start_time, at) => {
      const shift = { ...officeShift, start_time }
      const belongs = workdayOf(new Date(at).toISOString(), shift, timezone)
      expect(dayIsOver(belongs, shift, timezone, at)).toBe(false)
      expect(dayIsOver(addDays(belongs, -1), shift, timezone, at)).toBe(true)
    }),
  )
})

test('never more late, early or overtime minutes than a day has, and none below zero', () => {
  const minute = fc.integer({ min: 0, max: 1439 })
  const at = (n: number) => new Date(Date.parse(instantOf(day, '00:00', 'Asia/Jakarta')) + n * 60_000).toISOString()
  fc.assert(
    fc.property(minute, minute, minute, (one, other, overtimeApproved) => {
      const checks = [
        { kind: 'in' as const, place: 'office' as const, at: at(Math.min(one, other)) },
        { kind: 'out' as const, place: 'office' as const, at: at(Math.max(one, other)) },
      ]
      const { work_min, late_min, early_min, overtime_min } = dayResult(facts({ checks, overtimeApproved }))
      for (const n of [work_min, late_min, early_min, overtime_min]) {
        expect(n).toBeGreaterThanOrEqual(0)
        expect(n).toBeLessThanOrEqual(1440)
      }
      expect(overtime_min).toBeLessThanOrEqual(overtimeApproved)
    }),
  )
})
