import { expect, test } from 'vitest'
import { placeOfPath } from './help-areas.ts'
import { helpOf } from './help-pages.ts'

test.each([
  ['/work-order', 'aftersales', 'workOrders'],
  ['/work-order/detail/WO-1', 'aftersales', 'workOrder'],
  ['/sales-order', 'sales', 'salesOrders'],
  ['/sales-order/create', 'sales', 'newSalesOrder'],
  ['/transfer-in/transfer-detail/TR-1', 'stock', 'transferDetail'],
  ['/', 'platform', 'home'],
  ['/nowhere/at/all', 'platform', 'home'],
])('help for %s is that of %s, %s', (path, area, page) => expect(placeOfPath(path)).toMatchObject({ area, page }))

test('help has three sentences in either language', () => {
  const texts = Object.values(helpOf).flatMap(({ words }) => Object.entries(words))
  expect(texts.length).toBeGreaterThan(290)
  const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|‘)/u).length
  const uneven = texts.flatMap(([page, pair]) => pair.map((text) => ({ page, text, n: sentences(text) })))
  expect(uneven.filter(({ n }) => n !== 3)).toEqual([])
})
