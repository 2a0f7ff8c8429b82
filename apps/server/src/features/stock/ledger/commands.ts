import type * as contract from '@sejuk/contract/stock/stock'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import * as holds from '../../../business/stock/holds.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

const requireWarehouse = async (db: Db, viewer: Viewer, warehouse_code: string) => {
  const chosen = and(eq(warehouses.warehouse_code, warehouse_code), eq(warehouses.is_active, true), choosableBy(viewer))
  if (!(await db.$count(warehouses, chosen))) refuseChoice('warehouse_code')
}

export const holdStock = async ({ db, viewer, input }: RequestContext<typeof contract.holdStock>) => {
  await requireWarehouse(db, viewer, input.warehouse_code)
  if (!(await db.$count(items, eq(items.item_code, input.item_code)))) refuseChoice('item_code')
  return { data: await holds.holdStock(db, viewer, input) }
}

export const releaseHold = async ({ db, viewer, input }: RequestContext<typeof contract.releaseHold>) => {
  await holds.releaseHolds(db, { usercode: viewer.usercode, purpose: input.purpose }, input)
  return { data: null }
}
