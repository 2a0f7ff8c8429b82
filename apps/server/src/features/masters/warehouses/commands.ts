import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/warehouses'
import { whyKeepServing } from '@sejuk/domain/masters/warehouses'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { warehouseVendors } from '../../../db/tables/masters/warehouse-vendors.ts'
import { branchWarehouses, warehouses as t, warehouseZones } from '../../../db/tables/masters/warehouses.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { requireCustomization } from '../erp-customizations/commands.ts'

const warehouses = recordsOf('warehouse', t, t.warehouse_code)
explainConstraint(
  'branch_warehouses_warehouse_code_warehouses_warehouse_code_fk',
  because('branches-still-use-warehouse'),
)

export const addWarehouse = async (
  { db, viewer, actor }: By,
  { zones, ...form }: Parsed<typeof contract.createWarehouse>,
  how: Coming = 'create',
) => {
  if (await warehouses.find(db, form.warehouse_code)) refuseField('warehouse_code', because('code-already-taken'))
  await requireParents(db, viewer, form)
  await warehouses.add(db, actor, form, { zones }, how)
  await putZones(db, form.warehouse_code, [], zones)
  return form.warehouse_code
}

export const createWarehouse = async (context: RequestContext<typeof contract.createWarehouse>) => {
  await addWarehouse(context, context.input)
  return { data: null }
}

export const takeBackWarehouses = (db: Db, { viewer, actor }: Importer, codes: readonly string[]) =>
  warehouses.takeBack(db, actor, codes, visibleTo(viewer, t))

export const updateWarehouse = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateWarehouse>) => {
  const { warehouse_code: code, row_version, zones, ...form } = input
  const before = await warehouses.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) }, form)
  await requireParents(db, viewer, form, before)
  const relying = await db
    .select({ purpose: branchWarehouses.purpose })
    .from(branchWarehouses)
    .where(eq(branchWarehouses.warehouse_code, code))
  const objection = whyKeepServing(
    form,
    relying.map(({ purpose }) => purpose),
  )
  if (objection) refuseField(objection.field, objection.message)
  const had = await zonesOf(db, code)
  await warehouses.change(db, actor, before, form, { before: { zones: had }, after: { zones } })
  await putZones(db, code, had, zones)
  return { data: null }
}

export const deleteWarehouse = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.deleteWarehouse>) => {
  const { warehouse_code: code, row_version } = input
  const before = await warehouses.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) })
  await warehouses.remove(db, actor, before, { zones: await zonesOf(db, code) })
  return { data: null }
}

export const warehouseLog = ({ db, viewer, input }: RequestContext<typeof contract.warehouseLog>) =>
  warehouses.history(db, input.code, input.page, visibleTo(viewer, t))

type Parents = { dept_code: string; warehouse_vendor_code: string; warehouse_type: string }

/** What stands there already may stay, also when it can no longer be chosen. */
const requireParents = async (db: Db, viewer: Viewer, form: Parents, before?: Parents) => {
  await requireBranch(db, viewer, form.dept_code)
  const isRunning = and(
    eq(warehouseVendors.warehouse_vendor_code, form.warehouse_vendor_code),
    before?.warehouse_vendor_code === form.warehouse_vendor_code ? undefined : eq(warehouseVendors.is_active, true),
  )
  if (!(await db.$count(warehouseVendors, isRunning))) refuseChoice('warehouse_vendor_code')
  await requireCustomization(db, 'WAREHOUSE_TYPE', {
    field: 'warehouse_type',
    code: form.warehouse_type,
    was: before?.warehouse_type,
  })
}

const zonesOf = async (db: Db, warehouse_code: string) => {
  const found = await db
    .select({ zone_code: warehouseZones.zone_code })
    .from(warehouseZones)
    .where(eq(warehouseZones.warehouse_code, warehouse_code))
    .orderBy(warehouseZones.seq)
  return found.map(({ zone_code }) => zone_code)
}

/** A zone that stays is never removed and made again: what lies in it may refer to it. */
const putZones = async (db: Db, warehouse_code: string, had: readonly string[], wanted: readonly string[]) => {
  const isThis = (zone_code: string) =>
    and(eq(warehouseZones.warehouse_code, warehouse_code), eq(warehouseZones.zone_code, zone_code))
  for (const zone_code of had) if (!wanted.includes(zone_code)) await db.delete(warehouseZones).where(isThis(zone_code))
  for (const [seq, zone_code] of wanted.entries())
    if (had.includes(zone_code)) await db.update(warehouseZones).set({ seq }).where(isThis(zone_code))
    else await db.insert(warehouseZones).values({ warehouse_code, zone_code, seq })
}
