import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { countCap } from './list.ts'

/** How many there are behind each name, in one statement; counted no further than a list does, and one more to know of more. */
export const countEach = async <Name extends string>(
  db: Db,
  source: SQL,
  behind: Readonly<Record<Name, SQL | undefined>>,
) => {
  const names = Object.keys(behind) as Name[]
  const counts = names.map(
    (name) =>
      sql`(select count(*)::int from (select 1 from ${source} where ${behind[name] ?? sql`true`} limit ${countCap + 1}) probe) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return (name: Name) => rows[0]?.[name] ?? 0
}
