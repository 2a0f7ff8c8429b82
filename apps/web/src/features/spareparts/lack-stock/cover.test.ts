import type { WaitingOrder } from '@sejuk/contract/spareparts/lack-stock'
import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'

const order = (short: number, offered_item_code: string | null = null) => ({ short, offered_item_code }) as WaitingOrder
const coming = (qty: number) => ({ code: 'P', kind: 'purchase', supplier: null, qty, eta: null })

test('stock goes to who waits first, an offer waits for its answer, and what comes covers the next', () => {
  const orders = [order(1), order(2, 'PCB2'), order(2)]
  expect(coverOf({ orders, available: 1, incoming: [coming(1)] })).toEqual([
    ...['inHand', 'asked', 'asked', 'incoming', 'noPlan'],
  ])
  expect(coverOf({ orders: [], available: 3, incoming: [] })).toEqual([])
})
