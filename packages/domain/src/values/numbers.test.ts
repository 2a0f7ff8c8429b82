import { assert, double, integer, nat, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPercentage,
  keepDigits,
  keepNumber,
  keepPercentage,
  keepPieces,
  keepQuantity,
  readNumber,
  readTyped,
  roundTo,
  tidyNumber,
  writeNumber,
} from './numbers.ts'

test.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1.000'],
  [1_785_000, 0, '1.785.000'],
  [-25_000.4, 0, '−25.000'],
  [-0.2, 0, '0'],
  [1234.5, 2, '1.234,5'],
  [0.005, 2, '0,01'],
  [1.005, 2, '1,01'],
  [1e21, 0, '1.000.000.000.000.000.000.000'],
  [Number.NaN, 0, '-'],
  [Number.POSITIVE_INFINITY, 2, '-'],
])('%d with %d decimals reads %s', (n, decimals, written) => {
  expect(writeNumber(n, decimals)).toBe(written)
})

test('decimals may be kept even where they are zero', () => {
  expect([writeNumber(12.5, 2, true), writeNumber(12, 2, true)]).toEqual(['12,50', '12,00'])
})

test.each([
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [1e-10, 2, 0],
  [123.456, 1, 123.5],
])('%d rounds at %d decimals to %d', (n, decimals, rounded) => {
  expect(roundTo(n, decimals)).toBe(rounded)
})

test('what is written reads back as the same number', () => {
  assert(property(integer(), (n) => readNumber(writeNumber(n)) === n))
  assert(
    property(double({ noNaN: true, min: -1e9, max: 1e9 }), (n) => {
      const rounded = roundTo(n, 2)
      expect(readNumber(writeNumber(rounded, 2)) ?? Number.NaN).toBeCloseTo(rounded, 2)
    }),
  )
})

test.each(['', 'x', '1.23', '1,2,3', '1.000.00', '--1', '1e5'])('%s is no number here', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test.each([
  ['007', '7'],
  ['0', '0'],
  ['000', '0'],
  ['0.50', '0.50'],
  ['00.5', '0.5'],
  ['.5', '.5'],
  ['1.2.3', '1.23'],
  ['--5', '-5'],
  ['5-', '5'],
  ['1-2', '12'],
  ['-', '-'],
  ['Rp 1000', '1000'],
  ['12,5', '12.5'],
  ['12,', '12.'],
  ['−3,25', '-3.25'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  ['1,234,567.89', '1234567.89'],
  ['1.234', '1.234'],
])('a number field keeps of %s: %s', (typed, kept) => {
  expect(keepNumber(typed)).toBe(kept)
})

test('whatever is typed, a number field holds one minus in front, one dot and no leading zero', () => {
  assert(
    property(string(), (typed) => {
      const kept = keepNumber(typed)
      expect(kept).toMatch(/^-?(0|[1-9]\d*)?(\.\d*)?$/)
      expect(keepNumber(kept)).toBe(kept)
    }),
  )
})

test.each([
  ['0', true],
  ['100', true],
  ['100.00', true],
  ['12.5', true],
  ['12.34', true],
  ['12.345', false],
  ['100.01', false],
  ['101', false],
  ['-1', false],
  ['', false],
  ['.5', false],
  ['12,5', false],
])('%s is a percentage: %s', (text, is) => {
  expect(isPercentage(text)).toBe(is)
})

test.each([
  ['.5', '0.5'],
  ['12.', '12'],
  ['-', ''],
  ['.', ''],
  ['-.5', '-0.5'],
  ['-0', '0'],
  ['-0.0', '0.0'],
  ['', ''],
])('%s, left as it is, amounts to %s', (kept, number) => expect(tidyNumber(kept)).toBe(number))

test('whatever is typed amounts to a number or to nothing', () => {
  assert(property(stringMatching(/^[-0-9.,]*$/), (typed) => /^$|^-?\d+(\.\d+)?$/.test(tidyNumber(keepNumber(typed)))))
})

test.each([
  ['12,345', '12.34'],
  ['150', '100'],
  ['100,01', '100'],
  ['-5', '5'],
  ['99,99 %', '99.99'],
])('a percentage field keeps of %s: %s', (typed, kept) => expect(keepPercentage(typed)).toBe(kept))

test('whatever is typed in a percentage field is a percentage, or nothing yet', () => {
  assert(
    property(string({ unit: 'grapheme-ascii' }), (typed) => {
      const tidy = tidyNumber(keepPercentage(typed))
      return tidy === '' || isPercentage(tidy)
    }),
  )
})

test.each([
  ['Rp 1.785.000', 1_785_000],
  ['Rp 1.785.000,00', 1_785_000],
  ['1,785,000.00', 1_785_000],
  ['1785000.0000', 1_785_000],
  ['1.785', 1785],
  ['1,785', 1785],
  ['1785,5', 1785.5],
  ['0,500', 0.5],
  ['Rp 5.000,-', 5000],
  ['-2.500', -2500],
  ['-0', 0],
])('%s of money or pieces is %d', (text, read) => expect(readTyped(text)).toBe(read))

test.each(['', 'Rp', '-', ',', 'none'])('%j is no number', (text) => expect(readTyped(text)).toBeUndefined())

test('a number pasted as written here or in English is the same number', () => {
  assert(
    property(integer({ min: -1e12, max: 1e12 }), (n) => {
      expect(readTyped(writeNumber(n))).toBe(n)
      expect(readTyped(n.toLocaleString('en-US'))).toBe(n)
      expect(readTyped(`${n}.00`)).toBe(n)
      expect(readTyped(`${writeNumber(n)},00`)).toBe(n)
    }),
  )
})

test('a decimal comma in a quantity never makes it tenfold, and half a piece is not ordered', () => {
  expect([keepQuantity('12,5', 200), keepQuantity('1.000', 5000), keepQuantity('3', -1)]).toEqual(['12', '1000', '0'])
  expect([keepPieces('12,5', 200), keepPieces('007', 20), keepPieces('24', 20), keepPieces('1.5', 20)]).toEqual([
    '12,5',
    '7',
    '20',
    '15',
  ])
})

test('whatever is typed, a quantity is digits and never above the stock', () => {
  assert(
    property(stringMatching(/^[-0-9.,a ]{0,12}$/), nat(5000), (typed, stock) => {
      for (const kept of [keepQuantity(typed, stock), keepQuantity(keepPieces(typed, stock), stock)]) {
        expect(kept).toMatch(/^\d*$/)
        expect(Number(kept)).toBeLessThanOrEqual(stock)
      }
    }),
  )
})

test('a quantity is digits, and never more than the stock', () => {
  expect(keepDigits('a1b2')).toBe('12')
  expect([keepQuantity('24', 20), keepQuantity('7x', 20), keepQuantity('x', 20), keepQuantity('-3', 20)]).toEqual([
    '20',
    '7',
    '',
    '3',
  ])
})
