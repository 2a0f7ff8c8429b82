import { because } from '@sejuk/domain/messages'
import { sql } from 'drizzle-orm'
import { returnedPieces } from '../../../business/returns/returned-pieces.ts'
import type { Db } from '../../../db/database.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { unitsFor } from './lines.ts'

type Sold = {
  invoice_code: string
  line_no: number
  item_code: string
  serial_numbers: string[]
  returnable_qty: number
}
export type ExchangedUnit = { serial_number: string; item_code: string }
const mostLines = 500

/** Lines of the customer's invoices that these units may have come by: those that name them first, then the newest. */
const candidates = async (db: Db, customer_code: string, units: readonly ExchangedUnit[]) => {
  const serials = sql.param(units.map(({ serial_number }) => serial_number))
  const codes = sql.param([...new Set(units.map(({ item_code }) => item_code))])
  const { rows } = await db.execute<Sold>(sql`select * from (
      select n.invoice_code, n.line_no, n.item_code, n.serial_numbers, i.invoice_date, n.serial_numbers && ${serials}::text[] as is_named,
        greatest(0, n.qty - ${returnedPieces('n.invoice_code', 'n.line_no')})::int as returnable_qty
      from sales_invoices i join sales_invoice_lines n using (invoice_code)
      where i.customer_code = ${customer_code} and i.status in ('2', '4') and (n.serial_numbers && ${serials}::text[]
        or (cardinality(n.serial_numbers) = 0 and (n.item_code = any(${codes}::text[]) or exists (select from items x,
          jsonb_array_elements(x.sub_items) e where x.item_code = n.item_code and x.used_for_indoor_outdoor = 'Set'
            and e ->> 'sub_item_code' = any(${codes}::text[])))))) found
    where returnable_qty > 0 order by is_named desc, invoice_date desc, invoice_code desc, line_no limit ${mostLines}`)
  return rows
}

/** The pieces of invoices that these units are. A unit without an invoice, or half of a set, cannot be credited. */
export const creditableLines = async (
  db: Db,
  customer_code: string | null,
  units: readonly ExchangedUnit[],
  field = 'serial_numbers',
) => {
  const found = customer_code ? await candidates(db, customer_code, units) : []
  const partsOf = await unitsFor(
    db,
    found.map(({ item_code }) => item_code),
  )
  let left = [...units]
  const lines = found.flatMap((line) => {
    const parts = (partsOf.get(line.item_code) ?? []).filter(({ has_serial }) => has_serial)
    const fitting = parts.map(({ item_code, per }) => ({
      per,
      serials: left
        .filter((unit) => unit.item_code === item_code)
        .map(({ serial_number }) => serial_number)
        .filter((serial) => line.serial_numbers.length === 0 || line.serial_numbers.includes(serial)),
    }))
    const quantity = Math.min(
      line.returnable_qty,
      ...fitting.map(({ per, serials }) => Math.floor(serials.length / per)),
    )
    if (parts.length === 0 || quantity === 0) return []
    const serial_numbers = fitting.flatMap(({ per, serials }) => serials.slice(0, quantity * per))
    left = left.filter(({ serial_number }) => !serial_numbers.includes(serial_number))
    const { invoice_code, line_no: invoice_line_no } = line
    const condition = 'Damaged' as const
    return [{ invoice_code, invoice_line_no, quantity, serial_numbers, condition, restocking_fee_percent: 0 }]
  })
  const [missing] = left
  if (missing) refuseField(field, because('rma-credit-without-invoice', { sn: missing.serial_number }))
  return lines
}
