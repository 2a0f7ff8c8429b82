import { expect, test } from 'vitest'
import { amountLines, monthLines, priceOn, seriesOf, spanOf, stepPath } from './price-series.ts'

const price = (over: object) => ({
  ...{ price_code: 'P1', org_code: 'O', dept_code: null, customer_level: null, min_qty: 1, price_include_tax: 100 },
  ...{ valid_from: '2026-01-01', valid_to: null as string | null },
  ...over,
})
const first = price({ valid_to: '2026-01-31' })
const second = price({ price_code: 'P2', valid_from: '2026-02-01', price_include_tax: 120 })
const gold = price({ price_code: 'P3', customer_level: 'GOLD' })

test('each list is a line of its own, the oldest price first', () => {
  const series = seriesOf([second, gold, first])
  expect(series.map(({ prices }) => prices.map(({ price_code }) => price_code))).toEqual([['P1', 'P2'], ['P3']])
  expect(priceOn(series[0]!, '2026-01-31')?.price_code).toBe('P1')
  expect(priceOn(series[0]!, '2026-02-01')?.price_code).toBe('P2')
  expect(priceOn(series[0]!, '2025-12-31')).toBeUndefined()
})

test('a line steps where a price follows at once, and is broken where there is none', () => {
  const x = (day: string) => Number(day.slice(8)) + 100 * Number(day.slice(5, 7))
  const scale = { x, y: (amount: number) => amount, to: '2026-04-01' }
  expect(stepPath({ key: '', prices: [first, second] }, scale)).toBe('M101 100H201L201 120H401')
  const later = { ...second, valid_from: '2026-02-05' }
  expect(stepPath({ key: '', prices: [first, later] }, scale)).toBe('M101 100H201M205 120H401')
})

test('the span holds every price and the days asked for', () => {
  expect(spanOf([first, second], ['2025-12-24'])).toEqual({ from: '2025-12-24', to: '2026-03-03' })
})

test('amounts and months are parted into few even lines', () => {
  expect(amountLines([4_775_000, 5_250_000])).toEqual([4_600_000, 4_800_000, 5_000_000, 5_200_000, 5_400_000])
  expect(amountLines([100, 100])).toHaveLength(2)
  expect(monthLines('2026-01-15', '2026-06-10', 6)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
    '2026-06-01',
  ])
  expect(monthLines('2023-02-01', '2026-12-01', 8)).toEqual([
    '2023-07-01',
    '2024-01-01',
    '2024-07-01',
    '2025-01-01',
    '2025-07-01',
    '2026-01-01',
    '2026-07-01',
  ])
})
