import type * as contract from '@sejuk/contract/stock/stock-adjustments'
import { adjustmentPhotoModule } from '@sejuk/domain/stock/stock-adjustments'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { stockAdjustmentLines as lines, stockAdjustments as t } from '../../../db/tables/stock/stock-adjustments.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleAdjustments = (viewer: Viewer) => visibleTo(viewer, { dept_code: t.dept_code })

const ofThis = eq(lines.adjustment_code, t.adjustment_code)
const sumOf = (what: 'qty' | 'damaged') =>
  sql<number>`(select coalesce(sum(${lines[what]}), 0)::int from ${lines} where ${ofThis})`
const photosOf = (adjustment_code: typeof t.adjustment_code | string) =>
  and(
    eq(attachments.module_name, adjustmentPhotoModule),
    eq(attachments.module_code, adjustment_code),
    isNull(attachments.deleted_date),
  )
export const countPhotos = (db: Db, adjustment_code: string) => db.$count(attachments, photosOf(adjustment_code))

const tables = sql`${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
const fields = {
  ...getTableColumns(t),
  warehouse_name: warehouses.warehouse_name,
  item_codes: sql<string>`(select coalesce(string_agg(${lines.item_code}, ', ' order by ${lines.line_no}), '') from ${lines} where ${ofThis})`,
  qty: sumOf('qty'),
  damaged: sumOf('damaged'),
  photo_count: sql<number>`(select count(*)::int from ${attachments} where ${photosOf(t.adjustment_code)})`,
}

type Asked = Pick<RequestContext<typeof contract.listStockAdjustments>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const stockAdjustmentList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(
      partsAsItOpens(viewer, input, 'created_date', { dept_code: t.dept_code }),
      visibleAdjustments(viewer),
      (scope) =>
        and(
          scope,
          filterByCodes(t.warehouse_code, input.warehouse_code),
          input.status ? eq(t.status, input.status) : undefined,
          input.adjust_reason ? eq(t.adjust_reason, input.adjust_reason) : undefined,
          containsText(input.search, t.adjustment_code, t.remark, t.create_user_name),
        ),
    ),
    key: t.adjustment_code,
    sorts: { created_date: t.created_date, adjustment_code: t.adjustment_code, value: t.value },
    sort: '-created_date',
    fields,
  })

export const listStockAdjustments = ({ db, ...context }: RequestContext<typeof contract.listStockAdjustments>) =>
  listPage(db, stockAdjustmentList(context))

export const getStockAdjustment = async ({ db, viewer, input }: RequestContext<typeof contract.getStockAdjustment>) => {
  const isThis = and(eq(t.adjustment_code, input.adjustment_code), visibleAdjustments(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const rows = await db
    .select({
      ...getTableColumns(lines),
      item_name: items.item_name,
      has_serial: items.has_serial,
      on_hand: sql<number>`(select coalesce(sum(${stockBalances.on_hand}), 0)::int from ${stockBalances}
        where ${stockBalances.warehouse_code} = ${found.warehouse_code} and ${eq(stockBalances.item_code, lines.item_code)})`,
    })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.adjustment_code, input.adjustment_code))
    .orderBy(lines.line_no)
  return { data: { ...found, lines: rows } }
}
