import * as contract from '@sejuk/contract/stock/stock-counts'
import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { momentOf } from '@sejuk/domain/field/attendance'
import { because } from '@sejuk/domain/messages'
import { countedBy, differencesOf, mostCountLines, mostDifferences, stockCount } from '@sejuk/domain/stock/stock-counts'
import { and, eq, sql } from 'drizzle-orm'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { itemCategories } from '../../../db/tables/masters/item-categories.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { stockAdjustments } from '../../../db/tables/stock/stock-adjustments.ts'
import {
  stockCountEntries as entries,
  stockCountLines as lines,
  stockCounts as t,
} from '../../../db/tables/stock/stock-counts.ts'
import { stockBalances } from '../../../db/tables/stock/stock-moves.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { acting } from '../../../platform/documents/acting.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { nextDocumentNumber } from '../../../platform/records/document-number.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { draftStockAdjustment } from '../stock-adjustments/commands.ts'
import { draftFoundElsewhere } from '../transfers/commands.ts'
import { countedLinesOf, linesOf, visibleCounts } from './queries.ts'
import { strangersAmong } from './strangers.ts'

const records = recordsOf(stockCount.entity, t, t.count_code)

type Opened = {
  warehouse_code: string
  dept_code: string
  asc_code?: string
  category_code?: string
  is_blind: boolean
  remark?: string | null
}

/** A count of what the books place in a warehouse; one is open at a time. */
export const openCount = async (
  { db, viewer, actor }: Pick<RequestContext<typeof contract.createStockCount>, 'db' | 'viewer' | 'actor'>,
  { category_code = '', ...place }: Opened,
) => {
  const { warehouse_code } = place
  await db.select().from(warehouses).where(eq(warehouses.warehouse_code, warehouse_code)).for('update')
  const isOpen = sql`${t.status} = 'Open' and ${t.warehouse_code} = ${warehouse_code}
    and coalesce(${t.category_code}, '') = ${category_code}`
  const [other] = await db.select({ code: t.count_code }).from(t).where(isOpen)
  if (other) return refuseField('warehouse_code', because('count-open-already', { code: other.code }))
  const found = await db
    .selectDistinct({ item_code: stockBalances.item_code })
    .from(stockBalances)
    .innerJoin(items, eq(items.item_code, stockBalances.item_code))
    .where(
      and(
        eq(stockBalances.warehouse_code, warehouse_code),
        sql`${stockBalances.on_hand} > 0`,
        category_code ? eq(items.category_code, category_code) : undefined,
      ),
    )
    .limit(mostCountLines + 1)
  if (found.length === 0) return refuseField('warehouse_code', because('warehouse-has-no-stock'))
  if (found.length > mostCountLines)
    return refuseField('category_code', because('count-too-large', { n: mostCountLines }))
  const count_code = await nextDocumentNumber(db, 'STC', place.dept_code, companyToday())
  const by = { created_by: viewer.usercode, create_user_name: viewer.username, authors: [viewer.usercode] }
  await records.add(db, actor, { ...place, ...by, category_code: category_code || null, count_code })
  await db.insert(lines).values(found.map(({ item_code }) => ({ count_code, item_code })))
  return count_code
}

export const createStockCount = async (context: RequestContext<typeof contract.createStockCount>) => {
  const { db, viewer, input } = context
  const { warehouse_code, category_code } = input
  const [warehouse] = await db
    .select()
    .from(warehouses)
    .where(
      and(
        eq(warehouses.warehouse_code, warehouse_code),
        eq(warehouses.is_active, true),
        visibleTo(viewer, warehouses),
        choosableBy(viewer),
      ),
    )
  if (!warehouse) return refuseChoice('warehouse_code')
  if (category_code && !(await db.$count(itemCategories, eq(itemCategories.category_code, category_code))))
    return refuseChoice('category_code')
  return { data: { count_code: await openCount(context, { ...input, dept_code: warehouse.dept_code }) } }
}

/** The item of a scan or of a typed quantity. */
const itemOf = async (db: Db, { item_code, serial_number }: { item_code: string; serial_number: string }) => {
  if (serial_number) {
    const [unit] = await db
      .select({ item_code: serialNumbers.item_code })
      .from(serialNumbers)
      .where(eq(serialNumbers.serial_number, serial_number))
    return unit?.item_code ?? refuseField('serial_number', because('serial-number-not-known'))
  }
  const [item] = await db.select({ has_serial: items.has_serial }).from(items).where(eq(items.item_code, item_code))
  if (!item) return refuseChoice('item_code')
  if (item.has_serial) return refuseField('item_code', because('scan-its-numbers'))
  return item_code
}

const openLine = async (db: Db, count: typeof t.$inferSelect, item_code: string) => {
  const { count_code, category_code } = count
  const isListed = and(eq(lines.count_code, count_code), eq(lines.item_code, item_code))
  if (await db.$count(lines, isListed)) return
  const [item] = await db.select({ category: items.category_code }).from(items).where(eq(items.item_code, item_code))
  // What the books place nowhere here may still lie here; of another category it is not asked.
  if (category_code && item?.category !== category_code) refuseField('item_code', because('item-not-in-count'))
  await db.insert(lines).values({ count_code, item_code })
}

export const addCountEntry = async ({ db, viewer, input }: RequestContext<typeof contract.addCountEntry>) => {
  const { client_uuid, count_code, qty } = input
  const [count] = await db
    .select()
    .from(t)
    .where(and(eq(t.count_code, count_code), visibleCounts(viewer)))
    .for('update')
  if (!count) return refuse('notFound')
  const [before] = await db.select().from(entries).where(eq(entries.client_uuid, client_uuid))
  const serial_number = normalizeSerial(input.serial_number)
  const item_code = before?.item_code ?? (await itemOf(db, { item_code: input.item_code, serial_number }))
  if (!before) {
    if (count.status !== 'Open') return refuse('conflict', { because: because('count-not-open') })
    await openLine(db, count, item_code)
    await db.insert(entries).values({
      ...{ client_uuid, count_code, item_code, serial_number, qty: serial_number ? Math.sign(qty) || 1 : qty },
      ...{ counted_by: viewer.usercode, counted_user_name: viewer.username },
      counted_date: momentOf(input, Date.now()).at,
    })
    if (!count.authors.includes(viewer.usercode))
      await db
        .update(t)
        .set({ authors: [...count.authors, viewer.usercode] })
        .where(eq(t.count_code, count_code))
  }
  const written = await db
    .select()
    .from(entries)
    .where(and(eq(entries.count_code, count_code), eq(entries.item_code, item_code)))
    .orderBy(entries.entry_id)
  const { qty: counted } = countedBy(written)
  if (counted < 0) return refuseField('qty', because('count-below-zero'))
  return { data: { item_code, counted } }
}

/** A draft for each warehouse from which units have come without a paper; its branch sends them, with all approvals. */
const bringHere = async (
  context: ActingContext,
  count: typeof t.$inferSelect,
  strangers: readonly contract.StockCountStranger[],
) => {
  const { count_code, warehouse_code } = count
  const moved = strangers.filter((unit) => unit.way === 'transfer' && unit.warehouse_code !== warehouse_code)
  const codes: string[] = []
  for (const [from_warehouse, units] of Map.groupBy(moved, (unit) => unit.warehouse_code ?? '')) {
    const lines = [...Map.groupBy(units, ({ item_code }) => item_code)].map(([item_code, own]) => ({
      ...{ item_code, qty: own.length, serials: own.map(({ serial_number }) => serial_number) },
    }))
    const form = { from_warehouse, to_warehouse: warehouse_code, remark: count_code, lines }
    codes.push(await draftFoundElsewhere(context, form, count.authors))
  }
  return codes
}

/** Both lists as drafts of their own; whoever counted wrote a part of them and cannot approve them. */
const draftsOf = async (context: ActingContext, count: typeof t.$inferSelect) => {
  const { db, viewer } = context
  const counted = await linesOf(db, count)
  const strangers = await strangersAmong(
    db,
    counted.flatMap(({ surplus }) => surplus),
  )
  const toAdjust = new Set(strangers.filter(({ way }) => way === 'adjust').map((unit) => unit.serial_number))
  const { less, more } = differencesOf(
    counted.map((line) => ({ ...line, surplus: line.surplus.filter((serial) => toAdjust.has(serial)) })),
  )
  if (less.length > mostDifferences || more.length > mostDifferences)
    return refuse('conflict', { because: because('differences-too-many', { n: mostDifferences }) })
  const form = { warehouse_code: count.warehouse_code, zone_code: '', adjust_reason: 'counted' as const }
  const codes: string[] = []
  for (const wanted of [less, more].filter((list) => list.length > 0)) {
    const code = await draftStockAdjustment(context, { ...form, remark: count.count_code, lines: wanted })
    await db
      .update(stockAdjustments)
      .set({ authors: [...new Set([viewer.usercode, ...count.authors])] })
      .where(eq(stockAdjustments.adjustment_code, code))
    codes.push(code)
  }
  return { adjustment_codes: codes, transfer_codes: await bringHere(context, count, strangers) }
}

export const onStockCount = acting(stockCount, {
  table: t,
  key: 'count_code',
  endpoints: contract.actOnStockCount,
  visible: visibleCounts,
  facts: async ({ db }, { count_code }) => {
    const [found] = await db
      .select({ n: countedLinesOf(count_code) })
      .from(t)
      .where(eq(t.count_code, count_code))
    return { counted_lines: found?.n ?? 0 }
  },
  changes: {
    finish: async ({ db, before, input }) => {
      const counted = await linesOf(db, before)
      const left = counted.filter((line) => line.counted === null).map(({ item_code }) => item_code)
      if (left.length > 0 && !input.reason)
        refuseField('reason', because('say-why-uncounted', { n: left.length, items: left.slice(0, 5).join(', ') }))
      for (const { item_code, expected, missing, surplus } of counted)
        await db
          .update(lines)
          .set({ expected_qty: expected, missing, surplus })
          .where(and(eq(lines.count_code, before.count_code), eq(lines.item_code, item_code)))
      return { set: { finished_date: new Date().toISOString() }, also: { not_counted: left.slice(0, 200) } }
    },
    adjust: async ({ before, ...context }) => ({ set: await draftsOf(context, before) }),
    reopen: async () => ({ set: { finished_date: null } }),
  },
})

export const stockCountLog = ({ db, viewer, input }: RequestContext<typeof contract.stockCountLog>) =>
  records.history(db, input.code, input.page, visibleCounts(viewer))
