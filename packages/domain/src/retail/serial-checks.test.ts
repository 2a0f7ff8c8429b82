import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serialStatuses } from '../catalogue/serial-numbers.ts'
import { type CheckedUnit, pairProblem, serialProblem, soldItem } from './serial-checks.ts'

const unit = (more: Partial<CheckedUnit> = {}): CheckedUnit => ({
  serial_number: '4GN26350000017',
  item_code: 'GSW-09NK3(I)',
  set_item_code: 'GSW-09NK3',
  unit_kind: 'Indoor',
  status: 'Sold',
  customer_code: 'C-1',
  retail_date: null,
  installed_date: null,
  delivered_date: '2026-11-01',
  serial_mask: '[A-Z0-9]{2}N[A-Z0-9]{11,57}',
  ...more,
})
const check = (found: CheckedUnit | undefined, sold_on: string | null = null) =>
  serialProblem(found?.serial_number ?? 'NO-SUCH-1', found, { customer_code: 'C-1', sold_on })

test.each([
  ['a unit that was delivered here and is not sold', unit(), undefined],
  ['a number nobody knows', undefined, 'serial-not-known'],
  [
    'a number that does not fit the mask of its model',
    unit({ serial_mask: 'X.*' }),
    'serial-number-does-not-match-the-model',
  ],
  ['a unit that is sold', unit({ status: 'SoldOut', retail_date: '2026-11-03' }), 'serial-already-sold-out'],
  [
    'an installed unit without a day of sale',
    unit({ status: 'Installed', installed_date: '2026-11-05' }),
    'serial-already-sold-out',
  ],
  ['a unit of another customer', unit({ customer_code: 'C-2' }), 'serial-not-delivered-here'],
  ['a unit that is still in our stock', unit({ status: 'InStock', customer_code: null }), 'serial-not-delivered-here'],
  ['a unit that came back', unit({ status: 'Returned' }), 'serial-not-delivered-here'],
] as const)('%s', (_, found, code) => {
  expect(check(found)?.code).toBe(code)
})

test('who has it already is said with the day of that sale', () => {
  expect(check(unit(), '2026-11-03')).toEqual({ code: 'serial-already-sold-out', values: { date: '03 Nov 2026' } })
})

test('only what lies in a shop of the customer and was never sold passes', () => {
  const units = fc.record({
    status: fc.constantFrom(...serialStatuses),
    customer_code: fc.constantFrom('C-1', 'C-2', null),
    retail_date: fc.constantFrom('2026-11-03', null),
  })
  fc.assert(
    fc.property(units, fc.constantFrom('2026-11-02', null), (more, sold_on) => {
      const passes = check(unit(more), sold_on) === undefined
      const lies =
        more.status === 'Sold' && more.customer_code === 'C-1' && more.retail_date === null && sold_on === null
      expect(passes).toBe(lies)
    }),
  )
})

test('the halves of one set fit, whatever else does not', () => {
  const half = fc.record({
    unit_kind: fc.constantFrom('Indoor' as const, 'Outdoor' as const, 'Unit' as const),
    set_item_code: fc.constantFrom('A', 'B', null),
  })
  fc.assert(
    fc.property(half, half, (indoor, outdoor) => {
      const isPair = indoor.unit_kind === 'Indoor' && outdoor.unit_kind === 'Outdoor'
      const fits = isPair && indoor.set_item_code !== null && indoor.set_item_code === outdoor.set_item_code
      expect(pairProblem(indoor, outdoor) === undefined).toBe(fits)
    }),
  )
  expect(pairProblem(unit(), undefined)?.code).toBe('other-half-missing')
  expect(pairProblem(unit({ unit_kind: 'Unit' }), undefined)).toBeUndefined()
  expect(pairProblem(unit({ set_item_code: null }), undefined)).toBeUndefined()
})

test('a line is about the set, or about a unit that is sold alone', () => {
  expect(soldItem(unit())).toBe('GSW-09NK3')
  expect(soldItem(unit({ set_item_code: null }))).toBe('GSW-09NK3(I)')
})
