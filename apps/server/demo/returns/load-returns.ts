import { askedReturnReasons, type ReturnStatus, returnConditions } from '@sejuk/domain/returns/return-requests'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import type { StockMove } from '../../src/business/stock/stock-move.ts'
import { customerInvoices } from '../../src/db/tables/customers/trade.ts'
import { creditNotes } from '../../src/db/tables/returns/credit-notes.ts'
import { returnRequestLines, returnRequests } from '../../src/db/tables/returns/return-requests.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, weightedPick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { creditNoteOf, creditOfPiece, documentNumbers, readSold } from './sold-pieces.ts'

type Life = { status: ReturnStatus; isReceived: boolean; share: number }
/** Of a hundred requests. */
const lives: readonly Life[] = [
  { status: 'Closed', isReceived: true, share: 45 },
  { status: 'Approved', isReceived: false, share: 18 },
  { status: 'Submitted', isReceived: false, share: 12 },
  { status: 'Approved', isReceived: true, share: 6 },
  { status: 'Adjusted', isReceived: true, share: 3 },
  { status: 'Rejected', isReceived: false, share: 7 },
  { status: 'Draft', isReceived: false, share: 7 },
  { status: 'Deleted', isReceived: false, share: 2 },
]
const drawLife = weightedPick(lives, ({ share }) => share)

/** Four hundred returns in all their states; what was received lies in stock as the product puts it there. */
export const loadReturns = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const wanted = size.customers < 5000 ? 30 : 400
  const taken = new Set<string>()
  const requests: (typeof returnRequests.$inferInsert)[] = []
  const lines: (typeof returnRequestLines.$inferInsert)[] = []
  const notes: (typeof creditNotes.$inferInsert)[] = []
  const owed: (typeof customerInvoices.$inferInsert)[] = []
  const moves: StockMove[] = []
  const numberOf = await documentNumbers(client, ['RET', 'CN'])
  for (const sold of await readSold(client, today)) {
    if (requests.length === wanted) break
    const serials = sold.units.flatMap(({ serial }) => serial ?? [])
    if (serials.some((serial) => taken.has(serial))) continue
    for (const serial of serials) taken.add(serial)
    const { status, isReceived } = drawLife(random)
    const isApproved = status === 'Approved' || status === 'Adjusted' || status === 'Closed'
    const day = addDays(today, -whole(random, 0, 20))
    const [, start = day] = [day, sold.invoice_date].toSorted()
    const at = (hour: string, after = 0) => {
      const later = addDays(start, after)
      return instantOf(later > today ? today : later, hour, 'Asia/Jakarta')
    }
    const return_code = numberOf('RET', sold.dept_code, start)
    const accepted = isReceived ? (status === 'Adjusted' ? 0 : 1) : null
    const credit = creditOfPiece(sold)
    const by = { created_by: sold.salesman_code ?? 'system', create_user_name: sold.salesman_name ?? 'Sejuk' }
    const { customer_code, dept_code, salesman_code, warehouse_code, invoice_code } = sold
    const isClosed = status === 'Closed'
    const closed = { day: [addDays(start, 4), today].toSorted()[0] ?? today, at: at('15:00', 4) }
    const credit_note_code = isClosed ? numberOf('CN', dept_code, closed.day) : null
    requests.push({
      ...{ return_code, customer_code, dept_code, salesman_code, warehouse_code, status, ...by },
      ...{
        reason_code: pick(random, askedReturnReasons),
        handover: pick(random, ['Pickup', 'Pickup', 'Self_Deliver'] as const),
      },
      ...{ pickup_address: 'Toko', pickup_date: isApproved ? addDays(start, 3) : null, line_count: 1, quantity: 1 },
      ...{ approved_qty: isApproved ? 1 : 0, accepted_qty: accepted ?? 0, amount: credit.amount },
      ...{
        credited_amount: isClosed ? credit.amount : 0,
        oldest_invoice_date: sold.invoice_date,
        is_received: isReceived,
      },
      ...{ received_date: isReceived ? at('13:20', 3) : null, received_user_name: isReceived ? 'Sejuk' : null },
      reject_reason: status === 'Rejected' ? 'Older than agreed' : null,
      authors: isApproved ? [] : [by.created_by],
      submitted_date: status === 'Draft' || status === 'Deleted' ? null : at('09:30'),
      ...{ approved_user_name: isApproved ? 'Sejuk' : null, approved_date: isApproved ? at('10:40', 1) : null },
      ...{ closed_user_name: isClosed ? 'Sejuk' : null, closed_date: isClosed ? closed.at : null },
      created_date: at('09:00'),
    })
    lines.push({
      ...{ return_code, line_no: 1, invoice_code, invoice_line_no: sold.line_no, item_code: sold.item_code },
      ...{ item_name: sold.item_name, quantity: 1, serial_numbers: serials, condition: pick(random, returnConditions) },
      ...{ unit_price: Math.round(sold.amount / sold.qty), restocking_fee_percent: 0, amount: credit.amount },
      ...{ approved_qty: isApproved ? 1 : null, accepted_qty: accepted, credit_note_code },
      accepted_serials: accepted === 1 ? serials : [],
      refused_serials: accepted === 0 ? serials : [],
      inspection_result: accepted === 0 ? 'The cabinet is dented' : null,
      ...{ disposition: isClosed ? ('Refurbish' as const) : null, credit: isClosed ? credit : null },
    })
    if (accepted === 1)
      for (const unit of sold.units)
        moves.push({
          ...{ type: 'RMA_IN', warehouse_code, item_code: unit.item_code, qty: 1, damaged: 1, line: 1 },
          ...{ part: unit.item_code, serials: unit.serial ? [unit.serial] : [] },
          document: { type: 'return-request', code: return_code },
        })
    if (!credit_note_code) continue
    const credited = creditNoteOf(sold, { credit_note_code, return_code, by, today, closed })
    notes.push(credited.note)
    owed.push(credited.owed)
  }
  await insertRows(client, returnRequests, requests)
  await insertRows(client, returnRequestLines, lines)
  await insertRows(client, creditNotes, notes)
  await insertRows(client, customerInvoices, owed)
  // Every part of the demo is loaded on a connection of the pool.
  await moveStock(drizzle({ client: client as pg.PoolClient }), { usercode: 'system', username: 'Sejuk' }, moves)
  await numberOf.save()
  say(`demo data: ${requests.length} returns, ${notes.length} of them credited`)
}
