import type { ImpactLine } from '@sejuk/domain/company/setting-changes'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import type { Counted } from './setting-handler.ts'

type Row = { n: number; amount: number | null }

/** One line: `select count(*)::int as n, sum(…)::float8 as amount …`. */
export const counted = async (db: Db, line: ImpactLine, query: SQL): Promise<Counted> => {
  const { rows } = await db.execute<Row>(query)
  return { line, n: rows[0]?.n ?? 0, amount: rows[0]?.amount ?? null }
}
