import type { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'

type Line = typeof salesOrderLines.$inferSelect
type Order = typeof salesOrders.$inferSelect
export type Former = NonNullable<Order['former']>

/** Header and lines as they were approved. */
export const formerOf = (order: Order, lines: readonly Line[]): Former => {
  const { former: _former, authors: _authors, row_version: _version, ...header } = order
  return { order: header, lines: lines.map((line) => ({ ...line })) }
}
export const linesOfFormer = ({ lines }: Former) => lines as Line[]
export const orderOfFormer = ({ order }: Former) => order as Partial<Order>

/** What a change makes of the order that was approved, by item. */
export const differenceOf = (former: Former, lines: readonly Line[]) => {
  const before = orderOfFormer(former)
  const sums = (some: readonly Line[]) => {
    const byItem = new Map<string, { item_name: string; qty: number; amount: number }>()
    for (const { item_code, item_name, ordered_qty, amount } of some) {
      const sum = byItem.get(item_code) ?? { item_name, qty: 0, amount: 0 }
      byItem.set(item_code, { item_name, qty: sum.qty + ordered_qty, amount: sum.amount + amount })
    }
    return byItem
  }
  const [was, is] = [sums(linesOfFormer(former)), sums(lines)]
  return {
    total_amount_before: before.total_amount ?? 0,
    discount_percent_before: before.discount_percent ?? 0,
    requested_delivery_date_before: before.requested_delivery_date ?? null,
    lines: [...new Set([...was.keys(), ...is.keys()])].flatMap((item_code) => {
      const [old, now] = [was.get(item_code), is.get(item_code)]
      if (old?.qty === now?.qty && old?.amount === now?.amount) return []
      return [
        {
          item_code,
          item_name: now?.item_name ?? old?.item_name ?? item_code,
          qty_before: old?.qty ?? 0,
          qty: now?.qty ?? 0,
          amount_before: old?.amount ?? 0,
          amount: now?.amount ?? 0,
        },
      ]
    }),
  }
}
