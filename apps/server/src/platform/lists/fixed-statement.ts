import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { connectionOf, type Db } from '../../db/database.ts'
import { textDates } from './planned-rows.ts'
import { preparedQuery } from './prepared-query.ts'

const dialect = new PgDialect()
let fixed = 0

/**
 * A long statement that is written out once for the life of the process and planned once by each connection. It takes no values of
 * its own: they stand in it as `sql.raw('$1')`, and are given with each call.
 */
export const fixedStatement = <Row extends object>(statement: SQL) => {
  let plan: pg.QueryConfig | undefined
  const planned = () => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    if (params.length) throw new Error('A fixed statement takes its values by number')
    return preparedQuery({ name: `fixed-${fixed++}`, text, types: textDates })
  }
  return async (db: Db, ...values: unknown[]): Promise<Row[]> => {
    plan ??= planned()
    const { rows } = await connectionOf(db).query<Row>(plan, values)
    return rows
  }
}
