import { setType } from '@sejuk/domain/catalogue/items'
import { because, type Message } from '@sejuk/domain/messages'
import { and, eq, getTableColumns, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { Db } from '../../../db/database.ts'
import { itemReplacements } from '../../../db/tables/catalogue/item-replacements.ts'
import { items as t } from '../../../db/tables/catalogue/items.ts'
import { partsListLines } from '../../../db/tables/catalogue/parts-lists.ts'
import { itemPrices } from '../../../db/tables/catalogue/prices.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { warrantyPolicies } from '../../../db/tables/catalogue/warranty-policies.ts'
import { stockCountLines, stockCounts } from '../../../db/tables/stock/stock-counts.ts'
import { stockBalances, stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import { transferConfigurations } from '../../../db/tables/stock/transfer-configurations.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { documentTables, inOneRequest, planMergedDocuments } from './merge-documents.ts'
import { planMergedServices, serviceTables } from './merge-services.ts'
import type { PlannedRow } from './plan.ts'

type Pair = { from_item_code: string; into_item_code: string }
type By = { usercode: string; username: string }
type Row = Required<Pick<PlannedRow, 'record_code' | 'outcome'>> & { kind: string; before: object; after: object }

/** Why two items cannot become one. */
export const whyNotMerge = async (db: Db, { from_item_code, into_item_code }: Pair): Promise<Message | undefined> => {
  if (from_item_code === into_item_code) return because('merge-needs-two')
  const found = await db
    .select()
    .from(t)
    .where(inArray(t.item_code, [from_item_code, into_item_code]))
  if (found.length < 2) return because('unknown-item')
  if (found.some(({ merged_into }) => merged_into)) return because('item-was-merged')
  if (found.some(({ item_type }) => item_type === setType)) return because('merge-of-sets')
  if (found[0]?.uom !== found[1]?.uom) return because('items-in-different-units')
  const hasSerials = await db.$count(serialNumbers, eq(serialNumbers.item_code, from_item_code))
  if (found.some(({ has_serial }) => has_serial) || hasSerials) return because('merge-of-serial-items')
  const busy = and(
    eq(stockBalances.item_code, from_item_code),
    or(gt(stockBalances.locked, 0), gt(stockBalances.in_transit, 0), gt(stockBalances.damaged, 0)),
  )
  if (await db.$count(stockBalances, busy)) return because('merge-stock-is-busy')
  const counted = and(
    inArray(stockCountLines.item_code, [from_item_code, into_item_code]),
    inArray(stockCounts.status, ['Open', 'Counted']),
  )
  const inCounts = await db
    .select({ count_code: stockCounts.count_code })
    .from(stockCountLines)
    .innerJoin(stockCounts, eq(stockCounts.count_code, stockCountLines.count_code))
    .where(counted)
    .limit(1)
  if (inCounts[0]) return because('merge-is-counted', { code: inCounts[0].count_code })
  const inRequest = await inOneRequest(db, from_item_code, into_item_code)
  if (inRequest) return because('merge-in-one-request', { code: inRequest })
  const inOneSet = await db.$count(t, sql`${holds(from_item_code)} and ${holds(into_item_code)}`)
  return inOneSet ? because('sub-item-twice') : undefined
}

const holds = (code: string) =>
  sql`${t.sub_items} @> jsonb_build_array(jsonb_build_object('sub_item_code', ${code}::text))`

/** Everything open that names the duplicate, as it is and as it will be. What is finished keeps the old code. */
export const planMerge = async (db: Db, { from_item_code: from, into_item_code: into }: Pair): Promise<Row[]> => {
  const change = (kind: string, record_code: string | number, before: object, after: object): Row => ({
    kind,
    record_code: String(record_code),
    outcome: 'will-change',
    before,
    after,
  })
  const [duplicate] = await db.select().from(t).where(eq(t.item_code, from))
  const sets = await db.select().from(t).where(holds(from))
  const followers = await db.select().from(t).where(eq(t.replaced_by_item_code, from))
  const pairs = await db
    .select()
    .from(itemReplacements)
    .where(or(eq(itemReplacements.old_item_code, from), eq(itemReplacements.new_item_code, from)))
  const open = inArray(itemPrices.status, ['Draft', 'Submitted'])
  const prices = await db
    .select()
    .from(itemPrices)
    .where(and(eq(itemPrices.item_code, from), open))
  const parts = await db.select().from(partsListLines).where(eq(partsListLines.sparepart_item_code, from))
  const policies = await db.select().from(warrantyPolicies).where(eq(warrantyPolicies.item_code, from))
  const services = await planMergedServices(db, from, into)
  const documents = await planMergedDocuments(db, from, into)
  const mine = await db.select().from(transferConfigurations).where(eq(transferConfigurations.item_code, from))
  const stock = await db
    .select()
    .from(stockBalances)
    .where(and(eq(stockBalances.item_code, from), gt(stockBalances.on_hand, 0)))
  return [
    ...sets.map(({ item_code, sub_items }) =>
      change(
        'set',
        item_code,
        { sub_items },
        {
          sub_items: sub_items.map((sub) => (sub.sub_item_code === from ? { ...sub, sub_item_code: into } : sub)),
        },
      ),
    ),
    ...followers
      .filter(({ item_code }) => item_code !== into)
      .map(({ item_code }) =>
        change('successor', item_code, { replaced_by_item_code: from }, { replaced_by_item_code: into }),
      ),
    ...pairs
      .filter(({ old_item_code, new_item_code }) => ![old_item_code, new_item_code].includes(into))
      .map(({ replace_code, old_item_code, new_item_code }) =>
        change(
          'replacement',
          replace_code,
          { old_item_code, new_item_code },
          {
            old_item_code: old_item_code === from ? into : old_item_code,
            new_item_code: new_item_code === from ? into : new_item_code,
          },
        ),
      ),
    ...prices.map(({ price_code }) => change('price', price_code, { item_code: from }, { item_code: into })),
    ...parts.map(({ line_id }) =>
      change('parts-list', line_id, { sparepart_item_code: from }, { sparepart_item_code: into }),
    ),
    ...policies.map(({ policy_code }) => change('policy', policy_code, { item_code: from }, { item_code: into })),
    ...[...services, ...documents].map(({ kind, record_code, before, after }) =>
      change(kind, record_code, before, after),
    ),
    ...mine.map(({ configuration_id }) =>
      change('transfer-configuration', configuration_id, { item_code: from }, { item_code: into }),
    ),
    ...stock.map(({ warehouse_code, zone_code, on_hand }) =>
      change('stock', `${warehouse_code}/${zone_code}`, { item_code: from, on_hand }, { item_code: into, on_hand }),
    ),
    change(
      'item',
      from,
      {
        status: duplicate?.status,
        merged_into: null,
        replaced_by_item_code: duplicate?.replaced_by_item_code ?? null,
      },
      { status: 'Closed', merged_into: into, replaced_by_item_code: into },
    ),
  ]
}

const tables: Record<string, { table: PgTable; key: SQL | PgColumn }> = {
  ...serviceTables,
  ...documentTables,
  'parts-list': { table: partsListLines, key: partsListLines.line_id },
  policy: { table: warrantyPolicies, key: warrantyPolicies.policy_code },
  set: { table: t, key: t.item_code },
  successor: { table: t, key: t.item_code },
  item: { table: t, key: t.item_code },
  replacement: { table: itemReplacements, key: itemReplacements.replace_code },
  price: { table: itemPrices, key: itemPrices.price_code },
  'transfer-configuration': { table: transferConfigurations, key: transferConfigurations.configuration_id },
}

/** Sets one record as it shall be, if it is still as it was; otherwise everything is refused. */
export const putRecord = async (db: Db, row: { kind: string; record_code: string }, from: object, to: object) => {
  const found = tables[row.kind]
  if (!found) throw new Error(`A merge moves no ${row.kind}`)
  const { table, key } = found
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const still = Object.entries(from).map(([field, value]) => {
    const column = columns[field]
    if (!column) throw new Error(`${row.kind} has no ${field}`)
    return sql`to_jsonb(${column}) is not distinct from ${value === null ? null : JSON.stringify(value)}::jsonb`
  })
  const changed = await db
    .update(table)
    .set(to)
    .where(and(sql`${key}::text = ${row.record_code}`, ...still))
    .returning({ is: sql`1` })
  if (changed.length !== 1) refuse('conflict', { because: because('something-followed') })
}

/** By two adjustments: out of one item, into the other. */
export const moveMergedStock = async (
  db: Db,
  by: By,
  run_code: string,
  rows: readonly {
    record_code: string
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }[],
  way: 'merge' | 'undo',
) => {
  const moves = rows.flatMap(({ record_code, before, after }, n) => {
    const [warehouse_code = '', zone_code = ''] = record_code.split('/')
    const [out, into] = way === 'merge' ? [before, after] : [after, before]
    const qty = Number(before?.on_hand ?? 0)
    const common = {
      type: 'ADJ' as const,
      warehouse_code,
      zone_code,
      document: { type: 'item-merge', code: `${run_code}/${way}` },
    }
    return [
      { ...common, item_code: String(out?.item_code), line: n * 2 + 1, qty: -qty },
      { ...common, item_code: String(into?.item_code), line: n * 2 + 2, qty },
    ]
  })
  await moveStock(db, by, moves)
}

/** Whether stock of either item moved since the merge. */
export const stockMovedSince = async (db: Db, run_code: string, { from_item_code, into_item_code }: Pair) => {
  const { rows } = await db.execute<{ moved: boolean }>(sql`select exists (select from ${stockMoves}
    where ${stockMoves.item_code} in (${from_item_code}, ${into_item_code}) and ${stockMoves.move_id} >
      (select max(move_id) from ${stockMoves} where document_type = 'item-merge' and document_code = ${`${run_code}/merge`})) as moved`)
  return rows[0]?.moved ?? false
}
