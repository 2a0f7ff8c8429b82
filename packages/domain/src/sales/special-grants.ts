import type { GrantedPrice } from '../catalogue/prices.ts'
import { because, type Message } from '../messages.ts'

type Wanted = { item_code: string; ordered_qty: number; special_price_code?: string | null }
export type GrantedLine = {
  special: GrantedPrice | undefined
  /** What is left of it before this line took its part; null without a limit. */
  quota_left: number | null
  note: Message | null
}

const cheapestFirst = (a: GrantedPrice, b: GrantedPrice) =>
  a.price_include_tax - b.price_include_tax || a.special_price_code.localeCompare(b.special_price_code)

/**
 * Which special price each line of an order gets. Lines take from the quota one after the other; a line that wants more than is
 * left keeps its list price as a whole.
 */
export const grantLines = (lines: readonly Wanted[], grants: readonly GrantedPrice[]): GrantedLine[] => {
  const left = new Map(grants.map((grant) => [grant, grant.quantity_left]))
  return lines.map(({ item_code, ordered_qty, special_price_code }) => {
    const mine = grants.filter((one) => one.item_code === item_code).toSorted(cheapestFirst)
    const named = special_price_code ? mine.filter((one) => one.special_price_code === special_price_code) : mine
    const fits = named.find((one) => (left.get(one) ?? ordered_qty) >= ordered_qty)
    if (fits) {
      const quota_left = left.get(fits) ?? null
      if (quota_left !== null) left.set(fits, quota_left - ordered_qty)
      return { special: fits, quota_left, note: null }
    }
    const [nearest] = named
    if (nearest) {
      const n = left.get(nearest) ?? 0
      const note = because('special-price-quota-left', { code: nearest.special_price_code, n })
      return { special: undefined, quota_left: n, note }
    }
    const note = special_price_code ? because('special-price-not-valid', { code: special_price_code }) : null
    return { special: undefined, quota_left: null, note }
  })
}
