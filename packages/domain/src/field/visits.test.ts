import { array, assert, boolean, double, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  byDistance,
  countsAfterMinutes,
  hitRate,
  isEditable,
  isNear,
  metresToPin,
  nearMetres,
  outcomeOf,
  reasonsToVisit,
  routeOf,
  visitMinutes,
} from './visits.ts'

const point = record({
  lat: double({ min: -10, max: 5, noNaN: true }),
  lng: double({ min: 96, max: 140, noNaN: true }),
})

test('near is within 300 m of the pin, and nobody is near a pin that is not there', () => {
  expect([0, nearMetres, nearMetres + 1, null].map(isNear)).toEqual([true, true, false, false])
  expect(metresToPin({ lat: null, lng: null }, { lat: 1, lng: 1 })).toBeNull()
  assert(property(point, (pin) => isNear(metresToPin(pin, pin))))
})

test('only a visit near the pin, long enough and without a grave doubt counts by itself', () => {
  assert(
    property(boolean(), integer({ min: 0, max: 2000 }), boolean(), (in_range, minutes, isMock) => {
      const status = outcomeOf({ in_range, minutes, risk: isMock ? ['mock_location'] : ['inaccurate'] })
      const counts = in_range && minutes >= countsAfterMinutes && minutes <= 480 && !isMock
      return (status === 'Approved') === counts
    }),
  )
})

test('minutes are whole, never below nothing, and five of them are five', () => {
  expect(visitMinutes('2026-11-16T02:00:00Z', '2026-11-16T02:04:59Z')).toBe(4)
  expect(visitMinutes('2026-11-16T02:00:00Z', '2026-11-16T02:05:00Z')).toBe(5)
  expect(visitMinutes('2026-11-16T02:00:00Z', '2026-11-16T01:00:00Z')).toBe(0)
})

test('a visit is changed until 24 hours after its end', () => {
  const out = '2026-11-16T02:00:00Z'
  expect(isEditable(null, Date.parse(out))).toBe(true)
  expect(isEditable(out, Date.parse('2026-11-17T02:00:00Z'))).toBe(true)
  expect(isEditable(out, Date.parse('2026-11-17T02:00:01Z'))).toBe(false)
})

test('an order by distance visits every stop once, the nearest first', () => {
  assert(
    property(array(point, { maxLength: 12 }), point, (stops, from) => {
      const ordered = byDistance(stops, from)
      const first = ordered[0]
      const isNearest = stops.every(
        (stop) => (metresToPin(stop, from) ?? 0) >= (first ? (metresToPin(first, from) ?? 0) : 0),
      )
      return ordered.length === stops.length && stops.every((stop) => ordered.includes(stop)) && isNearest
    }),
  )
  const without = { lat: null, lng: null }
  expect(byDistance([without, { lat: 1, lng: 100 }], { lat: 0, lng: 100 })[1]).toBe(without)
})

test('a route is never shorter by a further stop', () => {
  assert(
    property(array(point, { minLength: 1, maxLength: 10 }), point, (stops, more) => {
      const one = routeOf(stops)
      const two = routeOf([...stops, more])
      return two.metres >= one.metres && two.minutes > one.minutes
    }),
  )
})

const facts = { last_visit_date: '2026-11-15', overdue_amount: 0, cashback_remain: 0, cashback_ends: null, stock: null }

test.each([
  [{}, []],
  [{ last_visit_date: null }, ['never']],
  [{ last_visit_date: '2026-10-26' }, ['days']],
  [{ last_visit_date: '2026-10-27' }, []],
  [{ overdue_amount: 1 }, ['overdue']],
  [{ cashback_remain: 5, cashback_ends: '2026-12-16' }, ['cashback']],
  [{ cashback_remain: 5, cashback_ends: '2026-12-17' }, []],
  [{ cashback_remain: 5, cashback_ends: '2026-11-15' }, []],
  [{ stock: 2 }, ['stock']],
  [{ stock: 3 }, []],
  [{ overdue_amount: 1, stock: 0, last_visit_date: null }, ['overdue', 'stock', 'never']],
])('%j is worth a visit because of %j', (over, why) => {
  expect(reasonsToVisit({ ...facts, ...over }, '2026-11-16').map((reason) => reason.why)).toEqual(why)
})

test('nothing planned has no hit rate', () => {
  expect([hitRate(0, 3), hitRate(4, 3), hitRate(3, 3)]).toEqual([null, 75, 100])
})
