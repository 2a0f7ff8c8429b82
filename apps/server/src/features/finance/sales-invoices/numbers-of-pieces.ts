import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

type Piece = { order_code: string; order_line: number; delivery_code: string; qty: number }
type Numbered = Omit<Piece, 'qty'> & { item_code: string; per: number; serial_number: string }
const keyOf = ({ order_code, order_line }: Pick<Piece, 'order_code' | 'order_line'>) => `${order_code}\n${order_line}`

/** Received by lines of these orders, on no invoice of the order that lives, and not taken back as half of a set. */
const unbilledNumbers = async (db: Db, orders: readonly string[]) => {
  if (orders.length === 0) return []
  const { rows } =
    await db.execute<Numbered>(sql`select l.order_code, l.order_line, l.delivery_code, u.item_code, u.per, s.serial_number
    from delivery_order_lines l join delivery_order_units u on u.delivery_code = l.delivery_code and u.line_no = l.line_no
    join delivery_order_serials s on s.delivery_code = u.delivery_code and s.unit_no = u.unit_no and s.state = 'received'
    where l.order_code = any(${sql.param([...new Set(orders)])}::text[])
      and not exists (select from sales_invoice_lines i join sales_invoices v using (invoice_code)
        where i.order_code = l.order_code and v.status <> '5' and s.serial_number = any(i.serial_numbers))
      and not exists (select from return_request_lines r where r.serial_numbers @> array[s.serial_number] and r.invoice_code is null)
    order by s.serial_number`)
  return rows
}

/**
 * The numbers of what is billed: of each unit as many as the pieces have, the delivery's own first. A half of a set came by an
 * earlier delivery, and is billed with the rest of its set.
 */
export const numbersOfPieces = async (db: Db, pieces: readonly Piece[]) => {
  const all = await unbilledNumbers(
    db,
    pieces.map(({ order_code }) => order_code),
  )
  const byLine = Map.groupBy(all, keyOf)
  const used = new Set<string>()
  return (piece: Piece) => {
    const items = Map.groupBy(byLine.get(keyOf(piece)) ?? [], ({ item_code }) => item_code)
    return [...items.values()]
      .flatMap((own) => {
        const free = own.filter(({ serial_number }) => !used.has(serial_number))
        const first = free.filter(({ delivery_code }) => delivery_code === piece.delivery_code)
        const rest = free.filter(({ delivery_code }) => delivery_code !== piece.delivery_code)
        const taken = [...first, ...rest].slice(0, (own[0]?.per ?? 1) * piece.qty)
        for (const { serial_number } of taken) used.add(serial_number)
        return taken.map(({ serial_number }) => serial_number)
      })
      .toSorted()
  }
}
