import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { isNpwp, npwp16, npwpDoubt, writeNpwp } from './npwp.ts'

const today = '2026-11-15'

test.each([
  ['01.999.991.1-045.000', '0019999911045000'],
  ['31.888.882.3-613.001', '0318888823613001'],
  ['12.345.678.2-123.000', '0123456782123000'],
  ['3275011708859999', '3275011708859999'],
])('%s is kept as %s, and is beyond doubt', (typed, kept) => {
  expect([npwp16(typed), isNpwp(typed), npwpDoubt(typed, today)]).toEqual([kept, true, undefined])
})

test.each([
  ['01.999.991.4-045.000', true, 'The NPWP does not fit its check digit'],
  ['3671013002009999', true, 'The NIK holds no real birth date'],
  ['00.000.000.0-000.000', false, 'NPWP must be 16 digits'],
  ['0199999104500', false, 'NPWP must be 16 digits'],
  ['', false, 'NPWP must be 16 digits'],
])('%s is a number: %s, and is doubted: %s', (typed, is, doubt) => {
  expect([isNpwp(typed), npwpDoubt(typed, today)]).toEqual([is, doubt])
})

test('a company’s number is written with its dots, and reads back as the same', () => {
  expect(writeNpwp('0019999911045000')).toBe('01.999.991.1-045.000')
  assert(property(stringMatching(/^\d{15,16}$/), (digits) => npwp16(writeNpwp(digits)) === npwp16(digits)))
})
