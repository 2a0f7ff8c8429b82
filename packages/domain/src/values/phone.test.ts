import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import {
  displayPhone,
  isLandline,
  isMobile,
  isPhone,
  maskedPhone,
  nationalPhone,
  phonePrefixes,
  typedPhone,
} from './phone.ts'

test.each([
  ['0812-0000-1234', '+6281200001234'],
  ['(0857) 0000 123', '+628570000123'],
  ['021-5500000', '+62215500000'],
  ['00812', '+62812'],
  ['000812', '+62812'],
  ['81200001234', '+6281200001234'],
  ['0', '+62'],
  ['000', '+62'],
  ['', '-'],
  ['none', '-'],
  [null, '-'],
])('%s is shown as %s', (phone, shown) => {
  expect(displayPhone(phone)).toBe(shown)
})

test.each([
  ['0812-0000-1234', '81200001234'],
  ['+62 812 0000 1234', '81200001234'],
  ['62 812 0000 1234', '81200001234'],
  ['0062 878 0000 1234', '87800001234'],
  ['+62 0812 0000 1234', '81200001234'],
  ['062 812 0000 1234', '81200001234'],
  ['812 0000 1234', '81200001234'],
  ['021-5500000', '215500000'],
  ['+62 21 4890 1200', '2148901200'],
  ['0622-21234', '62221234'],
  ['0628 20111', '62820111'],
  ['', ''],
])('%s is stored as %s', (typed, stored) => {
  expect(nationalPhone(typed)).toBe(stored)
})

const mobiles = stringMatching(/^8[1-9][0-9]{7,10}$/)
const landlines = stringMatching(/^[2-79][0-9]{6,10}$/)

test('+62, 62, 062, 0 and nothing in front are the same mobile phone, and it never shows +6262', () => {
  assert(
    property(mobiles, (national) => {
      for (const front of ['+62', '+62 0', '0062', '62', '062', '0', ''])
        expect(nationalPhone(`${front}${national}`)).toBe(national)
      expect(displayPhone(nationalPhone(`+62${national}`))).toBe(`+62${national}`)
    }),
  )
})

test('a stored number that is typed again stays the same, wherever it rings', () => {
  for (const numbers of [mobiles, landlines])
    assert(
      property(numbers, (national) => {
        if (/^628\d{8}$/.test(national)) return
        expect(nationalPhone(typedPhone(national))).toBe(national)
      }),
    )
})

test('mobiles have 9 to 12 digits, landlines 7 to 11', () => {
  expect(['812345678', '812345678901', '81234567', '8123456789012', '802345678'].map(isMobile)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['2155000', '21550000123', '215500', '215500001234'].map(isLandline)).toEqual([true, true, false, false])
  expect(['812345678', '2155000', '123'].map(isPhone)).toEqual([true, true, false])
})

test('four prefixes, home first', () => {
  expect(phonePrefixes).toEqual(['+62', '+65', '+52', '+66'])
})

test('a phone number is masked but for its beginning and its end', () => {
  expect(maskedPhone('81290341178')).toBe('812••••••78')
  expect(maskedPhone('2155000')).toBe('215••00')
  expect(maskedPhone('123')).toBe('•••')
})
