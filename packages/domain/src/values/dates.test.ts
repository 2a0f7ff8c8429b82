import { assert, date, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dateObjection,
  datesFor,
  dayIn,
  daysFrom,
  instantOf,
  isAcceptableDate,
  isDay,
  isSunday,
  lastAcceptableDay,
  zoneName,
} from './dates.ts'

const english = datesFor('default', 'Asia/Jakarta')
const indonesian = datesFor('local', 'Asia/Jayapura')
/** 22:00:09 of 8 September in Jakarta; midnight of the 9th in Jayapura. */
const evening = '2026-09-08T15:00:09.500Z'

test('every form of the specification, in both languages, by the clock of the branch', () => {
  expect([english.date(evening), indonesian.date(evening)]).toEqual(['08 Sep 2026', '09 Sep 2026'])
  expect([english.dateTime(evening), indonesian.dateTime(evening)]).toEqual([
    '08 Sep 2026, 22:00:09',
    '09 Sep 2026, 00:00:09',
  ])
  expect([english.installerDateTime(evening), indonesian.installerDateTime(evening)]).toEqual([
    '08 Sep 2026 22:00:09',
    '09 Sep 2026 00:00:09',
  ])
  expect([english.visit(evening), indonesian.visit(evening)]).toEqual(['8 Sep 2026 22:00', '9 Sep 2026 00:00'])
  expect([english.time(evening), indonesian.time(evening)]).toEqual(['22:00', '00:00'])
  expect([english.weekday(evening), indonesian.weekday(evening)]).toEqual(['Tuesday 8 Sep', 'Rabu 9 Sep'])
  expect(english.appointment(evening)).toBe('Tuesday 8 Sep 2026, 22:00 WIB')
  expect(indonesian.appointment(evening)).toBe('Rabu 9 Sep 2026, 00:00 WIT')
  expect([english.issueDate(evening), indonesian.issueDate(evening)]).toEqual(['2026-09-08', '2026-09-09'])
  expect([english.day('2026-09-08'), indonesian.day('2026-09-08')]).toEqual(['08 Sep 2026', '08 Sep 2026'])
})

test('twelve months by their short names', () => {
  const all = (dates: typeof english) =>
    Array.from({ length: 12 }, (_, n) => dates.day(`2026-${String(n + 1).padStart(2, '0')}-05`).slice(3, 6)).join(' ')
  expect(all(english)).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  expect(all(indonesian)).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des')
})

test.each([null, undefined, '', 'yesterday', '2026-02-30'])('%s is no date and reads as a dash', (nothing) => {
  expect(english.day(nothing)).toBe('-')
  if (nothing !== '2026-02-30') expect([english.date(nothing), english.dateTime(nothing)]).toEqual(['-', '-'])
})

test('three zones, and an unknown one is read as the head office does', () => {
  expect(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Mars/Olympus'].map(zoneName)).toEqual([
    'WIB',
    'WITA',
    'WIT',
    'WIB',
  ])
})

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
const instants = date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map((at) =>
  at.toISOString(),
)

test('the clock of a branch is the one that the zone database knows', () => {
  const clocks = zones.map((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }))
  assert(
    property(instants, (at) => clocks.every((clock, n) => clock.format(new Date(at)) === dayIn(at, zones[n] ?? ''))),
  )
})

test('a day and a time in a branch are one instant, and read back as the same', () => {
  assert(
    property(instants, (at) => {
      for (const zone of zones) {
        const [day, time] = [dayIn(at, zone), datesFor('default', zone).time(at)]
        const back = instantOf(day, time, zone)
        expect([dayIn(back, zone), datesFor('default', zone).time(back)]).toEqual([day, time])
      }
    }),
  )
})

test('days are added and counted over leap years and month ends', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysFrom('2026-12-31', '2027-01-01')).toBe(1)
  assert(
    property(integer({ min: -20_000, max: 20_000 }), (n) => daysFrom('2026-11-14', addDays('2026-11-14', n)) === n),
  )
  expect(['2026-11-14', '2026-02-29', '2026-13-01', '14-11-2026'].map(isDay)).toEqual([true, false, false, false])
})

/** 14 November 2026 is a Saturday. */
test.each([
  ['2026-11-13', '2026-11-14', false, 'the day before'],
  ['2026-11-14', '2026-11-14', true, 'today'],
  ['2026-11-15', '2026-11-14', true, 'a Sunday, one day ahead'],
  ['2026-11-17', '2026-11-14', true, 'three days ahead'],
  ['2026-11-18', '2026-11-14', true, 'four days ahead with a Sunday in between'],
  ['2026-11-19', '2026-11-14', false, 'five days ahead with a Sunday in between'],
  ['2026-11-19', '2026-11-16', true, 'Monday to Thursday'],
  ['2026-11-20', '2026-11-16', false, 'Monday to Friday'],
  ['2026-11-22', '2026-11-18', false, 'Wednesday to Sunday: the Sunday itself is not in between'],
  ['2026-11-31', '2026-11-30', false, 'no such day'],
  ['9999-12-31', '2026-11-14', false, 'the end of time'],
])('%s on %s is acceptable: %s (%s)', (day, today, isAcceptable) => {
  expect(isAcceptableDate(day, today)).toBe(isAcceptable)
})

test('free days are skipped where they are known, and the number of days is a choice', () => {
  const isFree = (day: string) => day === '2026-11-17'
  expect(isAcceptableDate('2026-11-20', '2026-11-16', { isFree })).toBe(true)
  expect(isAcceptableDate('2026-11-20', '2026-11-16', { most: 4 })).toBe(true)
})

test('an acceptable date is never past, never further than a week, and always within three working days', () => {
  assert(
    property(integer({ min: 0, max: 3000 }), integer({ min: -10, max: 20 }), (start, ahead) => {
      const today = addDays('2024-01-01', start)
      const sundays = Array.from({ length: Math.max(0, ahead - 1) }, (_, n) => addDays(today, n + 1)).filter(isSunday)
      expect(isAcceptableDate(addDays(today, ahead), today)).toBe(ahead >= 0 && ahead - sundays.length <= 3)
    }),
  )
})

test('a calendar day has the same name everywhere', () => {
  expect([english.dayName('2026-11-15'), indonesian.dayName('2026-11-15')]).toEqual(['Sunday', 'Minggu'])
  expect([english.dayName('2026-02-30'), english.dayName(null)]).toEqual(['-', '-'])
})

test.each([
  ['2026-11-14', 'This date has passed'],
  ['2026-11-19', 'The date is at most 3 days ahead, Sundays not counted'],
  ['2026-02-30', 'Date is not valid'],
  ['2026-11-18', undefined],
])('on a Sunday %s is answered with %s', (day, objection) => expect(dateObjection(day, '2026-11-15')).toBe(objection))

test('the furthest day is acceptable and the next is not', () => {
  assert(
    property(integer({ min: 0, max: 3000 }), integer({ min: 0, max: 40 }), (start, most) => {
      const today = addDays('2024-01-01', start)
      const last = lastAcceptableDay(today, { most })
      expect(dateObjection(last, today, { most })).toBeUndefined()
      expect(dateObjection(addDays(last, 1), today, { most })).toContain(`at most ${most} days ahead`)
    }),
  )
})
