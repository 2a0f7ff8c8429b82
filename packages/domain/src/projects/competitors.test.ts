import { expect, test } from 'vitest'
import { offerAgainst } from './competitors.ts'

test.each([
  [900, 1000, 'under', '10'],
  [1045, 1000, 'over', '4,5'],
  [1000, 1000, 'same', '0'],
  [1_000_000_200, 1_000_000_000, 'same', '0'],
  [999_999_800, 1_000_000_000, 'same', '0'],
])('an offer of %i against ours of %i is %s by %s percent', (price, ours, stands, percent) => {
  expect(offerAgainst(price, ours)).toEqual({ stands, percent })
})
