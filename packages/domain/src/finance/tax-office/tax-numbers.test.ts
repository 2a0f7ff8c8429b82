import { expect, test } from 'vitest'
import { taxNumberProblem } from './tax-numbers.ts'

const first = { transaction_code: '04', tax_date: '2026-11-19', replaces_nsfp: null }
const second = { ...first, replaces_nsfp: '04002600318274561' }

test.each([
  ['a first number', '04002600318274561', first, undefined],
  ['of e-Faktur, taken over', '04009002612345678', first, undefined],
  ['a first replacement', '04012600318274562', second, undefined],
  ['a second replacement', '04022600318274563', { ...second, replaces_nsfp: '04012600318274562' }, undefined],
  ['too short', '0400260031827456', first, 'tax-number-digits'],
  ['with a letter', '0400260031827456X', first, 'tax-number-digits'],
  ['of another code', '01002600318274561', first, 'tax-number-code'],
  ['a replacement that replaces nothing', '04012600318274561', first, 'tax-number-replacement'],
  ['a replacement that says it is none', '04002600318274562', second, 'tax-number-replacement'],
  ['of another year', '04002500318274561', first, 'tax-number-year'],
  ['of another year in e-Faktur', '04009002512345678', first, 'tax-number-year'],
])('a tax number is judged by what its digits say: %s', (_what, nsfp, version, code) => {
  expect(taxNumberProblem(nsfp, version)?.code).toBe(code)
})

test('the year is named on both sides', () => {
  expect(taxNumberProblem('04002500318274561', first)).toMatchObject({
    values: { number: '04002500318274561', year: '2025', of: '2026' },
  })
})
