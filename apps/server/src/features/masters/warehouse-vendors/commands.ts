import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/warehouse-vendors'
import { whyKeepVendor } from '@sejuk/domain/masters/warehouse-vendors'
import { because } from '@sejuk/domain/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { warehouseVendors as t } from '../../../db/tables/masters/warehouse-vendors.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'

const vendors = recordsOf('warehouse-vendor', t, t.warehouse_vendor_code)
explainConstraint(
  'warehouses_warehouse_vendor_code_warehouse_vendors_warehouse_ve',
  because('warehouses-still-belong-vendor'),
)

const whyKeep = async (db: Db, warehouse_vendor_code: string) => {
  const running = and(eq(warehouses.warehouse_vendor_code, warehouse_vendor_code), eq(warehouses.is_active, true))
  return whyKeepVendor({ warehouse_vendor_code, active_warehouses: await db.$count(warehouses, running) })
}

export const addWarehouseVendor = async (
  { db, actor }: By,
  form: Parsed<typeof contract.createWarehouseVendor>,
  how: Coming = 'create',
) => {
  if (await vendors.find(db, form.warehouse_vendor_code))
    refuseField('warehouse_vendor_code', because('code-already-taken'))
  return (await vendors.add(db, actor, form, {}, how)).warehouse_vendor_code
}

export const createWarehouseVendor = async (context: RequestContext<typeof contract.createWarehouseVendor>) => {
  await addWarehouseVendor(context, context.input)
  return { data: null }
}

export const takeBackWarehouseVendors = (db: Db, { actor }: Importer, codes: readonly string[]) =>
  vendors.takeBack(db, actor, codes)

export const updateWarehouseVendor = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.updateWarehouseVendor>) => {
  const { warehouse_vendor_code: code, row_version, ...form } = input
  const before = await vendors.lock(db, { code, row_version }, form)
  const objection = before.is_active && !form.is_active && (await whyKeep(db, code))
  if (objection) refuseField('is_active', objection)
  await vendors.change(db, actor, before, form)
  return { data: null }
}

export const deleteWarehouseVendor = async ({
  db,
  actor,
  input,
}: RequestContext<typeof contract.deleteWarehouseVendor>) => {
  const { warehouse_vendor_code: code, row_version } = input
  const before = await vendors.lock(db, { code, row_version })
  const objection = await whyKeep(db, code)
  if (objection) refuse('conflict', { status: 'InUse', message: objection })
  await vendors.remove(db, actor, before)
  return { data: null }
}

export const warehouseVendorLog = ({ db, input }: RequestContext<typeof contract.warehouseVendorLog>) =>
  vendors.history(db, input.code, input.page)
