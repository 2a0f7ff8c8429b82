import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/masters/branch-warehouses'
import { type BranchWarehousePurpose, whyNotServe } from '@sejuk/domain/masters/warehouses'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { branchWarehouses as t, warehouses } from '../../../db/tables/masters/warehouses.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { Importer } from '../../../platform/import/importable.ts'
import type { By } from '../../../platform/import/record-sheet.ts'
import { type Coming, recordsOf } from '../../../platform/records/records.ts'
import { requireBranch } from '../../../platform/scope/branches.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const relations = recordsOf('branch-warehouse', t, t.relation_id)

export const addBranchWarehouse = async (
  { db, viewer, actor }: By,
  form: Parsed<typeof contract.createBranchWarehouse>,
  how: Coming = 'create',
) => {
  await requireFit(db, viewer, form)
  return (await relations.add(db, actor, form, {}, how)).relation_id
}

export const createBranchWarehouse = async (context: RequestContext<typeof contract.createBranchWarehouse>) => {
  await addBranchWarehouse(context, context.input)
  return { data: null }
}

export const takeBackBranchWarehouses = (db: Db, { viewer, actor }: Importer, codes: readonly string[]) =>
  relations.takeBack(db, actor, codes, visibleTo(viewer, t))

export const updateBranchWarehouse = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.updateBranchWarehouse>) => {
  const { relation_id: code, row_version, ...form } = input
  const before = await relations.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) }, form)
  await requireFit(db, viewer, form, code)
  await relations.change(db, actor, before, form)
  return { data: null }
}

export const deleteBranchWarehouse = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.deleteBranchWarehouse>) => {
  const { relation_id: code, row_version } = input
  const before = await relations.lock(db, { code, row_version, isVisible: visibleTo(viewer, t) })
  await relations.remove(db, actor, before)
  return { data: null }
}

export const branchWarehouseLog = ({ db, viewer, input }: RequestContext<typeof contract.branchWarehouseLog>) =>
  relations.history(db, Number(input.code) || 0, input.page, visibleTo(viewer, t))

type Form = { dept_code: string; warehouse_code: string; purpose: BranchWarehousePurpose; priority: number }

/** The warehouse is locked with the judgement: it cannot be switched off while it is given to a branch. */
const requireFit = async (db: Db, viewer: Viewer, form: Form, itself = 0) => {
  await requireBranch(db, viewer, form.dept_code)
  const [warehouse] = await db
    .select()
    .from(warehouses)
    .where(eq(warehouses.warehouse_code, form.warehouse_code))
    .for('share')
  if (!warehouse) return refuseChoice('warehouse_code')
  const objection = whyNotServe(form.purpose, warehouse)
  if (objection) refuseField('warehouse_code', objection)
  const others = and(eq(t.dept_code, form.dept_code), eq(t.purpose, form.purpose), ne(t.relation_id, itself))
  if (await db.$count(t, and(others, eq(t.warehouse_code, form.warehouse_code))))
    refuseField('warehouse_code', because('warehouse-already-serves-branch-for'))
  if (await db.$count(t, and(others, eq(t.priority, form.priority))))
    refuseField('priority', because('another-warehouse-branch-priority'))
}
