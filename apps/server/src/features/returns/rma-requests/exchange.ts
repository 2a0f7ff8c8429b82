import type { Parsed } from '@sejuk/contract/endpoint'
import type { actOnRmaRequest } from '@sejuk/contract/returns/rma-requests'
import { inheritedFrom } from '@sejuk/domain/catalogue/unit-lives/exchanged-units'
import { because } from '@sejuk/domain/messages'
import { inheritedUntil, rmaRequest } from '@sejuk/domain/returns/rma-requests'
import { and, eq, inArray } from 'drizzle-orm'
import { takeOverPlace } from '../../../business/catalogue/exchange-units.ts'
import { purchaseDatesOf } from '../../../business/catalogue/purchase-dates.ts'
import { linkReplacement, moveSerials, noteSerials } from '../../../business/catalogue/serial-moves.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { lockStock } from '../../../business/stock/locks.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import type { StockMove } from '../../../business/stock/stock-move.ts'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import {
  inheritedWarranties,
  rmaRequestLines as lines,
  type rmaRequests as t,
} from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Begun } from '../../../platform/documents/action-context.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { addReturnOfExchange } from '../return-requests/commands.ts'

type Row = typeof t.$inferSelect
type Line = typeof lines.$inferSelect
type Scanned = Parsed<(typeof actOnRmaRequest)['ship']>

const documentOf = ({ rma_code }: Row) => ({ type: rmaRequest.entity, code: rma_code })
const linesOf = (db: Db, { rma_code }: Row, item_flag: Line['item_flag']) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.rma_code, rma_code), eq(lines.item_flag, item_flag)))
    .orderBy(lines.line_no)
    .for('update')
const writeLine = (db: Db, { rma_code, line_no }: Line, set: Partial<Line>) =>
  db
    .update(lines)
    .set(set)
    .where(and(eq(lines.rma_code, rma_code), eq(lines.line_no, line_no)))

/** The new units are promised to the exchange. */
export const lockNewUnits = async ({ db, viewer, before }: Begun<Row, object>) => {
  if (before.resolution === 'Repair_Return') return { set: { reject_reason: null } }
  const out = await linesOf(db, before, 'OUT')
  const { warehouse_code } = before
  await lockStock(
    db,
    viewer,
    documentOf(before),
    out.map(({ item_code, line_no, quantity }) => ({ warehouse_code, item_code, line: line_no, qty: quantity })),
  )
  return { set: { reject_reason: null } }
}

/** Each line with the number that was scanned for it, each number once. */
const scannedFor = (own: readonly Line[], { lines: said }: Pick<Scanned, 'lines'>) =>
  own.map((line) => {
    const n = said.findIndex(({ line_no }) => line_no === line.line_no)
    const serial = said[n]?.serial_number
    if (!serial) return refuseField('lines', because('rma-serial-missing', { item: line.item_code }))
    if (said.filter(({ serial_number }) => serial_number === serial).length > 1)
      refuseField(`lines.${n}.serial_number`, because('rma-serial-twice', { sn: serial }))
    return { line, serial }
  })

/** A repaired unit goes back itself; what came in its place belongs to the same customer. */
const requireRepaired = (scanned: ReturnType<typeof scannedFor>, old: readonly Line[]) => {
  for (const { line, serial } of scanned) {
    const came = old.find(({ line_no }) => line_no === line.line_no - 100)
    const own = came?.received_serial ?? came?.serial_number ?? ''
    if (own !== serial) refuseField('lines', because('rma-repaired-unit-only', { sn: own }))
  }
}

export const shipNewUnits = async ({ db, viewer, before, input, at }: Begun<Row, object, Scanned>) => {
  const scanned = scannedFor(await linesOf(db, before, 'OUT'), input)
  const isRepair = before.resolution === 'Repair_Return'
  if (isRepair) requireRepaired(scanned, await linesOf(db, before, 'IN'))
  const { warehouse_code } = before
  await moveStock(
    db,
    viewer,
    scanned.map(
      ({ line, serial }): StockMove => ({
        ...{ type: 'GI', warehouse_code, item_code: line.item_code, qty: 1, line: line.line_no },
        ...(isRepair ? { damaged: 1 } : { locked: 1 }),
        ...{ serials: [serial], document: documentOf(before) },
      }),
    ),
  )
  for (const { line, serial } of scanned) await writeLine(db, line, { serial_number: serial })
  return { set: { sent_date: at }, also: { serials: scanned.map(({ serial }) => serial) } }
}

/** The warranty goes over to the new unit, before the old one loses it. */
const inherit = async (db: Db, before: Row, old: string, fresh: string) => {
  const today = companyToday()
  const bought = await purchaseDatesOf(db, [old])
  const unit = { serial_indoor: old, serial_outdoor: null, purchase_date: bought.get(old) ?? null }
  const known = await knownSerials(db, [unit])
  // A unit that is back already has lost it: what it had with the customer counts.
  const bySerial = new Map(
    [...known.bySerial].map(([serial, one]) => [serial, { ...one, status: 'Sold' as const, is_returned: false }]),
  )
  const found = warrantyOfUnit({ ...known, bySerial }, unit, today)
  const parts = found.parts_until ?? before.warranty_until
  await db
    .insert(inheritedWarranties)
    .values({
      ...{ serial_number: fresh, replaced_serial: old, rma_code: before.rma_code },
      start_date: inheritedFrom(found.starts, today),
      sparepart_until: inheritedUntil(parts, today),
      compressor_until: inheritedUntil(found.compressor_until ?? parts, today),
    })
    .onConflictDoNothing()
}

/** The customer has the new units: they are theirs, the old ones are replaced, and both know of each other. */
export const handOver = async ({ db, viewer, before, at }: Begun<Row, object>) => {
  const document = documentOf(before)
  const { dept_code } = before
  const customer_code = before.customer_code ?? undefined
  const out = await linesOf(db, before, 'OUT')
  const old = await linesOf(db, before, 'IN')
  for (const line of out) {
    const fresh = line.serial_number ?? ''
    if (before.resolution === 'Repair_Return') {
      const own = { serials: [fresh], document, actor: viewer, at }
      await moveSerials(db, { ...own, event: 'given-back' })
      await noteSerials(db, { ...own, event: 'repaired' })
      continue
    }
    const replaced = old.find(({ line_no }) => line_no === line.line_no - 100)?.serial_number ?? ''
    await moveSerials(db, {
      ...{ event: 'delivered', serials: [fresh], item_code: line.item_code, document, actor: viewer, at },
      ...{ customer_code, dept_code, note: replaced },
    })
    await inherit(db, before, replaced, fresh)
    const [unit] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, replaced))
    const told = { serials: [replaced], document, actor: viewer, at, note: fresh }
    if (unit && ['Sold', 'SoldOut', 'Installed'].includes(unit.status))
      await moveSerials(db, { ...told, event: 'replaced', replaced_by_sn: fresh })
    else await linkReplacement(db, { ...told, replaced_by_sn: fresh })
    await noteSerials(db, { ...told, serials: [fresh], event: 'warranty-changed', note: replaced })
    await takeOverPlace(db, { document, actor: viewer, at, dept_code, customer_code }, { old: replaced, fresh })
  }
  return { set: { out_received_date: at } }
}

/** What came is credited by a return, where it was sold to this customer. */
const creditUnits = (
  begun: Begun<Row, object>,
  serials: readonly string[],
  known: readonly (typeof serialNumbers.$inferSelect)[],
  areBack = false,
) => {
  const { customer_code, dept_code, salesman_code, warehouse_code, rma_code, symptom } = begun.before
  const { created_by, create_user_name, approved_user_name, approved_date, credit_amount } = begun.before
  const sn = serials.find((serial) => !customer_code || !known.some(({ serial_number }) => serial_number === serial))
  if (!customer_code || sn) return refuseField('lines', because('rma-credit-without-invoice', { sn: sn ?? '' }))
  return addReturnOfExchange(
    begun,
    {
      ...{ customer_code, dept_code, salesman_code, warehouse_code, rma_code, symptom },
      ...{ created_by, create_user_name, approved_user_name, approved_date, credit_amount },
    },
    known,
    areBack,
  )
}

/** Units that came back before an exchange made its return: finance is asked now. */
export const creditBackUnits = async (begun: Begun<Row, object>) => {
  const { db, before } = begun
  const came = (await linesOf(db, before, 'IN')).flatMap((line) => line.received_serial ?? line.serial_number ?? [])
  const found = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, came))
  return { set: { return_code: await creditUnits(begun, came, found, true) } }
}

/** The old units are back and wait, damaged, for the factory's answer. Another unit than the awaited one makes a difference. */
export const receiveOldUnits = async (begun: Begun<Row, object, Scanned>) => {
  const { db, viewer, before, input, at } = begun
  const scanned = scannedFor(await linesOf(db, before, 'IN'), input)
  const serials = scanned.map(({ serial }) => serial)
  const { warehouse_code } = before
  const found = await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, serials))
  const itemOf = new Map(found.map(({ serial_number, item_code }) => [serial_number, item_code]))
  const return_code = before.resolution === 'Credit' ? await creditUnits(begun, serials, found) : null
  await moveStock(
    db,
    viewer,
    scanned.map(
      ({ line, serial }): StockMove => ({
        ...{ type: 'RMA_IN', warehouse_code, item_code: itemOf.get(serial) ?? line.item_code, qty: 1, damaged: 1 },
        ...{ line: line.line_no, serials: [serial], document: documentOf(before) },
      }),
    ),
  )
  for (const { line, serial } of scanned)
    await writeLine(db, line, { received_serial: serial === line.serial_number ? null : serial, is_open: false })
  return {
    facts: { isDifferent: scanned.some(({ line, serial }) => serial !== line.serial_number) },
    set: { in_received_date: at, return_code },
    also: { serials },
  }
}
