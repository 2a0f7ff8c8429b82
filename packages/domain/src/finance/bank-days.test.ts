import { expect, test } from 'vitest'
import { bankDayOf, bankDaysFrom } from './bank-days.ts'

const noHoliday = () => false

test('banks are closed on Saturdays, Sundays and holidays', () => {
  expect(bankDaysFrom('2026-11-13', 3, noHoliday)).toEqual(['2026-11-13', '2026-11-16', '2026-11-17'])
  expect(bankDaysFrom('2026-11-14', 2, (day) => day === '2026-11-16')).toEqual(['2026-11-17', '2026-11-18'])
})

test('a cheque that falls due while banks are closed is taken there when they open', () => {
  const days = bankDaysFrom('2026-11-13', 2, noHoliday)
  expect(bankDayOf('2026-11-13', days)).toBe('2026-11-13')
  expect(bankDayOf('2026-11-14', days)).toBe('2026-11-16')
  expect(bankDayOf('2026-10-01', days)).toBe('2026-11-13')
  expect(bankDayOf('2026-11-17', days)).toBeUndefined()
})
