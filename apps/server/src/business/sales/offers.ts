import type { MobileOffer } from '@sejuk/contract/catalogue/item-searches'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { items } from '../../db/tables/catalogue/items.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { warehouses } from '../../db/tables/masters/warehouses.ts'
import { refuseChoice } from '../../platform/http/refuse.ts'
import { substitutesFor } from '../catalogue/substitutes.ts'
import { orderableBy } from '../customers/orderable-customers.ts'
import { firstWarehouseOf, servesBranch } from '../masters/branch-warehouses.ts'
import { freeGoods } from './free-goods.ts'
import { ladderOfEach } from './ladder.ts'

type Asked = { customer_code: string; warehouse_code: string | null; purpose: string }

/** The customer's branch decides which warehouses may be drawn from. */
const warehouseFor = async (db: Db, dept_code: string, named: string | null) => {
  if (!named) return (await firstWarehouseOf(db, dept_code))?.warehouse_code
  const isServing = and(eq(warehouses.warehouse_code, named), servesBranch(db, dept_code))
  return (await db.$count(warehouses, isServing)) > 0 ? named : refuseChoice('warehouse_code')
}

/** What some items cost a customer now, how many there are, and what there is instead. */
export const offersFor = async (
  db: Db,
  viewer: Viewer,
  { customer_code, warehouse_code: named, purpose }: Asked,
  codes: readonly string[],
) => {
  const isVisible = orderableBy(viewer)
  const [customer] = await db
    .select({ dept_code: customers.dept_code })
    .from(customers)
    .where(and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), isVisible))
  if (!customer) return refuseChoice('customer_code')
  const warehouse_code = await warehouseFor(db, customer.dept_code, named)
  if (!warehouse_code || codes.length === 0) return () => null
  const found = await db
    .select({ item_code: items.item_code, item_name: items.item_name, sub_items: items.sub_items })
    .from(items)
    .where(inArray(items.item_code, [...codes]))
  const goodOf = await freeGoods(db, warehouse_code, found, { usercode: viewer.usercode, purpose })
  const lines = found.map(({ item_code }) => ({ item_code, ordered_qty: 1 }))
  const prices = new Map(
    (await ladderOfEach(db, { customer_code, isVisible, lines })).map((one) => [one.item_code, one]),
  )
  const goods = new Map(found.map((item) => [item.item_code, goodOf(item)]))
  const missing = found.filter(({ item_code }) => goods.get(item_code)?.available === 0)
  const substitutes = await substitutesFor(
    db,
    missing.map(({ item_code }) => item_code),
  )
  return (item_code: string): MobileOffer | null => {
    const [good, price] = [goods.get(item_code), prices.get(item_code)]
    if (!good || !price) return null
    const { item_code: _code, ...priced } = price
    const [instead] = good.available === 0 ? substitutes(item_code) : []
    return { warehouse_code, ...priced, ...good, instead: instead?.item_code ?? null }
  }
}
