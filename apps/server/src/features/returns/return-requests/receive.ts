import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnReturnRequest } from '@sejuk/contract/returns/return-requests'
import { because } from '@sejuk/domain/messages'
import { wholePieces } from '@sejuk/domain/returns/return-lines'
import { returnRequest } from '@sejuk/domain/returns/return-requests'
import { total } from '@sejuk/domain/values/money'
import { and, eq, inArray } from 'drizzle-orm'
import { moveSerials } from '../../../business/catalogue/serial-moves.ts'
import { requireWarehouse } from '../../../business/masters/require-warehouse.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { returnRequestLines as lines, type returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { type Line, lockLinesOf, type Unit, unitsFor } from './lines.ts'

type Row = typeof t.$inferSelect
type Received = Parsed<(typeof actOnReturnRequest)['receive']>
type Disposed = Parsed<(typeof actOnReturnRequest)['dispose']>

const documentOf = (code: string) => ({ type: returnRequest.entity, code })

const writeLine = (db: Db, { return_code, line_no }: Line, set: Partial<Line>) =>
  db
    .update(lines)
    .set(set)
    .where(and(eq(lines.return_code, return_code), eq(lines.line_no, line_no)))

const itemsOfSerials = async (db: Db, serials: readonly string[]) => {
  const found = serials.length
    ? await db
        .select({ serial_number: serialNumbers.serial_number, item_code: serialNumbers.item_code })
        .from(serialNumbers)
        .where(inArray(serialNumbers.serial_number, [...serials]))
    : []
  return new Map(found.map((row) => [row.serial_number, row.item_code]))
}

/** The units of so many pieces of a line, each with its numbers. */
const unitsIn = (line: Line, units: readonly Unit[], itemOf: ReadonlyMap<string, string>) =>
  units.map(({ item_code, per, has_serial }) => ({
    item_code,
    qty: (line.accepted_qty ?? 0) * per,
    serials: has_serial ? line.accepted_serials.filter((serial) => itemOf.get(serial) === item_code) : [],
  }))

/** Accepted goods lie in the warehouse and are promised to nobody before their disposition; refused ones stay the customer's. */
export const receiveReturn = async ({ db, viewer, input, before, at }: Begun<Row, object, Received>) => {
  const { return_code } = before
  const { warehouse_code } = input
  await requireWarehouse(db, viewer, warehouse_code)
  const own = await lockLinesOf(db, return_code)
  const units = await unitsFor(
    db,
    own.map(({ item_code }) => item_code),
  )
  const itemOf = await itemsOfSerials(
    db,
    own.flatMap(({ serial_numbers }) => serial_numbers),
  )
  const seen = new Map(input.lines.map((line, n) => [line.line_no, { ...line, n }]))
  if (input.lines.some(({ line_no }) => !own.some((line) => line.line_no === line_no)))
    refuseField('lines', because('not-in-list'))
  const moves: StockMove[] = []
  const after: Line[] = []
  for (const line of own) {
    const said = seen.get(line.line_no)
    const parts = units.get(line.item_code) ?? []
    const approved = line.approved_qty ?? 0
    const accepted_serials = [...new Set(said?.accepted_serials ?? [])]
    const refused_serials = [...new Set(said?.refused_serials ?? [])]
    const field = (name: string) => `lines.${said?.n ?? 0}.${name}`
    const stranger = [...accepted_serials, ...refused_serials].find((sn) => !line.serial_numbers.includes(sn))
    if (stranger) refuseField(field('accepted_serials'), because('return-serial-not-expected', { sn: stranger }))
    const both = accepted_serials.find((sn) => refused_serials.includes(sn))
    if (both) refuseField(field('refused_serials'), because('return-serial-not-expected', { sn: both }))
    const isBySerial = parts.some(({ has_serial }) => has_serial)
    const accepted_qty = isBySerial
      ? wholePieces(parts, (code) => accepted_serials.filter((sn) => itemOf.get(sn) === code).length)
      : (said?.accepted_qty ?? 0)
    if (accepted_qty === undefined) return refuseField(field('accepted_serials'), because('return-set-incomplete'))
    if (before.reason_code === 'Half_Set' && accepted_qty !== approved)
      refuseField(field(isBySerial ? 'accepted_serials' : 'accepted_qty'), because('half-set-comes-back'))
    if (accepted_qty > approved)
      refuseField(
        field(isBySerial ? 'accepted_serials' : 'accepted_qty'),
        because('return-more-than-approved', { n: approved }),
      )
    const next = {
      ...{ ...line, accepted_qty, accepted_serials, refused_serials },
      inspection_result: said?.inspection_result ?? null,
    }
    after.push(next)
    for (const unit of unitsIn(next, parts, itemOf))
      if (unit.qty > 0)
        moves.push({
          ...{ type: 'RMA_IN', warehouse_code, ...unit, damaged: unit.qty, line: line.line_no, part: unit.item_code },
          document: documentOf(return_code),
        })
  }
  await moveStock(db, viewer, moves)
  for (const line of after) {
    const { accepted_qty, accepted_serials, refused_serials, inspection_result } = line
    await writeLine(db, line, { accepted_qty, accepted_serials, refused_serials, inspection_result })
  }
  return {
    facts: { isDifferent: after.some((line) => line.accepted_qty !== line.approved_qty) },
    set: {
      ...{ warehouse_code, is_received: true, received_date: at, received_user_name: viewer.username },
      accepted_qty: total(after.map((line) => line.accepted_qty ?? 0)),
    },
    also: {
      lines: after.map(({ line_no, accepted_qty, refused_serials }) => ({ line_no, accepted_qty, refused_serials })),
    },
  }
}

/** Sold again, thrown away, sent to the factory, or repaired first; what is repaired is decided about once more. */
export const disposeReturn = async ({ db, viewer, input, before }: Begun<Row, object, Disposed>) => {
  const { return_code, warehouse_code } = before
  const document = documentOf(return_code)
  const own = await lockLinesOf(db, return_code)
  const units = await unitsFor(
    db,
    own.map(({ item_code }) => item_code),
  )
  const itemOf = await itemsOfSerials(
    db,
    own.flatMap(({ accepted_serials }) => accepted_serials),
  )
  for (const [n, { line_no, disposition }] of input.lines.entries()) {
    const line = own.find((one) => one.line_no === line_no && (one.accepted_qty ?? 0) > 0)
    if (!line) return refuseField(`lines.${n}.line_no`, because('not-in-list'))
    if (line.disposition !== null && line.disposition !== 'Refurbish')
      refuseField(`lines.${n}.disposition`, because('disposition-decided-already'))
    const common = { type: 'ADJ' as const, warehouse_code, line: line_no, document, reason: disposition }
    for (const { item_code, qty, serials } of unitsIn(line, units.get(line.item_code) ?? [], itemOf)) {
      const part = `${disposition}/${item_code}`
      if (disposition === 'Restock') {
        await moveStock(db, viewer, [{ ...common, item_code, part, qty: 0, damaged: -qty }])
        if (serials.length > 0)
          await moveSerials(db, { event: 'restocked', serials, item_code, warehouse_code, document, actor: viewer })
      }
      if (disposition === 'Scrap')
        await moveStock(db, viewer, [{ ...common, item_code, part, qty: -qty, damaged: -qty, serials }])
    }
    await writeLine(db, line, { disposition })
    line.disposition = disposition
  }
  return { also: { lines: input.lines } }
}
