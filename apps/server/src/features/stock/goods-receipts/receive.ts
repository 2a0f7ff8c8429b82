import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnGoodsReceipt } from '@sejuk/contract/stock/goods-receipts'
import { because } from '@sejuk/domain/messages'
import { missingOf } from '@sejuk/domain/stock/goods-receipts'
import { and, eq, inArray } from 'drizzle-orm'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import {
  goodsReceiptLines as lines,
  goodsReceiptSurplus as surplus,
  type goodsReceipts as t,
} from '../../../db/tables/stock/goods-receipts.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'

type Row = typeof t.$inferSelect
type Form = Parsed<(typeof actOnGoodsReceipt)['receive']>
type Came = Form['lines'][number]

/** A number that stands on no letter is reported; it is not in stock. */
const writeSurplus = async (db: Db, receipt_code: string, found: Form['surplus'], username: string) => {
  if (found.length === 0) return
  const serials = found.map(({ serial_number }) => serial_number)
  const known = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, serials))
  const itemOf = new Map(known.map(({ serial_number, item_code }) => [serial_number, item_code]))
  await db
    .insert(surplus)
    .values(
      found.map(({ serial_number, note }) => ({
        ...{ receipt_code, serial_number, note, username, item_code: itemOf.get(serial_number) ?? null },
      })),
    )
    .onConflictDoNothing()
}

/** Adds what came to the letter and to the stock; the part is the version, so that nothing is received twice. */
export const receiveGoods = async ({ db, viewer, input, before, at }: Begun<Row, object, Form>) => {
  const { receipt_code, warehouse_code, row_version } = before
  const open = await db
    .select()
    .from(lines)
    .where(eq(lines.receipt_code, receipt_code))
    .orderBy(lines.line_no)
    .for('update')
  const byLine = new Map<number, Came>(input.lines.map((line) => [line.line_no, line]))
  const unknown = input.lines.findIndex(({ line_no }) => !open.some((line) => line.line_no === line_no))
  if (unknown >= 0) refuseField(`lines.${unknown}.line_no`, because('not-in-list'))
  const moves: StockMove[] = []
  const after = open.map((line) => {
    const came = byLine.get(line.line_no)
    if (!came || came.qty + came.damaged === 0) return line
    const n = input.lines.indexOf(came)
    if (came.qty + came.damaged > missingOf(line))
      refuseField(`lines.${n}.qty`, because('more-than-the-letter', { n: missingOf(line) }))
    moves.push({
      ...{ type: 'GR', warehouse_code, item_code: line.item_code, line: line.line_no, part: String(row_version) },
      ...{ qty: came.qty + came.damaged, damaged: came.damaged, serials: [...came.serials, ...came.damaged_serials] },
      damaged_serials: came.damaged_serials,
      document: { type: 'goods-receipt', code: receipt_code },
    })
    return {
      ...line,
      received_qty: line.received_qty + came.qty,
      damaged_qty: line.damaged_qty + came.damaged,
    }
  })
  if (moves.length === 0 && input.surplus.length === 0) refuseField('lines', because('nothing-received'))
  await moveStock(db, viewer, moves)
  for (const { line_no, received_qty, damaged_qty } of after.filter(({ line_no }) => byLine.has(line_no)))
    await db
      .update(lines)
      .set({ received_qty, damaged_qty })
      .where(and(eq(lines.receipt_code, receipt_code), eq(lines.line_no, line_no)))
  await writeSurplus(db, receipt_code, input.surplus, viewer.username)
  const isComplete = after.every((line) => missingOf(line) === 0)
  return {
    facts: { isComplete },
    set: {
      received_date: at,
      seal_no: input.seal_no ?? before.seal_no,
      rest_until: isComplete ? null : (input.rest_until ?? before.rest_until),
    },
    also: { lines: input.lines.map(({ line_no, qty, damaged }) => ({ line_no, qty, damaged })) },
  }
}
