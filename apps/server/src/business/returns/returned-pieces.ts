import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** How many pieces of an invoice line other requests take: asked for, then approved, then accepted. */
export const returnedPieces = (invoice: string, line: string, except = sql`''`) => sql`coalesce((
    select sum(case when r.is_received then rl.accepted_qty when r.status = 'Approved' then rl.approved_qty else rl.quantity end)
    from return_request_lines rl join return_requests r using (return_code)
    where rl.invoice_code = ${sql.raw(invoice)} and rl.invoice_line_no = ${sql.raw(line)}
      and r.status in ('Submitted', 'Approved', 'Adjusted', 'Closed') and r.return_code <> ${except}), 0)::int`

/** The live request in which a unit stands already, by its number. */
export const unitsInReturns = async (db: Db, serials: readonly string[], except: string) => {
  if (serials.length === 0) return new Map<string, string>()
  const { rows } = await db.execute<{ serial_number: string; return_code: string }>(sql`
    select s.serial_number, r.return_code from return_request_lines rl join return_requests r using (return_code),
      unnest(case when r.is_received then rl.accepted_serials else rl.serial_numbers end) as s (serial_number)
    where rl.serial_numbers && ${sql.param([...serials])}::text[] and s.serial_number = any(${sql.param([...serials])}::text[])
      and r.return_code <> ${except}
      and (r.status in ('Submitted', 'Approved', 'Adjusted') or (r.status = 'Closed' and rl.disposition is distinct from 'Restock'))`)
  return new Map(rows.map((row) => [row.serial_number, row.return_code]))
}
