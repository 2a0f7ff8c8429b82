import { assert, double, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isPercentage, keepDigits, keepNumber, keepQuantity, readNumber, roundTo, writeNumber } from './numbers.ts'

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

test('a quantity is digits, and never more than the stock', () => {
  expect(keepDigits('a1b2')).toBe('12')
  expect([keepQuantity('24', 20), keepQuantity('7x', 20), keepQuantity('x', 20), keepQuantity('-3', 20)]).toEqual([
    '20',
    '7',
    '',
    '3',
  ])
})
