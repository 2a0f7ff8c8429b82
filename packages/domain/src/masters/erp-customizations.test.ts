import { expect, test } from 'vitest'
import { customizationObjection, erpCustomizationTypes } from './erp-customizations.ts'

test('there are twelve lists', () => expect(new Set(erpCustomizationTypes).size).toBe(12))

test.each(['0.5', '1', '1.5', '2.54', '22'])('%s PK is a capacity', (code) =>
  expect(customizationObjection('CAPACITY_PK', code)).toBeUndefined(),
)
test.each(['0', '-1', '1,5', 'one', '1.555', '', '1e3', '٣'])('%j PK is none', (code) =>
  expect(customizationObjection('CAPACITY_PK', code)).toMatch(/capacity/),
)
test.each(['0', '1.5', '100', '99.99'])('%s %% is a discount', (code) =>
  expect(customizationObjection('CBD_DISCOUNT_PERCENT', code)).toBeUndefined(),
)
test.each(['100.01', '101', '-1', '1,5', 'x', ' 5', '5%'])('%j %% is none', (code) =>
  expect(customizationObjection('CBD_DISCOUNT_PERCENT', code)).toMatch(/percentage/),
)
test('other lists take words', () => expect(customizationObjection('TRUCK_MODEL', 'CDD')).toBeUndefined())
