import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFresh, momentOf, nearestOffice, risksOf, statusOfCheck } from './attendance.ts'

const now = Date.parse('2026-11-16T01:30:00Z')
const iso = (ms: number) => new Date(ms).toISOString()
const office = (office_code: string, lat: number, radius_m = 150) => ({
  ...{ office_code, office_name: office_code, lat, lng: 106.8, radius_m },
})

test('every office is tried: inside one of them counts, also where another is nearer', () => {
  const near = office('NEAR', -6.2, 30)
  const wide = office('WIDE', -6.2015, 1000)
  const at = { lat: -6.2004, lng: 106.8 }
  expect(nearestOffice([near, wide], at)).toMatchObject({ office: { office_code: 'WIDE' }, in_radius: true })
  expect(nearestOffice([near], at)).toMatchObject({ office: { office_code: 'NEAR' }, in_radius: false, distance_m: 44 })
  expect(nearestOffice([], at)).toBeUndefined()
})

test('a position is fresh for thirty seconds', () => {
  const at_device = iso(now)
  expect(isFresh(iso(now - 30_000), at_device)).toBe(true)
  expect(isFresh(iso(now - 31_000), at_device)).toBe(false)
})

test('a clock that is an hour slow is put right by the difference at the time of sending', () => {
  const hour = 3_600_000
  const tap = { at_device: iso(now - hour - 60_000), sent_at_device: iso(now - hour), elapsed_ms: 60_000 }
  expect(momentOf(tap, now)).toMatchObject({ at: iso(now - 60_000), isClockWrong: true, is_offline: false })
})

test('a clock set back for the tap and put right before sending is not proven', () => {
  const tap = { at_device: iso(now - 3_600_000), sent_at_device: iso(now), elapsed_ms: 600_000 }
  expect(momentOf(tap, now)).toMatchObject({ isUnproven: true, isClockWrong: false })
  expect(momentOf({ ...tap, elapsed_ms: null }, now)).toMatchObject({ isUnproven: true })
})

test('whatever the clocks say, a tap is never in the future nor later than the time that passed allows', () => {
  const when = fc.integer({ min: now - 3e9, max: now + 3e9 }).map(iso)
  fc.assert(
    fc.property(when, when, fc.option(fc.integer({ min: 0, max: 1e9 })), (at_device, sent_at_device, elapsed_ms) => {
      const { at } = momentOf({ at_device, sent_at_device, elapsed_ms }, now)
      expect(Date.parse(at)).toBeLessThanOrEqual(now - (elapsed_ms ?? 0))
    }),
  )
})

const seen = {
  ...{ lat: -6.2, lng: 106.8, accuracy_m: 12, is_mock: false, at: iso(now), device_id: 'A' },
  ...{ isClockWrong: false, isUnproven: false },
}
test('risk hints: a simulated, inaccurate, impossible or repeated position, a clock, a new device', () => {
  const before = { lat: -6.21, lng: 106.81, at: iso(now - 86_400_000) }
  expect(risksOf(seen, before, ['A'])).toEqual([])
  expect(risksOf({ ...seen, is_mock: true, accuracy_m: 101 }, before, [])).toEqual(['mock_location', 'inaccurate'])
  expect(risksOf(seen, { lat: -7.2, lng: 112.7, at: iso(now - 600_000) }, ['A'])).toEqual(['impossible_speed'])
  expect(risksOf(seen, { ...before, lat: seen.lat, lng: seen.lng }, ['A'])).toEqual(['repeated_position'])
  expect(risksOf({ ...seen, isClockWrong: true, isUnproven: true }, before, ['B'])).toEqual([
    'clock_wrong',
    'clock_unproven',
    'new_device',
  ])
})

test('inside is approved at once, outside and grave doubts wait for a supervisor', () => {
  expect(statusOfCheck(true, ['new_device'])).toBe('Approved')
  expect(statusOfCheck(true, ['mock_location'])).toBe('Submitted')
  expect(statusOfCheck(true, ['no_selfie'])).toBe('Submitted')
  expect(statusOfCheck(false, [])).toBe('Submitted')
})
