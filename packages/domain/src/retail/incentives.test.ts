import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accrued, type Campaign, type SoldLine } from './incentives.ts'

const campaign: Campaign = {
  campaign_code: 'INC-1',
  valid_from: '2026-11-01',
  valid_to: '2026-11-30',
  seller_roles: ['keyperson', 'promotor'],
  shop_classes: ['A', 'B'],
  dept_codes: [],
  cap_amount: 200_000,
  needs_photo: false,
  amounts: { 'GSW-09': 50_000, 'GSW-12': 75_000 },
}
const line: SoldLine = {
  item_code: 'GSW-09',
  sale_date: '2026-11-10',
  seller_role: 'keyperson',
  shop_class: 'A',
  dept_code: '705',
  has_photo: false,
}

test.each([
  ['a unit of the campaign', {}, 50_000],
  ['before it begins', { sale_date: '2026-10-31' }, 0],
  ['on its last day', { sale_date: '2026-11-30' }, 50_000],
  ['a seller it is not for', { seller_role: 'salesman' as const }, 0],
  ['a shop it is not for', { shop_class: 'C' }, 0],
  ['a model it does not name', { item_code: 'GSW-24' }, 0],
])('%s', (_, more, amount) => {
  expect(accrued(campaign, { ...line, ...more }, 0)).toBe(amount)
})

test('without a photo nothing is accrued where one is needed', () => {
  expect(accrued({ ...campaign, needs_photo: true }, line, 0)).toBe(0)
  expect(accrued({ ...campaign, needs_photo: true }, { ...line, has_photo: true }, 0)).toBe(50_000)
})

test('whatever is sold, a seller never gets more than the cap, and taking all of it back leaves nothing', () => {
  const sold = fc.array(fc.constantFrom('GSW-09', 'GSW-12', 'GSW-24'), { maxLength: 20 })
  fc.assert(
    fc.property(sold, fc.option(fc.integer({ min: 0, max: 500_000 })), (items, cap_amount) => {
      const parts: number[] = []
      for (const item_code of items) {
        const soFar = parts.reduce((sum, part) => sum + part, 0)
        parts.push(accrued({ ...campaign, cap_amount }, { ...line, item_code }, soFar))
      }
      const sum = parts.reduce((total, part) => total + part, 0)
      expect(parts.every((part) => part >= 0)).toBe(true)
      if (cap_amount !== null) expect(sum).toBeLessThanOrEqual(cap_amount)
      expect(parts.reduce((left, part) => left - part, sum)).toBe(0)
    }),
  )
})
