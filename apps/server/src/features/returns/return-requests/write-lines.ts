import type { Parsed } from '@sejuk/contract/endpoint'
import type { createReturnRequest } from '@sejuk/contract/returns/return-requests'
import { because, type Message } from '@sejuk/domain/messages'
import { creditOf, noCredit, restockingFee, returnableQty, wholePieces } from '@sejuk/domain/returns/return-lines'
import { total } from '@sejuk/domain/values/money'
import { eq, inArray, sql } from 'drizzle-orm'
import { returnedPieces, unitsInReturns } from '../../../business/returns/returned-pieces.ts'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import type { salesInvoiceLines } from '../../../db/tables/finance/sales-invoices.ts'
import { returnRequestLines as lines, type returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { type Unit, unitsFor } from './lines.ts'

type Wanted = Parsed<typeof createReturnRequest>['lines'][number]
type Sold = typeof salesInvoiceLines.$inferSelect & { invoice_date: string; returned: number }
type Of = { return_code: string; customer_code: string }

/** The invoice lines, under the lock of their invoices: two requests for the last piece wait for each other. */
const soldLines = async (db: Db, { return_code, customer_code }: Of, codes: readonly string[]) => {
  const wanted = sql.param([...new Set(codes)].toSorted())
  await db.execute(
    sql`select 1 from sales_invoices where invoice_code = any(${wanted}::text[]) order by invoice_code for no key update`,
  )
  const { rows } =
    await db.execute<Sold>(sql`select n.invoice_code, n.line_no, n.item_code, n.item_name, n.qty, n.serial_numbers,
      n.base::float8 as base, n.other_base::float8 as other_base, n.vat::float8 as vat,
      n.rounding_adjustment::float8 as rounding_adjustment, n.cashback_amount::float8 as cashback_amount,
      n.amount::float8 as amount, i.invoice_date::text, ${returnedPieces('n.invoice_code', 'n.line_no', sql`${return_code}`)} as returned
    from sales_invoice_lines n join sales_invoices i using (invoice_code)
    where n.invoice_code = any(${wanted}::text[]) and i.customer_code = ${customer_code} and i.status in ('2', '4')`)
  return new Map(rows.map((row) => [`${row.invoice_code}\n${row.line_no}`, row]))
}

type Known = { item_code: string; customer_code: string | null; status: string }
const outside = ['Sold', 'SoldOut', 'Installed']
/** Units of an exchange that came back before their return was written. */
const back = [...outside, 'Returned']

/** Every unit by its number, sold to this customer, of this line, and in no other request. */
const serialProblem = (
  { serial_numbers, quantity }: Pick<Wanted, 'serial_numbers' | 'quantity'>,
  sold: Sold,
  units: readonly Unit[],
  {
    customer_code,
    known,
    elsewhere,
    where,
  }: {
    customer_code: string
    known: Map<string, Known>
    elsewhere: Map<string, string>
    where: readonly string[]
  },
): Message | undefined => {
  for (const sn of serial_numbers) {
    const found = known.get(sn)
    const isUnit = units.some(({ item_code, has_serial }) => has_serial && item_code === found?.item_code)
    if (!found || found.customer_code !== customer_code || !where.includes(found.status))
      return because('serial-not-sold-to-customer', { sn })
    const isOfLine = sold.serial_numbers.length === 0 || sold.serial_numbers.includes(sn)
    if (!isUnit || !isOfLine) return because('serial-not-on-invoice-line', { sn, invoice: sold.invoice_code })
    const other = elsewhere.get(sn)
    if (other) return because('serial-in-another-return', { sn, return: other })
  }
  const perPiece = total(units.filter(({ has_serial }) => has_serial).map(({ per }) => per))
  const distinct = new Set(serial_numbers).size
  if (perPiece === 0) return undefined
  if (distinct !== quantity * perPiece || distinct !== serial_numbers.length)
    return because('return-serials-needed', { n: distinct, qty: quantity * perPiece })
  const pieces = wholePieces(units, (code) => serial_numbers.filter((sn) => known.get(sn)?.item_code === code).length)
  return pieces === quantity ? undefined : because('return-set-incomplete')
}

/** An estimate: the tax of the pieces is computed when they are credited. */
const worthOfPieces = (line: Sold, qty: number) => creditOf(line, qty, { qty: 0, ...noCredit }, undefined).amount

/** What these pieces of invoices are worth, before any fee. */
export const worthOf = async (
  db: Db,
  customer_code: string,
  wanted: readonly Pick<Wanted, 'invoice_code' | 'invoice_line_no' | 'quantity'>[],
) => {
  const codes = wanted.map(({ invoice_code }) => invoice_code)
  const sold = await soldLines(db, { return_code: '', customer_code }, codes)
  return total(
    wanted.map(({ invoice_code, invoice_line_no, quantity }) => {
      const origin = sold.get(`${invoice_code}\n${invoice_line_no}`)
      return origin ? worthOfPieces(origin, quantity) : 0
    }),
  )
}

/** All that a request asks for, judged against invoices, units and other requests; written in place of what it asked before. */
export const writeReturnLines = async (db: Db, of: Of, wanted: readonly Wanted[], areBack = false) => {
  const sold = await soldLines(
    db,
    of,
    wanted.map(({ invoice_code }) => invoice_code),
  )
  const numbers = wanted.flatMap(({ serial_numbers }) => serial_numbers)
  const found = numbers.length
    ? await db.select().from(serialNumbers).where(inArray(serialNumbers.serial_number, numbers))
    : []
  const known = new Map(found.map((row): [string, Known] => [row.serial_number, row]))
  const elsewhere = await unitsInReturns(db, numbers, of.return_code)
  const units = await unitsFor(
    db,
    [...sold.values()].map(({ item_code }) => item_code),
  )
  const seen = new Set<string>()
  const rows = wanted.map((line, n): typeof lines.$inferInsert & { invoice_date: string } => {
    const key = `${line.invoice_code}\n${line.invoice_line_no}`
    const origin = sold.get(key)
    if (!origin) return refuseField(`lines.${n}.invoice_code`, because('not-in-list'))
    if (seen.has(key)) refuseField(`lines.${n}.invoice_code`, because('return-line-twice'))
    seen.add(key)
    if (line.quantity > returnableQty(origin.qty, origin.returned))
      refuseField(`lines.${n}.quantity`, because('quantity-more-than-delivered'))
    const parts = units.get(origin.item_code) ?? []
    const problem = serialProblem(line, origin, parts, {
      ...{ customer_code: of.customer_code, known, elsewhere, where: areBack ? back : outside },
    })
    if (problem) refuseField(`lines.${n}.serial_numbers`, problem)
    const worth = worthOfPieces(origin, line.quantity)
    return {
      ...{ return_code: of.return_code, line_no: n + 1, item_code: origin.item_code, item_name: origin.item_name },
      ...line,
      unit_price: Math.round(origin.amount / origin.qty),
      amount: worth - restockingFee(worth, line.restocking_fee_percent),
      invoice_date: origin.invoice_date,
    }
  })
  await db.delete(lines).where(eq(lines.return_code, of.return_code))
  await db.insert(lines).values(rows.map(({ invoice_date: _date, ...row }) => row))
  return {
    line_count: rows.length,
    quantity: total(rows.map(({ quantity }) => quantity)),
    amount: total(rows.map(({ amount }) => amount)),
    oldest_invoice_date: rows.map(({ invoice_date }) => invoice_date).toSorted()[0] ?? null,
  } satisfies Partial<typeof t.$inferInsert>
}
