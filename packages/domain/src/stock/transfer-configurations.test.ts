import fc from 'fast-check'
import { expect, test } from 'vitest'
import { configurationObjections, proposedQuantity } from './transfer-configurations.ts'

const form = {
  ...{ from_warehouse: 'A', to_warehouse: 'B', item_code: 'X', category_code: null },
  ...{ min_qty: 5, max_qty: 20, lead_days: 2 },
}

test('a configuration leads from one warehouse to another, for an item or a category, least before most', () => {
  expect(configurationObjections(form)).toEqual({})
  expect(Object.keys(configurationObjections({ ...form, to_warehouse: 'A' }))).toEqual(['to_warehouse'])
  expect(Object.keys(configurationObjections({ ...form, category_code: 'SPL' }))).toEqual(['item_code'])
  expect(Object.keys(configurationObjections({ ...form, item_code: null }))).toEqual(['item_code'])
  expect(Object.keys(configurationObjections({ ...form, max_qty: 4 }))).toEqual(['max_qty'])
})

test('below the least the level is filled up to the most, as far as the source has it', () => {
  expect(proposedQuantity(form, { available: 5, incoming: 0, atSource: 100 })).toBe(0)
  expect(proposedQuantity(form, { available: 2, incoming: 1, atSource: 100 })).toBe(17)
  expect(proposedQuantity(form, { available: 2, incoming: 3, atSource: 100 })).toBe(0)
  expect(proposedQuantity(form, { available: 0, incoming: 0, atSource: 6 })).toBe(6)
  const n = fc.nat({ max: 50 })
  fc.assert(
    fc.property(n, n, n, n, n, (least, more, available, incoming, atSource) => {
      const wanted = { min_qty: least, max_qty: least + more }
      const qty = proposedQuantity(wanted, { available, incoming, atSource })
      expect(qty).toBeGreaterThanOrEqual(0)
      expect(qty).toBeLessThanOrEqual(atSource)
      if (qty > 0) expect(available + incoming + qty).toBeLessThanOrEqual(wanted.max_qty)
    }),
  )
})
