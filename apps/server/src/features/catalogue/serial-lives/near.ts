import { lookAlikeKey } from '@sejuk/domain/catalogue/serial-numbers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'
import { selectPlanned } from '../../../platform/lists/selection.ts'

/** In the words of the index. */
export const keyInSql = sql<string>`translate(${s.serial_number}, 'OI', '01')`

const fields = { serial_number: s.serial_number, item_name: s.item_name, status: s.status }
const source = sql`${s}`

/** Other numbers that are read the same on a plate. */
export const nearTo = async (db: Db, serials: readonly string[]) => {
  const asked = new Set(serials)
  const keys = [...new Set(serials.map(lookAlikeKey))]
  if (keys.length === 0) return []
  const rows = await selectPlanned(
    db,
    fields,
    source,
    sql`${keyInSql} = any(${sql.param(keys)}::text[]) order by ${s.serial_number} limit ${asked.size * 5}`,
  )
  return rows.filter(({ serial_number }) => !asked.has(serial_number))
}
