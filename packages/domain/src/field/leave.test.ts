import { array, assert, constantFrom, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../values/dates.ts'
import { backOn, daysOf, leaveDays, needsHr, needsLetter, overlaps, usualLeaveRules } from './leave-days.ts'
import { balanceOf, carriedExpiry, carriedGone, carriedOver, grantOf, yearTurn } from './leave-ledger.ts'

const rule = usualLeaveRules.annual

const weekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const christmas = (day: string) => weekend(day) || day === '2026-12-24' || day === '2026-12-25'
const annual = (from_date: string, to_date: string, half_day: 'am' | 'pm' | null = null) => ({
  ...{ leave_type: 'annual' as const, from_date, to_date, half_day },
})

test('weekends and holidays are not counted, and one is back on the next workday', () => {
  expect(leaveDays(annual('2026-12-21', '2026-12-25'), christmas)).toBe(3)
  expect(backOn(annual('2026-12-21', '2026-12-25'), christmas)).toBe('2026-12-28')
  expect(leaveDays(annual('2026-12-21', '2026-12-21', 'am'), christmas)).toBe(0.5)
  expect(leaveDays(annual('2026-12-26', '2026-12-27'), christmas)).toBe(0)
  expect(leaveDays({ ...annual('2026-12-01', '2027-02-28'), leave_type: 'maternity' }, christmas)).toBe(90)
})

const someDay = date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map((at) =>
  at.toISOString().slice(0, 10),
)
test('a leave in two parts has as many days as in one', () => {
  assert(
    property(someDay, integer({ min: 1, max: 40 }), integer({ min: 1, max: 40 }), (from, one, other) => {
      const middle = addDays(from, one)
      const whole = leaveDays(annual(from, addDays(middle, other)), weekend)
      const parts =
        leaveDays(annual(from, middle), weekend) +
        leaveDays(annual(addDays(middle, 1), addDays(middle, other)), weekend)
      expect(whole).toBe(parts)
      expect(whole).toBeLessThanOrEqual(daysOf(annual(from, addDays(middle, other))).length)
    }),
  )
})

test('two halves of one day do not overlap, everything else on one day does', () => {
  const day = '2026-12-21'
  expect(overlaps(annual(day, day, 'am'), annual(day, day, 'pm'))).toBe(false)
  expect(overlaps(annual(day, day, 'am'), annual(day, day, 'am'))).toBe(true)
  expect(overlaps(annual(day, day, 'am'), annual(day, day))).toBe(true)
  expect(overlaps(annual(day, day), annual('2026-12-22', '2026-12-23'))).toBe(false)
})

test.each([
  [null, 12],
  ['2020-05-03', 12],
  ['2026-01-10', 12],
  ['2026-03-15', 10],
  ['2026-03-16', 9],
  ['2026-12-20', 0],
  ['2027-01-01', 0],
])('who joined on %s is granted %i days for 2026', (joined, days) => {
  expect(grantOf(joined, 2026, rule)).toBe(days)
})

test('whatever is left, a year begins with the grant and at most six days more; debts stay', () => {
  assert(
    property(integer({ min: -20, max: 80 }), integer({ min: 0, max: 12 }), (halves, granted) => {
      const rest = halves / 2
      const balance = rest + balanceOf(yearTurn(rest, granted, rule))
      expect(balance).toBe(granted + (rest < 0 ? rest : carriedOver(rest, rule)))
      expect(balance).toBeLessThanOrEqual(granted + 6)
    }),
  )
})

test('after March the balance is never more than what was granted and less what was taken beyond the carried days', () => {
  const taken = array(constantFrom(0.5, 1, 2), { maxLength: 8 })
  assert(
    property(integer({ min: 0, max: 40 }), taken, (halves, takes) => {
      const carried = carriedOver(halves / 2, rule)
      const sum = takes.reduce((total, one) => total + one, 0)
      const left = carried + 12 - sum + balanceOf(carriedExpiry(carried, sum))
      expect(left).toBe(12 - Math.max(0, sum - carried))
      expect(carriedExpiry(carried, sum).every(({ days }) => days < 0)).toBe(true)
    }),
  )
})

test('what was carried over ends once, also when HR moves the month later', () => {
  const six = { carried_until_month: 6 }
  expect([carriedGone(2026, rule), carriedGone(2026, six), carriedGone(2026, { carried_until_month: 12 })]).toEqual([
    ...['2026-04-01', '2026-07-01', '2027-01-01'],
  ])
  assert(
    property(
      integer({ min: 0, max: 24 }),
      integer({ min: 0, max: 24 }),
      integer({ min: 0, max: 24 }),
      (all, one, two) => {
        const early = -balanceOf(carriedExpiry(all, one))
        const late = -balanceOf(carriedExpiry(all, one + two, early))
        expect(early + late).toBeLessThanOrEqual(Math.max(0, all - one))
      },
    ),
  )
})

test('a year of any length is granted in halves, less the later one joins, never more than the whole', () => {
  assert(
    property(integer({ min: 0, max: 60 }), integer({ min: 1, max: 11 }), (grant_days, month) => {
      const granted = (of: number) => grantOf(`2026-${String(of).padStart(2, '0')}-10`, 2026, { grant_days })
      expect(granted(month) * 2).toBe(Math.floor(granted(month) * 2))
      expect(granted(month)).toBeGreaterThanOrEqual(granted(month + 1))
      expect(granted(month)).toBeLessThanOrEqual(grant_days)
    }),
  )
})

test('letter and HR by the rule of the type', () => {
  expect([1, 1.5].map((days) => needsLetter(usualLeaveRules.sick, days))).toEqual([false, true])
  expect(needsLetter(usualLeaveRules.annual, 100)).toBe(false)
  expect([5, 5.5].map((days) => needsHr(rule, days))).toEqual([false, true])
})
