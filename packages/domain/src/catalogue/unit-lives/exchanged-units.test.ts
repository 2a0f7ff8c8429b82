import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inheritedFrom, isWithConsumer, placeTaken } from './exchanged-units.ts'

test.each([
  [{ retail_date: null, installed_date: null }, false, false, 'Sold'],
  [{ retail_date: null, installed_date: null }, true, true, 'Sold'],
  [{ retail_date: '2026-01-02', installed_date: null }, false, true, 'SoldOut'],
  [{ retail_date: null, installed_date: '2026-01-03' }, false, true, 'Installed'],
  [{ retail_date: '2026-01-02', installed_date: '2026-01-03' }, false, true, 'Installed'],
] as const)('%j registered %s: with a consumer %s, its place is %s', (unit, isRegistered, isHeld, place) => {
  expect([isWithConsumer(unit, isRegistered), placeTaken(unit)]).toEqual([isHeld, place])
})

test('a warranty that goes over never starts after today', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  const text = day.map((one) => one.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.option(text), text, (starts, today) => {
      const from = inheritedFrom(starts, today)
      expect(from <= today).toBe(true)
      expect(from === today || from === starts).toBe(true)
    }),
  )
})
