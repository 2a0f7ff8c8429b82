import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { serialNumbers as s } from '../../db/tables/catalogue/serial-numbers.ts'

/** A unit that was exchanged more often is a mistake of some program. */
const mostExchanges = 20

/**
 * The unit that stands where each of these stood, at the end of its exchanges; the same number where it was never exchanged.
 */
export const currentUnits = async (db: Db, serials: readonly string[]) => {
  const { rows } = serials.length
    ? await db.execute<{
        first: string
        serial_number: string
      }>(sql`with recursive place (first, serial_number, step) as (
        select ${s.serial_number}, ${s.replaced_by_sn}, 1 from ${s}
          where ${s.serial_number} = any(${sql.param([...new Set(serials)])}::text[]) and ${s.replaced_by_sn} is not null
        union all select place.first, ${s.replaced_by_sn}, place.step + 1 from place join ${s}
          on ${s.serial_number} = place.serial_number where ${s.replaced_by_sn} is not null and place.step < ${mostExchanges})
      select distinct on (first) first, serial_number from place order by first, step desc`)
    : { rows: [] }
  const now = new Map(rows.map(({ first, serial_number }) => [first, serial_number]))
  return (serial: string) => now.get(serial) ?? serial
}
