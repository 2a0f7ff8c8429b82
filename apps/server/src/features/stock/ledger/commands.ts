import type * as contract from '@sejuk/contract/stock/stock'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import * as holds from '../../../business/stock/holds.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

type Place = { warehouse_code: string; item_code: string }

const requirePlace = async (db: Db, viewer: Viewer, { warehouse_code, item_code }: Place) => {
  const chosen = and(eq(warehouses.warehouse_code, warehouse_code), eq(warehouses.is_active, true), choosableBy(viewer))
  const { rows } = await db.execute<Record<'has_warehouse' | 'has_item', boolean>>(
    sql`select exists (select from ${warehouses} where ${chosen}) as has_warehouse,
      exists (select from ${items} where ${eq(items.item_code, item_code)}) as has_item`,
  )
  if (!rows[0]?.has_warehouse) refuseChoice('warehouse_code')
  if (!rows[0]?.has_item) refuseChoice('item_code')
}

export const holdStock = async ({ db, viewer, input }: RequestContext<typeof contract.holdStock>) => {
  await requirePlace(db, viewer, input)
  return { data: await holds.holdStock(db, viewer, input) }
}

export const releaseHold = async ({ db, viewer, input }: RequestContext<typeof contract.releaseHold>) => {
  await holds.releaseHolds(db, { usercode: viewer.usercode, purpose: input.purpose }, input)
  return { data: null }
}
