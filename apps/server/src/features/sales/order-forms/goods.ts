import type * as contract from '@sejuk/contract/sales/order-forms'
import { setsFree } from '@sejuk/domain/sales/typed-lines'
import { availableOf } from '@sejuk/domain/stock/balances'
import { and, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockBalances as balances, stockHolds as holds } from '../../../db/tables/stock/stock-moves.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/** What may be taken of some units in a warehouse: the figures, and who else holds some right now. */
const stockOf = async (
  db: Db,
  warehouse_code: string,
  codes: string[],
  mine: { usercode: string; purpose: string },
) => {
  if (codes.length === 0) return { freeOf: () => 0, held: [] }
  const found = await db
    .select({
      item_code: balances.item_code,
      on_hand: sql<number>`sum(${balances.on_hand})::int`,
      locked: sql<number>`sum(${balances.locked})::int`,
      damaged: sql<number>`sum(${balances.damaged})::int`,
    })
    .from(balances)
    .where(and(eq(balances.warehouse_code, warehouse_code), inArray(balances.item_code, codes)))
    .groupBy(balances.item_code)
  const own = and(eq(holds.usercode, mine.usercode), eq(holds.purpose, mine.purpose))
  const held = await db
    .select({ username: holds.username, item_code: holds.item_code, qty: holds.qty, expires_date: holds.expires_date })
    .from(holds)
    .where(
      and(
        eq(holds.warehouse_code, warehouse_code),
        inArray(holds.item_code, codes),
        gt(holds.expires_date, sql`now()`),
        own && not(own),
      ),
    )
    .orderBy(holds.expires_date)
  const heldOf = (code: string) => held.reduce((sum, one) => sum + (one.item_code === code ? one.qty : 0), 0)
  const free = new Map(found.map((row) => [row.item_code, availableOf(row, heldOf(row.item_code))]))
  return { freeOf: (code: string) => Math.max(0, free.get(code) ?? 0), held }
}

export const orderGoods = async ({ db, viewer, input }: RequestContext<typeof contract.orderGoods>) => {
  const { warehouse_code, purpose } = input
  const isChoosable = and(eq(warehouses.warehouse_code, warehouse_code), choosableBy(viewer))
  if ((await db.$count(warehouses, isChoosable)) === 0) return refuseChoice('warehouse_code')
  const codes = [...new Set(input.codes)]
  const upper = codes.map((code) => code.toUpperCase())
  const found = await db
    .select()
    .from(items)
    .where(
      and(
        eq(items.status, 'Approved'),
        isNull(items.merged_into),
        or(
          inArray(items.item_code, upper),
          inArray(items.barcode, codes),
          inArray(items.old_code, codes),
          inArray(items.model, codes),
        ),
      ),
    )
    .orderBy(items.item_code)
  const named = (code: string) =>
    found.find((item) => item.item_code === code.toUpperCase()) ??
    found.find((item) => item.barcode === code || item.old_code === code || item.model === code)
  const unitsOf = (item: (typeof found)[number]) =>
    item.sub_items.length > 0
      ? item.sub_items.map((unit) => ({
          item_code: unit.sub_item_code,
          item_name: unit.sub_item_name,
          sub_quantity: unit.sub_quantity,
          price_share: unit.price_share,
        }))
      : [{ item_code: item.item_code, item_name: item.item_name, sub_quantity: 1, price_share: 100 }]
  const unitCodes = [...new Set(found.flatMap((item) => unitsOf(item).map((unit) => unit.item_code)))]
  const { freeOf, held } = await stockOf(db, warehouse_code, unitCodes, { usercode: viewer.usercode, purpose })
  return {
    data: codes.flatMap((asked) => {
      const item = named(asked)
      if (!item) return []
      const units = unitsOf(item).map((unit) => ({ ...unit, available: freeOf(unit.item_code) }))
      const isSet = item.sub_items.length > 0
      const { available, decided_by } = setsFree(units)
      return [
        {
          ...{ asked, item_code: item.item_code, item_name: item.item_name, local_name: item.local_name },
          ...{ business_unit_code: item.business_unit_code, uom: item.uom, is_set: isSet, available, units },
          decided_by: isSet ? decided_by : null,
          holds: held.filter((one) => units.some((unit) => unit.item_code === one.item_code)),
        },
      ]
    }),
  }
}
