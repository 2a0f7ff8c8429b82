import { because, type Message } from '@sejuk/domain/messages'
import { floorOf, judgedBy } from '@sejuk/domain/sales/special-price-requests'
import { rupiah } from '@sejuk/domain/values/money'
import { eq, inArray } from 'drizzle-orm'
import { pricesForCustomer } from '../../../business/catalogue/prices.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { specialPriceLines as lines, type ProposedLine } from '../../../db/tables/sales/special-prices.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { notInList, refuse } from '../../../platform/http/refuse.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

export type WantedLine = Pick<ProposedLine, 'item_code' | 'requested_price_include_tax' | 'qty_limit' | 'est_qty'>

/** What the customer pays for these items by the price lists, of one unit, today. */
export const listPrices = async (db: Db, customer_code: string, item_codes: readonly string[]) => {
  const asked = item_codes.map((item_code) => ({ item_code, quantity: 1 }))
  const found = await pricesForCustomer(db, { customer_code, day: companyToday(), lines: asked })
  return new Map(found?.map(({ item_code, found: price }) => [item_code, price?.price_include_tax ?? null]))
}

/** The lines with their list and floor prices. A price that is not below the list price is no special price. */
export const judgedLines = async (db: Db, customer_code: string, wanted: readonly WantedLine[]) => {
  const codes = wanted.map(({ item_code }) => item_code)
  const known = await db.select({ item_code: items.item_code }).from(items).where(inArray(items.item_code, codes))
  const prices = await listPrices(db, customer_code, codes)
  const { orders } = await settingsOf(db, 'orders')
  const errors: Record<string, Message[]> = {}
  const made = wanted.map((line, n): ProposedLine => {
    const list_price = prices.get(line.item_code) ?? null
    if (!known.some(({ item_code }) => item_code === line.item_code)) errors[`lines.${n}.item_code`] = [notInList]
    else if (list_price === null) errors[`lines.${n}.item_code`] = [because('special-price-no-list-price')]
    else if (line.requested_price_include_tax >= list_price)
      errors[`lines.${n}.requested_price_include_tax`] = [
        because('special-price-below-list', { price: rupiah(list_price) }),
      ]
    return { ...line, list_price, floor_price: list_price === null ? null : floorOf(list_price, orders.floor_percent) }
  })
  if (Object.keys(errors).length > 0) refuse('invalid', { errors })
  return { made, ...judgedBy(made) }
}

/** Writes the lines anew; what orders used of an item stays with it. */
export const writeLines = async (db: Db, request_code: string, made: readonly ProposedLine[]) => {
  const before = await db.select().from(lines).where(eq(lines.request_code, request_code))
  const used = new Map(before.map(({ item_code, used_qty }) => [item_code, used_qty]))
  const kept = new Set(made.map(({ item_code }) => item_code))
  for (const [n, { item_code, qty_limit }] of made.entries()) {
    const n_used = used.get(item_code) ?? 0
    if (qty_limit !== null && qty_limit < n_used)
      refuse('invalid', {
        errors: { [`lines.${n}.qty_limit`]: [because('special-price-quota-below-use', { n: n_used })] },
      })
  }
  const lost = before.find(({ item_code, used_qty }) => used_qty > 0 && !kept.has(item_code))
  if (lost) refuse('invalid', { errors: { lines: [because('special-price-quota-below-use', { n: lost.used_qty })] } })
  await db.delete(lines).where(eq(lines.request_code, request_code))
  await db
    .insert(lines)
    .values(made.map((line, n) => ({ ...line, request_code, line_no: n + 1, used_qty: used.get(line.item_code) ?? 0 })))
}

/** A draft written under a lower floor is judged by the floor of the day it is submitted. */
export const isBelow = async (db: Db, request_code: string, floor_percent: number) => {
  const found = await db.select().from(lines).where(eq(lines.request_code, request_code))
  return found.some(
    ({ list_price, requested_price_include_tax }) =>
      list_price !== null && requested_price_include_tax < floorOf(list_price, floor_percent),
  )
}
