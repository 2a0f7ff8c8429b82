import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { alikeIn, nameIsAlike, nameScore } from './bank-names.ts'

const anyWord = constantFrom(
  'SINAR',
  'SINARMAS',
  'JAYA',
  'AC',
  'ELEKTRONIK',
  'BERKAH',
  'LESTARI',
  'MAJU',
  'B1',
  '405',
  'PT',
  'TOKO',
)
const anyName = array(anyWord, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))

test('whoever is found by the rarest word is exactly who is alike, however names share their words', () => {
  assert(
    property(array(anyName, { minLength: 1, maxLength: 12 }), anyName, (names, text) => {
      const customers = names.map((customer_name, n) => ({ customer_code: `C-${n}`, customer_name }))
      const alike = customers.filter(({ customer_name }) => nameScore(customer_name, text) >= nameIsAlike)
      expect(new Set(alikeIn(customers)(text))).toEqual(new Set(alike.map(({ customer_code }) => customer_code)))
    }),
  )
})

test('a name that the bank cut is found, another of the same words is not', () => {
  const found = alikeIn([
    { customer_code: 'C-1', customer_name: 'PT Sumber Elektronik' },
    { customer_code: 'C-2', customer_name: 'PT Sumber Rezeki Abadi' },
  ])
  expect(found('TRSF E-BANKING CR SUMBER ELEKTRON')).toEqual(['C-1'])
  expect(found('TRSF E-BANKING CR SUMBER')).toEqual([])
})
