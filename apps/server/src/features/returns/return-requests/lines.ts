import type { ReturnLine } from '@sejuk/contract/returns/return-requests'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { returnedPieces } from '../../../business/returns/returned-pieces.ts'
import { unitsOfItems } from '../../../business/stock/units-of-items.ts'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { salesInvoices as invoices, salesInvoiceLines as sold } from '../../../db/tables/finance/sales-invoices.ts'
import { returnRequestLines as lines } from '../../../db/tables/returns/return-requests.ts'

export type Line = typeof lines.$inferSelect
export type Unit = ReturnLine['sub_items'][number]

/** The units of items by which goods are scanned and moved, with their names. */
export const unitsFor = async (db: Db, codes: readonly string[]) => {
  const units = await unitsOfItems(db, codes)
  const wanted = [...new Set([...units.values()].flat().map(({ item_code }) => item_code))]
  const { rows } = await db.execute<{ item_code: string; item_name: string; has_serial: boolean }>(
    sql`select ${items.item_code}, ${items.item_name}, ${items.has_serial} from ${items}
      where ${items.item_code} = any(${sql.param(wanted)}::text[])`,
  )
  const known = new Map(rows.map((row) => [row.item_code, row]))
  return new Map(
    [...units].map(([code, parts]): [string, Unit[]] => [
      code,
      parts.flatMap(({ item_code, per }) => {
        const item = known.get(item_code)
        return item ? [{ ...item, per }] : []
      }),
    ]),
  )
}

export const lockLinesOf = (db: Db, return_code: string): Promise<Line[]> =>
  db.select().from(lines).where(eq(lines.return_code, return_code)).orderBy(asc(lines.line_no)).for('update')

export const linesOfReturn = async (db: Db, return_code: string): Promise<ReturnLine[]> => {
  const found = await db
    .select({
      ...getTableColumns(lines),
      invoice_date: invoices.invoice_date,
      invoiced_qty: sold.qty,
      returned: sql<number>`${returnedPieces('"return_request_lines"."invoice_code"', '"return_request_lines"."invoice_line_no"', sql`${return_code}`)}`,
    })
    .from(lines)
    .leftJoin(invoices, eq(invoices.invoice_code, lines.invoice_code))
    .leftJoin(sold, and(eq(sold.invoice_code, lines.invoice_code), eq(sold.line_no, lines.invoice_line_no)))
    .where(eq(lines.return_code, return_code))
    .orderBy(asc(lines.line_no))
  const units = await unitsFor(
    db,
    found.map(({ item_code }) => item_code),
  )
  return found.map(({ returned, return_code: _code, ...line }) => ({
    ...line,
    ...{ invoice_code: line.invoice_code ?? '', invoice_line_no: line.invoice_line_no ?? 0 },
    ...{ invoice_date: line.invoice_date, invoiced_qty: line.invoiced_qty ?? line.quantity },
    returnable_qty: Math.max(0, (line.invoiced_qty ?? line.quantity) - returned),
    sub_items: units.get(line.item_code) ?? [],
  }))
}
