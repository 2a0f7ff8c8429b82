import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { consumerItems as c } from '../../db/tables/aftersales/consumer-items.ts'

/** When consumers bought these units, by each of their numbers. */
export const purchaseDatesOf = async (db: Db, serials: readonly string[]): Promise<Map<string, string | null>> => {
  const wanted = sql.param([...serials])
  const { rows } = serials.length
    ? await db.execute<{ serial_indoor: string | null; serial_outdoor: string | null; purchase_date: string | null }>(
        sql`select ${c.serial_indoor}, ${c.serial_outdoor}, ${c.purchase_date}::text as purchase_date from ${c}
          where ${c.serial_indoor} = any(${wanted}::text[]) or ${c.serial_outdoor} = any(${wanted}::text[])`,
      )
    : { rows: [] }
  return new Map(
    rows.flatMap(({ serial_indoor, serial_outdoor, purchase_date }) =>
      [serial_indoor, serial_outdoor].flatMap((one) => (one ? [[one, purchase_date] as const] : [])),
    ),
  )
}
