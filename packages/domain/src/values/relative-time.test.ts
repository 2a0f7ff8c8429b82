import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

/** 10:00 on Wednesday 18 November 2026 in Jakarta. */
const now = '2026-11-18T03:00:00.000Z'
const english = { language: 'default', timezone: 'Asia/Jakarta' } as const
const indonesian = { language: 'local', timezone: 'Asia/Jakarta' } as const

test.each([
  ['2026-11-18T03:00:00Z', 'just now', 'baru saja'],
  ['2026-11-18T02:59:01Z', 'just now', 'baru saja'],
  ['2026-11-18T03:00:40Z', 'just now', 'baru saja'],
  ['2026-11-18T02:59:00Z', '1 minute ago', '1 menit lalu'],
  ['2026-11-18T02:00:01Z', '59 minutes ago', '59 menit lalu'],
  ['2026-11-18T02:00:00Z', '1 hour ago', '1 jam lalu'],
  ['2026-11-17T03:00:01Z', '23 hours ago', '23 jam lalu'],
  ['2026-11-17T03:00:00Z', 'Yesterday', 'Kemarin'],
  ['2026-11-16T03:00:01Z', 'Yesterday', 'Kemarin'],
  ['2026-11-16T03:00:00Z', '2 days ago', '2 hari lalu'],
  ['2026-11-12T01:00:00Z', '6 days ago', '6 hari lalu'],
  ['2026-11-11T03:00:01Z', '6 days ago', '6 hari lalu'],
  ['2026-11-11T03:00:00Z', '1 week ago', '1 minggu lalu'],
  ['2026-11-04T01:00:00Z', '2 weeks ago', '2 minggu lalu'],
  ['2026-10-19T01:00:00Z', '4 weeks ago', '4 minggu lalu'],
  ['2026-10-18T03:00:01Z', '4 weeks ago', '4 minggu lalu'],
  ['2026-10-18T03:00:00Z', '18 Oct 2026', '18 Okt 2026'],
  ['2026-11-18T03:01:00Z', '18 Nov 2026', '18 Nov 2026'],
])('%s is %s, %s', (instant, said, dikatakan) => {
  expect(relativeTime(instant, now, english)).toBe(said)
  expect(relativeTime(instant, now, indonesian)).toBe(dikatakan)
})

test('whole days are counted, whatever the calendar of the branch', () => {
  const at = '2026-11-16T16:30:00Z'
  expect(relativeTime(at, now, { ...english, timezone: 'Asia/Jakarta' })).toBe('Yesterday')
  expect(relativeTime(at, now, { ...english, timezone: 'Asia/Makassar' })).toBe('Yesterday')
  expect(relativeTime('2026-11-11T03:00:01Z', now, english)).toBe('6 days ago')
})

test.each([null, undefined, '', 'soon'])('%s is a dash', (nothing) => {
  expect(relativeTime(nothing, now, english)).toBe('-')
})

test('the further back, the coarser: no later moment sounds older than an earlier one', () => {
  const ranks = [/just now/, /minute/, /hour/, /Yesterday/, /day/, /week/, /\d{4}/]
  const rank = (said: string) => ranks.findIndex((one) => one.test(said))
  const minutes = integer({ min: 0, max: 60 * 24 * 60 })
  const ago = (n: number) => relativeTime(new Date(Date.parse(now) - n * 60_000).toISOString(), now, english)
  assert(property(minutes, minutes, (a, b) => rank(ago(Math.min(a, b))) <= rank(ago(Math.max(a, b)))))
})
