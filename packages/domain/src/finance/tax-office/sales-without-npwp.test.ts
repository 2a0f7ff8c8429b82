import { expect, test } from 'vitest'
import { hasTaxInvoice, isTaxedSale, wayOfCompany, wayOn } from './sales-without-npwp.ts'

test('each company has its own way from a day on, and none before', () => {
  const settings = [
    { org_code: 'A', way: 'NIK', valid_from: '2026-12-01' },
    { org_code: 'A', way: 'DIGUNGGUNG', valid_from: '2027-01-01' },
    { org_code: 'B', way: 'NO_TAX', valid_from: '2026-01-01' },
  ] as const
  expect(wayOn(settings, 'A', '2026-11-30')).toBeUndefined()
  expect(wayOn(settings, 'A', '2026-12-01')).toBe('NIK')
  expect(wayOn(settings, 'A', '2027-02-01')).toBe('DIGUNGGUNG')
  expect(wayOn(settings, 'B', '2027-02-01')).toBe('NO_TAX')
})

test.each([
  [1, null, true, true],
  [0, null, false, false],
  [0, 'NO_TAX', false, false],
  [0, 'NIK', true, true],
  [0, 'DIGUNGGUNG', true, false],
] as const)('taxable %s, sold as %s: taxed %s, tax invoice %s', (customer_is_taxable, sold_as, isTaxed, hasOne) => {
  expect(isTaxedSale({ customer_is_taxable, sold_as })).toBe(isTaxed)
  expect(hasTaxInvoice({ customer_is_taxable, sold_as })).toBe(hasOne)
})

test('only a retailer adds its sales up: another company names the identity card', () => {
  expect(wayOfCompany('DIGUNGGUNG', { is_retailer: true })).toBe('DIGUNGGUNG')
  expect(wayOfCompany('DIGUNGGUNG', { is_retailer: false })).toBe('NIK')
  expect(wayOfCompany('NO_TAX', { is_retailer: false })).toBe('NO_TAX')
})
