import type * as contract from '@sejuk/contract/stock/transfer-configurations'
import type { TransferConfiguration } from '@sejuk/domain/stock/transfer-configurations'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { transferConfigurations as t } from '../../../db/tables/stock/transfer-configurations.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { visibleConfigurations } from './queries.ts'

const records = recordsOf('item-transfer-configuration', t, t.configuration_id)

/** One supplies warehouses of one's own branches, from any that may be chosen. */
const requireFit = async (db: Db, viewer: Viewer, form: TransferConfiguration) => {
  const one = (code: string) => and(eq(warehouses.warehouse_code, code), eq(warehouses.is_active, true))
  if (!(await db.$count(warehouses, and(one(form.to_warehouse), visibleTo(viewer, warehouses)))))
    refuseChoice('to_warehouse')
  if (!(await db.$count(warehouses, and(one(form.from_warehouse), choosableBy(viewer))))) refuseChoice('from_warehouse')
  if (form.item_code && !(await db.$count(items, eq(items.item_code, form.item_code)))) refuseChoice('item_code')
  if (form.category_code && !(await db.$count(itemCategories, eq(itemCategories.category_code, form.category_code))))
    refuseChoice('category_code')
}

export const createTransferConfiguration = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createTransferConfiguration>) => {
  await requireFit(db, viewer, input)
  await records.add(db, actor, input)
  return { data: null }
}

export const updateTransferConfiguration = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateTransferConfiguration>) => {
  const { configuration_id: code, row_version, ...form } = input
  const isVisible = visibleConfigurations(viewer)
  const before = await records.lock(db, { code, row_version, isVisible }, form)
  await requireFit(db, viewer, form)
  await records.change(db, actor, before, form)
  return { data: null }
}

export const deleteTransferConfiguration = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.deleteTransferConfiguration>) => {
  const { configuration_id: code, row_version } = input
  const before = await records.lock(db, { code, row_version, isVisible: visibleConfigurations(viewer) })
  await records.remove(db, actor, before)
  return { data: null }
}

export const transferConfigurationLog = ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.transferConfigurationLog>) =>
  records.history(db, Number(input.code) || 0, input.page, visibleConfigurations(viewer))
