import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

type PutIn = { part: { item_code: string }; serial_indoor: string | null; serial_outdoor: string | null }

/** The half whose parts list names the part; both where none or both do. */
export const partsByHalf = async (db: Db, found: readonly PutIn[]) => {
  const serials = found.flatMap(({ serial_indoor, serial_outdoor }) => [serial_indoor, serial_outdoor])
  const codes = found.map(({ part }) => part.item_code)
  const { rows } = found.length
    ? await db.execute<{ serial_number: string; item_code: string }>(
        sql`select distinct s.serial_number, l.sparepart_item_code as item_code from serial_numbers s
          join parts_lists b on b.item_code = s.item_code join parts_list_lines l using (bom_code)
          where s.serial_number = any(${sql.param(serials.filter((one) => one !== null))}::text[])
            and l.sparepart_item_code = any(${sql.param(codes)}::text[])`,
      )
    : { rows: [] }
  const listed = new Set(rows.map(({ serial_number, item_code }) => `${serial_number}\n${item_code}`))
  return ({ part, serial_indoor, serial_outdoor }: PutIn) => {
    const halves = [serial_indoor, serial_outdoor].filter((one) => one !== null)
    const own = halves.filter((serial) => listed.has(`${serial}\n${part.item_code}`))
    return own.length > 0 ? own : halves
  }
}
