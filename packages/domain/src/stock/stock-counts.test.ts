import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedLine, countedBy, differencesOf } from './stock-counts.ts'

const line = (over: Partial<CountedLine>): CountedLine => ({
  ...{ item_code: 'A', has_serial: false, expected: 5, counted: 5, missing: [], surplus: [] },
  ...over,
})

test('what nobody counted is no difference; the rest is less, more, or right', () => {
  const { less, more } = differencesOf([
    line({ item_code: 'same' }),
    line({ item_code: 'unseen', counted: null }),
    line({ item_code: 'less', counted: 3 }),
    line({ item_code: 'more', counted: 9 }),
    line({ item_code: 'both', has_serial: true, counted: 5, missing: ['S1'], surplus: ['S2'] }),
  ])
  expect(less.map(({ item_code, qty, serials }) => [item_code, qty, serials])).toEqual([
    ['less', -2, []],
    ['both', -1, ['S1']],
  ])
  expect(more.map(({ item_code, qty, serials }) => [item_code, qty, serials])).toEqual([
    ['more', 4, []],
    ['both', 1, ['S2']],
  ])
})

test('a number scanned twice counts once, and a number taken back does not count', () => {
  const entries = ['S1', 'S1', 'S2'].map((serial_number) => ({ serial_number, qty: 1 }))
  expect(countedBy(entries)).toEqual({ serials: ['S1', 'S2'], qty: 2 })
  expect(countedBy([...entries, { serial_number: 'S1', qty: -1 }]).serials).toEqual(['S2'])
})

test('after the adjustment the books say what was counted', () => {
  const counted = fc.record({ expected: fc.nat(500), counted: fc.option(fc.nat(500)) })
  fc.assert(
    fc.property(counted, (one) => {
      const { less, more } = differencesOf([line(one)])
      const after = [...less, ...more].reduce((sum, { qty }) => sum + qty, one.expected)
      expect(after).toBe(one.counted ?? one.expected)
    }),
  )
})
