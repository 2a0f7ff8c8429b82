import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inheritedWarranties as h } from '../../db/tables/returns/rma-requests.ts'

type Terms = { serial_number: string; sparepart_until: string; compressor_until: string }

/** Until when units are covered that took the place of others. */
export const inheritedTerms = async (db: Db, serials: readonly string[]) => {
  const { rows } = await db.execute<Terms>(sql`select ${h.serial_number}, ${h.sparepart_until}::text as sparepart_until,
      ${h.compressor_until}::text as compressor_until from ${h} where ${h.serial_number} = any(${sql.param([...serials])}::text[])`)
  return new Map(rows.map(({ serial_number, ...terms }) => [serial_number, terms]))
}
