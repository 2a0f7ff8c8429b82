import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { pastedLines, setsFree } from './typed-lines.ts'

test('two columns of a sheet become lines; a code alone is one piece, twice is added up, nonsense is left out', () => {
  expect(pastedLines('GSV-09\t40\r\nGSV-18\t2\nFWP-R400\n\nGSV-09\t1\nBAD\tnone\nX\t0')).toEqual([
    { code: 'GSV-09', qty: 41 },
    { code: 'GSV-18', qty: 2 },
    { code: 'FWP-R400', qty: 1 },
  ])
  expect(pastedLines('GSV-09; 4')).toEqual([{ code: 'GSV-09', qty: 4 }])
})

test('a set is there as often as its scarcer unit, which is named', () => {
  expect(
    setsFree([
      { item_code: 'IN', sub_quantity: 1, available: 64 },
      { item_code: 'OUT', sub_quantity: 1, available: 58 },
    ]),
  ).toEqual({ available: 58, decided_by: 'OUT' })
  const units = array(record({ sub_quantity: integer({ min: 1, max: 4 }), available: integer({ min: -3, max: 99 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  assert(
    property(units, (some) => {
      const named = some.map((unit, n) => ({ ...unit, item_code: `U${n}` }))
      const { available } = setsFree(named)
      for (const unit of named) expect(available * unit.sub_quantity).toBeLessThanOrEqual(Math.max(0, unit.available))
    }),
  )
})
