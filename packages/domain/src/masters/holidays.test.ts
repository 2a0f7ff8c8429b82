import { expect, test } from 'vitest'
import { whyKeepHoliday, whyNotMoveHoliday } from './holidays.ts'

const today = '2026-11-15'
const on = (holiday_date: string, dept_code: string | null = null) => ({ holiday_date, dept_code })

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-12-25', true],
])('a holiday of %s may be deleted: %s', (day, may) => expect(whyKeepHoliday(on(day), today) === undefined).toBe(may))

test.each([
  [on('2026-12-25'), on('2026-12-26'), true],
  [on('2026-01-01'), on('2026-01-02'), false],
  [on('2026-01-01'), on('2026-01-01', '705'), false],
  [on('2026-01-01'), on('2026-01-01'), true],
])('from %j to %j may be moved: %s', (from, to, may) =>
  expect(whyNotMoveHoliday(from, to, today) === undefined).toBe(may),
)
