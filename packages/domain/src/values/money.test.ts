import { array, assert, integer, maxSafeInteger, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import {
  keepRupiah,
  money,
  readRupiah,
  roundRupiah,
  rupiah,
  shortRupiah,
  timesRatio,
  total,
  writeRupiah,
} from './money.ts'

test.each([
  [0, 'Rp 0'],
  [1_785_000, 'Rp 1.785.000'],
  [-500, '−Rp 500'],
  [-0.4, 'Rp 0'],
  [999.5, 'Rp 1.000'],
  [Number.NaN, '-'],
])('%d is written %s', (amount, written) => {
  expect(rupiah(amount)).toBe(written)
})

test('an ordinary space stands between Rp and the number', () => {
  expect(rupiah(1)).toBe(`Rp${String.fromCharCode(32)}1`)
})

test('other countries have their own sign', () => {
  expect([money(1234.5, 'MX'), money(20, 'SG'), money(0.5, 'TH'), money(-7.25, 'EG')]).toEqual([
    'MX$1.234,50',
    'S$20',
    '฿0,50',
    '−E£7,25',
  ])
})

test('rupiah round half away from zero', () => {
  expect([0.5, -0.5, 1.4999, -2.5].map(roundRupiah)).toEqual([1, -1, 1, -3])
})

test.each([
  [111, 100, 111, 100],
  [1_000_000, 100, 111, 900_901],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [0, 5, 7, 0],
  [9_007_199_254_740_991, 111, 100, 9_997_991_172_762_500],
])('%d × %d / %d = %d, exactly', (amount, top, bottom, result) => {
  expect(timesRatio(amount, top, bottom)).toBe(result)
})

test('a ratio is never more than half a rupiah off, and signs are symmetric', () => {
  const parts = integer({ min: 1, max: 1000 })
  assert(
    property(maxSafeInteger(), parts, parts, (amount, top, bottom) => {
      const result = BigInt(timesRatio(amount, top, bottom))
      if (result > BigInt(Number.MAX_SAFE_INTEGER) || result < -BigInt(Number.MAX_SAFE_INTEGER)) return
      const off = 2n * (BigInt(amount) * BigInt(top) - result * BigInt(bottom))
      expect(off <= BigInt(bottom) && off >= -BigInt(bottom)).toBe(true)
      expect(timesRatio(-amount, top, bottom)).toBe(result === 0n ? 0 : -Number(result))
    }),
  )
})

test('a total is the sum of its rounded lines, in any order', () => {
  assert(property(array(integer()), (lines) => total(lines) === total(lines.toReversed())))
  expect(total([0.5, 0.5, 0.5].map(roundRupiah))).toBe(3)
})

test.each([
  ['1785000', '1.785.000'],
  ['1.7850', '17.850'],
  ['1.785.000,5', '1.785.000,5'],
  ['1.785.000,505', '1.785.000,50'],
  ['Rp 007', '7'],
  ['-2500', '-2.500'],
  [',', ','],
  ['', ''],
])('a field of rupiah keeps of %s: %s', (typed, kept) => expect(keepRupiah(typed)).toBe(kept))

test.each([
  ['1.785.000,5', 1_785_001],
  ['1.785.000,49', 1_785_000],
  ['Rp 1,785,000.00', 1_785_000],
  ['1785000.0000', 1_785_000],
  ['-2.500', -2500],
  ['0', 0],
  ['', null],
  ['-', null],
  ['9'.repeat(20), null],
])('%s amounts to %s whole rupiah', (text, amount) => expect(readRupiah(text)).toBe(amount))

test('an amount typed key by key, shown, and read again is the same amount', () => {
  assert(
    property(integer({ min: -1e12, max: 1e12 }), (amount) => {
      let shown = ''
      for (const key of String(amount)) shown = keepRupiah(shown + key)
      expect([readRupiah(shown), readRupiah(writeRupiah(amount)), writeRupiah(amount)]).toEqual([amount, amount, shown])
    }),
  )
})

test('whatever is typed, a field of rupiah holds what it will hold again', () => {
  assert(
    property(stringMatching(/^[-0-9.,Rp ]{0,20}$/), (typed) => keepRupiah(keepRupiah(typed)) === keepRupiah(typed)),
  )
})

test.each([
  [27_040_468_000, 'Rp 27,04 miliar'],
  [612_000_000, 'Rp 612 juta'],
  [1_000_000, 'Rp 1 juta'],
  [-2_500_000, '−Rp 2,5 juta'],
  [999_999, 'Rp 999.999'],
  [0, 'Rp 0'],
])('%s at a glance is %s', (amount, text) => expect(shortRupiah(amount)).toBe(text))
