import type * as contract from '@sejuk/contract/stock/goods-receipts'
import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import {
  goodsReceiptLines as lines,
  goodsReceiptSurplus as surplus,
  goodsReceipts as t,
} from '../../../db/tables/stock/goods-receipts.ts'
import { stockMoves } from '../../../db/tables/stock/stock-moves.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isSameNumber } from '../../../platform/lists/comparable-number.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const ofLines = (what: 'qty' | 'received_qty' | 'damaged_qty') =>
  sql<number>`(select coalesce(sum(${lines[what]}), 0)::int from ${lines} where ${eq(lines.receipt_code, t.receipt_code)})`
const source = sql`${t} join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}`
const fields = {
  ...getTableColumns(t),
  warehouse_name: warehouses.warehouse_name,
  expected_date: sql<string | null>`${t.expected_date}::text`,
  rest_until: sql<string | null>`${t.rest_until}::text`,
  line_count: sql<number>`(select count(*)::int from ${lines} where ${eq(lines.receipt_code, t.receipt_code)})`,
  qty: ofLines('qty'),
  received_qty: ofLines('received_qty'),
  damaged_qty: ofLines('damaged_qty'),
  surplus_qty: sql<number>`(select count(*)::int from ${surplus} where ${eq(surplus.receipt_code, t.receipt_code)})`,
}

/** Shown by pages, and downloaded whole. */
export const goodsReceiptList = ({
  viewer,
  input,
}: Pick<RequestContext<typeof contract.listGoodsReceipts>, 'viewer' | 'input'>) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleTo(viewer, t), (scope) =>
      and(
        scope,
        filterByCodes(t.warehouse_code, input.warehouse_code),
        input.status ? eq(t.status, input.status) : undefined,
        containsText(input.search, t.receipt_code, t.letter_no, t.container_no, t.supplier),
      ),
    ),
    key: t.receipt_code,
    sorts: { created_date: t.created_date, receipt_code: t.receipt_code, expected_date: t.expected_date },
    sort: '-created_date',
    fields,
  })

export const listGoodsReceipts = ({ db, ...context }: RequestContext<typeof contract.listGoodsReceipts>) =>
  listPage(db, goodsReceiptList(context))

export const linesOf = (db: Db, receipt_code: string) =>
  db
    .select({
      line_no: lines.line_no,
      item_code: lines.item_code,
      item_name: items.item_name,
      has_serial: items.has_serial,
      serial_mask: items.serial_mask,
      qty: lines.qty,
      received_qty: lines.received_qty,
      damaged_qty: lines.damaged_qty,
      serial_numbers: sql<string[]>`array(select unnest(${stockMoves.serial_numbers}) from ${stockMoves}
        where ${eq(stockMoves.document_code, lines.receipt_code)} and ${stockMoves.document_type} = 'goods-receipt'
          and ${eq(stockMoves.document_line, lines.line_no)})`,
    })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.receipt_code, receipt_code))
    .orderBy(lines.line_no)

export const getGoodsReceipt = async ({ db, viewer, input }: RequestContext<typeof contract.getGoodsReceipt>) => {
  const isThis = and(eq(t.receipt_code, input.receipt_code), visibleTo(viewer, t))
  const [found] = await selectRows(db, fields, sql`from ${source} where ${isThis}`)
  if (!found) return refuse('notFound')
  const beside = await db
    .select()
    .from(surplus)
    .where(eq(surplus.receipt_code, input.receipt_code))
    .orderBy(surplus.created_date, surplus.serial_number)
  return { data: { ...found, lines: await linesOf(db, input.receipt_code), surplus: beside } }
}

const mostKnown = 20

/** Receipts in sight with the same letter, however its number is written. */
export const lettersKnown = async ({ db, viewer, input }: RequestContext<typeof contract.lettersKnown>) => {
  const { letter_no, receipt_code } = input
  const isSame = isSameNumber(t.letter_no, letter_no)
  const data = await db
    .select({
      receipt_code: t.receipt_code,
      letter_no: t.letter_no,
      warehouse_name: warehouses.warehouse_name,
      status: t.status,
    })
    .from(t)
    .innerJoin(warehouses, eq(warehouses.warehouse_code, t.warehouse_code))
    .where(and(visibleTo(viewer, t), isSame, receipt_code ? ne(t.receipt_code, receipt_code) : undefined))
    .orderBy(asc(t.receipt_code))
    .limit(mostKnown)
  return { data }
}
