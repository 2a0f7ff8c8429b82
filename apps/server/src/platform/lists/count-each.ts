import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { countCap } from './list.ts'
import { rowsOf } from './selection.ts'

/** How many there are behind each name, in one statement; counted no further than a list does, and one more to know of more. */
export const countEach = async <Name extends string>(
  db: Db,
  source: SQL,
  behind: Readonly<Record<Name, SQL | undefined>>,
  /** Planned once by each connection: for what is asked in the same words again and again. */
  isPlanned = false,
) => {
  const names = Object.keys(behind) as Name[]
  const counts = names.map(
    (name) =>
      sql`(select count(*)::int from (select 1 from ${source} where ${behind[name] ?? sql`true`} limit ${countCap + 1}) probe) as ${sql.identifier(name)}`,
  )
  const [found] = await rowsOf(db, sql`select ${sql.join(counts, sql`, `)}`, isPlanned)
  return (name: Name) => Number(found?.[name] ?? 0)
}
