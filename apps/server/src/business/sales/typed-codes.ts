import { because } from '@sejuk/domain/messages'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cashbacks } from '../../db/tables/sales/cashbacks.ts'
import { refuseField } from '../../platform/http/refuse.ts'
import type { LadderFound } from './ladder.ts'

type Typed = {
  lines: readonly { special_price_code?: string | null }[]
  cashback_list: readonly { cashback_code: string }[]
}

/** A special price that was named counts, or the field says why it does not; its line never falls back unseen. */
export const requireSpecialPrices = ({ lines }: Pick<Typed, 'lines'>, found: LadderFound) =>
  lines.forEach(({ special_price_code: code }, n) => {
    if (!code || found.ladder.lines[n]?.special_price_code === code) return
    const field = `lines.${n}.special_price_code`
    refuseField(field, found.lines[n]?.granted.note ?? because('special-price-does-not-fit', { code }))
  })

/** Only the customer's own cashback is spent. */
export const requireOwnCashback = async (
  db: Db,
  customer_code: string,
  { cashback_list }: Pick<Typed, 'cashback_list'>,
) => {
  const codes = cashback_list.map(({ cashback_code }) => cashback_code)
  if (codes.length === 0) return
  const found = await db
    .select({ code: cashbacks.cashback_code, customer_code: cashbacks.customer_code })
    .from(cashbacks)
    .where(inArray(cashbacks.cashback_code, codes))
  const own = new Set(found.flatMap((one) => (one.customer_code === customer_code ? [one.code] : [])))
  codes.forEach((code, n) => {
    if (!own.has(code)) refuseField(`cashback_list.${n}.cashback_code`, because('cashback-of-somebody-else', { code }))
  })
}
