import { lookAlikeKey } from '@sejuk/domain/catalogue/serial-numbers'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialNumbers as s } from '../../../db/tables/catalogue/serial-numbers.ts'

/** In the words of the index. */
export const keyInSql = sql<string>`translate(${s.serial_number}, 'OI', '01')`

/** Other numbers that are read the same on a plate. */
export const nearTo = async (db: Db, serials: readonly string[]) => {
  const asked = new Set(serials)
  const keys = [...new Set(serials.map(lookAlikeKey))]
  if (keys.length === 0) return []
  const rows = await db
    .select({ serial_number: s.serial_number, item_name: s.item_name, status: s.status })
    .from(s)
    .where(inArray(keyInSql, keys))
    .orderBy(s.serial_number)
    .limit(asked.size * 5)
  return rows.filter(({ serial_number }) => !asked.has(serial_number))
}
