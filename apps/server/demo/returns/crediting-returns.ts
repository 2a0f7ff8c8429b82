import type pg from 'pg'
import { customerInvoices } from '../../src/db/tables/customers/trade.ts'
import { creditNotes } from '../../src/db/tables/returns/credit-notes.ts'
import { returnRequestLines, returnRequests } from '../../src/db/tables/returns/return-requests.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { creditNoteOf, creditOfPiece, type documentNumbers, readSold, type Sold } from './sold-pieces.ts'

type Piece = { sold: Sold; serials: string[] }

/** Pieces of invoices that stand in no return, no unit in two of them; what was given away has no credit. */
export const unreturnedPieces = async (client: pg.ClientBase, today: string): Promise<Piece[]> => {
  const { rows } = await client.query<{ serial: string }>(
    'select distinct unnest(serial_numbers) as serial from return_request_lines',
  )
  const taken = new Set(rows.map(({ serial }) => serial))
  return (await readSold(client, today)).flatMap((sold) => {
    const serials = sold.units.flatMap(({ serial }) => serial ?? [])
    if (serials.length === 0 || creditOfPiece(sold).amount === 0 || serials.some((serial) => taken.has(serial)))
      return []
    for (const serial of serials) taken.add(serial)
    return [{ sold, serials }]
  })
}

type Numbers = Awaited<ReturnType<typeof documentNumbers>>
type Of = {
  rma_code: string
  by: { created_by: string; create_user_name: string }
  at: (hour: string, after?: number) => string
}

/** The closed returns by which exchanges were credited. */
export const creditingReturns = (today: string, numberOf: Numbers) => {
  const requests: (typeof returnRequests.$inferInsert)[] = []
  const lines: (typeof returnRequestLines.$inferInsert)[] = []
  const notes: (typeof creditNotes.$inferInsert)[] = []
  const owed: (typeof customerInvoices.$inferInsert)[] = []
  const add = ({ sold, serials }: Piece, { rma_code, by, at }: Of) => {
    const { customer_code, dept_code, salesman_code, warehouse_code, invoice_code } = sold
    const return_code = numberOf('RET', dept_code, today)
    const credit_note_code = numberOf('CN', dept_code, today)
    const credit = creditOfPiece(sold)
    requests.push({
      ...{ return_code, customer_code, dept_code, salesman_code, warehouse_code, status: 'Closed', ...by },
      ...{ reason_code: 'Defective', handover: 'Self_Deliver', note: rma_code, line_count: 1, quantity: 1 },
      ...{ approved_qty: 1, accepted_qty: 1, amount: credit.amount, credited_amount: credit.amount },
      ...{ oldest_invoice_date: sold.invoice_date, is_received: true, received_user_name: 'Sejuk', authors: [] },
      ...{ received_date: at('10:00', 4), submitted_date: at('09:20'), approved_date: at('14:00', 1) },
      ...{ approved_user_name: 'Sejuk', closed_user_name: 'Sejuk', closed_date: at('16:00', 5) },
      created_date: at('10:00', 4),
    })
    lines.push({
      ...{ return_code, line_no: 1, invoice_code, invoice_line_no: sold.line_no, item_code: sold.item_code },
      ...{ item_name: sold.item_name, quantity: 1, serial_numbers: serials, condition: 'Damaged' },
      ...{ unit_price: Math.round(sold.amount / sold.qty), amount: credit.amount, approved_qty: 1, accepted_qty: 1 },
      ...{ accepted_serials: serials, disposition: 'Vendor_Claim', credit, credit_note_code },
    })
    const credited = creditNoteOf(sold, { credit_note_code, return_code, by, today })
    notes.push(credited.note)
    owed.push(credited.owed)
    return return_code
  }
  const save = async (client: pg.ClientBase) => {
    await insertRows(client, returnRequests, requests)
    await insertRows(client, returnRequestLines, lines)
    await insertRows(client, creditNotes, notes)
    await insertRows(client, customerInvoices, owed)
  }
  return { add, save }
}
