import { because } from '@sejuk/domain/messages'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { deliveryOrders } from '../../db/tables/delivery/delivery-orders.ts'
import { refuseField } from '../../platform/http/refuse.ts'

type Typed = { code: string; field: string }

/** What was typed before records were asked for may stay as it stands. */
export const requireModels = async <T extends Typed>(
  db: Db,
  typed: readonly T[],
  mayStay: (one: T) => boolean = () => false,
) => {
  const asked = typed.filter((one) => !mayStay(one))
  if (asked.length === 0) return
  const codes = [...new Set(asked.map(({ code }) => code))]
  const found = await db.select({ code: items.item_code }).from(items).where(inArray(items.item_code, codes))
  const unknown = asked.find(({ code }) => !found.some((one) => one.code === code))
  if (unknown) refuseField(unknown.field, because('model-unknown', { code: unknown.code }))
}

export const requireDeliveries = async (db: Db, typed: readonly Typed[], stood: readonly string[] = []) => {
  const asked = typed.filter(({ code }) => !stood.includes(code))
  if (asked.length === 0) return
  const codes = [...new Set(asked.map(({ code }) => code))]
  const found = await db
    .select({ code: deliveryOrders.delivery_code })
    .from(deliveryOrders)
    .where(inArray(deliveryOrders.delivery_code, codes))
  const unknown = asked.find(({ code }) => !found.some((one) => one.code === code))
  if (unknown) refuseField(unknown.field, because('delivery-order-unknown', { code: unknown.code }))
}
