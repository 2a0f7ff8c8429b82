import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { datesFor } from './dates.ts'
import { readDay, readTime } from './read-day.ts'

test.each([
  ['16 Nov 2026', '2026-11-16'],
  ['Monday, 16 Nov 2026', '2026-11-16'],
  ['5 agustus 2026', '2026-08-05'],
  ['5 Des 2026', '2026-12-05'],
  ['16/11/2026', '2026-11-16'],
  ['6-1-2026', '2026-01-06'],
  ['2026-11-16', '2026-11-16'],
  ['30 Feb 2026', undefined],
  ['11/16/2026', undefined],
  ['16 Nov', undefined],
  ['16 Xyz 2026', undefined],
  ['', undefined],
])('%s is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test('a day that is shown reads back as the same day, in both languages', () => {
  const days = date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  assert(
    property(days, constantFrom('default' as const, 'local' as const), (at, language) => {
      const day = at.toISOString().slice(0, 10)
      const dates = datesFor(language, 'Asia/Jakarta')
      expect(readDay(dates.day(day))).toBe(day)
      expect(readDay(`${dates.dayName(day)}, ${dates.day(day)}`)).toBe(day)
    }),
  )
})

test('a time is read however it is typed', () => {
  expect(['8', '830', '8.30', '08:30', '23:59'].map(readTime)).toEqual(['08:00', '08:30', '08:30', '08:30', '23:59'])
  expect(['24:00', '8:60', 'x', ''].map(readTime)).toEqual([undefined, undefined, undefined, undefined])
})
