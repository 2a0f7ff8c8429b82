import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnTransfer } from '@sejuk/contract/stock/transfers'
import { because } from '@sejuk/domain/messages'
import { onWayOf } from '@sejuk/domain/stock/transfers'
import { and, eq } from 'drizzle-orm'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { settleShelfDebts } from '../../../business/spareparts/shelf-debts.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { transferLines as lines, type transfers as t } from '../../../db/tables/stock/transfers.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { takeSurplus } from './surplus.ts'

type Row = typeof t.$inferSelect
type Line = typeof lines.$inferSelect
type Form = Parsed<(typeof actOnTransfer)['receive']>
type Settling = Parsed<(typeof actOnTransfer)['settle']>

const openLines = (db: Db, transfer_code: string) =>
  db.select().from(lines).where(eq(lines.transfer_code, transfer_code)).orderBy(lines.line_no).for('update')
const missingSerials = ({ serial_numbers, received_serials }: Line) =>
  serial_numbers.filter((serial) => !received_serials.includes(serial))
const writeLine = (
  db: Db,
  { transfer_code, line_no, ...set }: Partial<Line> & Pick<Line, 'transfer_code' | 'line_no'>,
) =>
  db
    .update(lines)
    .set(set)
    .where(and(eq(lines.transfer_code, transfer_code), eq(lines.line_no, line_no)))

/** Adds what arrived to the stock of the destination; the part is the version, so that nothing arrives twice. */
export const receiveTransfer = async ({ db, viewer, input, before, at }: Begun<Row, object, Form>) => {
  const { transfer_code, to_warehouse, row_version } = before
  const open = await openLines(db, transfer_code)
  const after = new Map(open.map((line) => [line.line_no, line]))
  const moves: StockMove[] = []
  for (const [n, came] of input.lines.entries()) {
    const line = after.get(came.line_no)
    if (!line) return refuseField(`lines.${n}.line_no`, because('not-in-list'))
    const qty = came.qty + came.damaged
    if (qty === 0) continue
    if (qty > onWayOf(line)) refuseField(`lines.${n}.qty`, because('quantity-received-more-than-sent'))
    const serials = [...came.serials, ...came.damaged_serials]
    const sent = missingSerials(line)
    const stranger = serials.find((serial) => !sent.includes(serial))
    if (stranger) refuseField(`lines.${n}.serials`, because('serial-not-in-transfer', { serial: stranger }))
    moves.push({
      ...{ type: 'TI', warehouse_code: to_warehouse, item_code: line.item_code, line: line.line_no },
      ...{ qty, damaged: came.damaged, serials, damaged_serials: came.damaged_serials, part: String(row_version) },
      document: { type: 'transfer', code: transfer_code },
    })
    after.set(line.line_no, {
      ...line,
      received_qty: line.received_qty + qty,
      damaged_qty: line.damaged_qty + came.damaged,
      received_serials: [...line.received_serials, ...serials],
    })
  }
  if (moves.length === 0 && input.surplus.length === 0) refuseField('lines', because('nothing-received'))
  await moveStock(db, viewer, moves)
  await settleShelfDebts(db, viewer, to_warehouse)
  for (const { line } of moves) {
    const next = after.get(line)
    if (next) await writeLine(db, next)
  }
  await takeSurplus(db, viewer, before, input.surplus)
  return {
    facts: { isComplete: [...after.values()].every((line) => onWayOf(line) === 0) },
    set: { received_date: at },
    also: { lines: input.lines.map(({ line_no, qty, damaged }) => ({ line_no, qty, damaged })) },
  }
}

/** What is still on its way is lost, or was found at the source after all and lies there again. */
export const settleTransfer = async ({ db, viewer, input, before }: Begun<Row, object, Settling>) => {
  const { transfer_code, from_warehouse, to_warehouse } = before
  const document = { type: 'transfer', code: transfer_code }
  const missing = (await openLines(db, transfer_code)).filter((line) => onWayOf(line) > 0)
  const moves = missing.flatMap((line): StockMove[] => {
    const qty = onWayOf(line)
    const common = { item_code: line.item_code, line: line.line_no, part: 'settled', reason: input.reason, document }
    const gone: StockMove = { ...common, type: 'ON_WAY', warehouse_code: to_warehouse, qty: -qty }
    if (input.outcome === 'lost') return [gone]
    const serials = missingSerials(line)
    return [gone, { ...common, type: 'TI', warehouse_code: from_warehouse, qty, expected: 0, serials }]
  })
  await moveStock(db, viewer, moves)
  // What is lost is in no warehouse, so that no move takes its units along.
  if (input.outcome === 'lost')
    for (const line of missing)
      if (missingSerials(line).length > 0)
        await moveSerials(db, {
          ...{ event: 'lost', serials: missingSerials(line), item_code: line.item_code, document },
          ...{ actor: viewer, note: input.reason },
        })
  const field = input.outcome === 'lost' ? 'lost_qty' : 'returned_qty'
  for (const line of missing)
    await writeLine(db, {
      transfer_code,
      line_no: line.line_no,
      [field]: line[field] + onWayOf(line),
    })
  return { also: { outcome: input.outcome } }
}
