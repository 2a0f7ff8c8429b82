import * as contract from '@sejuk/contract/stock/stock-adjustments'
import { adjustmentObjection, adjustmentPhotoModule, stockAdjustment } from '@sejuk/domain/stock/stock-adjustments'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isInForce } from '../../../business/catalogue/prices.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { requireStockLines } from '../../../business/stock/stock-lines.ts'
import type { Db } from '../../../db/database.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { warehouses, warehouseZones } from '../../../db/tables/masters/warehouses.ts'
import { stockAdjustmentLines as lines, stockAdjustments as t } from '../../../db/tables/stock/stock-adjustments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { countPhotos, visibleAdjustments } from './queries.ts'

const records = recordsOf(stockAdjustment.entity, t, t.adjustment_code)
type Line = { item_code: string; qty: number; damaged: number; serials: string[] }

/** What is corrected is worth its dearest list price of the day. */
const worthOf = async (db: Db, wanted: readonly Line[]) => {
  const codes = wanted.map(({ item_code }) => item_code)
  const found = await db
    .select({ item_code: itemPrices.item_code, price: sql<number>`max(${itemPrices.price_include_tax})::bigint` })
    .from(itemPrices)
    .where(and(inArray(itemPrices.item_code, codes), isInForce(companyToday())))
    .groupBy(itemPrices.item_code)
  const prices = new Map(found.map(({ item_code, price }) => [item_code, Number(price)]))
  return wanted.reduce(
    (sum, { item_code, qty, damaged }) =>
      sum + Math.max(Math.abs(qty), Math.abs(damaged)) * (prices.get(item_code) ?? 0),
    0,
  )
}

const writeLines = async (db: Db, adjustment_code: string, wanted: readonly Line[]) => {
  const numbered = await requireStockLines(db, wanted)
  for (const [n, line] of wanted.entries()) {
    const objection = adjustmentObjection(line, numbered.has(line.item_code))
    if (objection) refuseField(`lines.${n}.qty`, objection)
  }
  await db.delete(lines).where(eq(lines.adjustment_code, adjustment_code))
  await db.insert(lines).values(
    wanted.map(({ item_code, qty, damaged, serials }, n) => ({
      ...{ adjustment_code, line_no: n + 1, item_code, qty, damaged },
      serial_numbers: [...new Set(serials.filter(Boolean))],
    })),
  )
}

const requireZone = async (db: Db, warehouse_code: string, zone_code: string) => {
  const isThis = and(eq(warehouseZones.warehouse_code, warehouse_code), eq(warehouseZones.zone_code, zone_code))
  if (zone_code && !(await db.$count(warehouseZones, isThis))) refuseChoice('zone_code')
}

type Drafting = Pick<RequestContext<typeof contract.createStockAdjustment>, 'db' | 'viewer' | 'actor'>
type Draft = RequestContext<typeof contract.createStockAdjustment>['input']

/** Also for what other documents find, such as a count. */
export const draftStockAdjustment = async ({ db, viewer, actor }: Drafting, { lines: wanted, ...form }: Draft) => {
  const [warehouse] = await db
    .select()
    .from(warehouses)
    .where(
      and(
        eq(warehouses.warehouse_code, form.warehouse_code),
        eq(warehouses.is_active, true),
        visibleTo(viewer, warehouses),
        choosableBy(viewer),
      ),
    )
  if (!warehouse) return refuseChoice('warehouse_code')
  await requireZone(db, form.warehouse_code, form.zone_code)
  const { dept_code } = warehouse
  const value = await worthOf(db, wanted)
  const adjustment_code = await nextDocumentNumber(db, 'SA', dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...form, ...by, dept_code, value, adjustment_code }, { lines: wanted })
  await writeLines(db, adjustment_code, wanted)
  return adjustment_code
}

export const createStockAdjustment = async ({
  input,
  ...context
}: RequestContext<typeof contract.createStockAdjustment>) => ({
  data: { adjustment_code: await draftStockAdjustment(context, input) },
})

export const onStockAdjustment = acting(stockAdjustment, {
  table: t,
  key: 'adjustment_code',
  endpoints: contract.actOnStockAdjustment,
  visible: visibleAdjustments,
  facts: async ({ db }, { adjustment_code }) => ({ photo_count: await countPhotos(db, adjustment_code) }),
  changes: {
    modify: async ({ db, input, before }) => {
      const { adjustment_code, row_version: _version, lines: wanted, ...form } = input
      await requireZone(db, before.warehouse_code, form.zone_code)
      await writeLines(db, adjustment_code, wanted)
      return { set: { ...form, value: await worthOf(db, wanted), reject_reason: null }, also: { lines: wanted } }
    },
    approve: async ({ db, viewer, before }) => {
      const { adjustment_code, warehouse_code, zone_code } = before
      const found = await db
        .select()
        .from(lines)
        .where(eq(lines.adjustment_code, adjustment_code))
        .orderBy(lines.line_no)
      await moveStock(
        db,
        viewer,
        found.map(({ line_no, item_code, qty, damaged, serial_numbers }) => ({
          ...{
            type: 'ADJ',
            warehouse_code,
            zone_code,
            item_code,
            qty,
            damaged,
            serials: serial_numbers,
            line: line_no,
          },
          ...{ document: { type: 'stock-adjustment', code: adjustment_code }, reason: before.adjust_reason },
        })),
      )
      return {}
    },
    reject: async ({ input }) => ({ set: { reject_reason: input.reason } }),
  },
  marks: { approve: ({ username, at }) => ({ approved_user_name: username, approved_date: at }) },
})

export const stockAdjustmentLog = ({ db, viewer, input }: RequestContext<typeof contract.stockAdjustmentLog>) =>
  records.history(db, input.code, input.page, visibleAdjustments(viewer))

/** What was submitted keeps the photos it was submitted with. */
export const adjustmentAttachments = attachmentModule(
  adjustmentPhotoModule,
  async (db, viewer, code) => (await db.$count(t, and(eq(t.adjustment_code, code), visibleAdjustments(viewer)))) > 0,
  async (db, code) =>
    (await db.$count(t, and(eq(t.adjustment_code, code), inArray(t.status, ['Draft', 'Rejected'])))) > 0,
)
