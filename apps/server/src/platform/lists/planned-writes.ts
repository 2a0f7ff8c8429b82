import { Column, eq, getTableColumns, is, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { plannedText } from './planned-rows.ts'

/** A statement of the query builder that answers with whole rows of its table. */
type Write = PromiseLike<unknown> & { toSQL: () => { sql: string; params: unknown[] } }

/** The rows of a table as a statement of the query builder wrote them, planned once by each connection. */
const writePlanned = async <T extends PgTable>(db: Db, table: T, write: Write): Promise<T['$inferSelect'][]> => {
  const { sql: text, params } = write.toSQL()
  return columnsOf(table).isNamedAlike ? writtenRows(db, table, text, params) : ((await write) as T['$inferSelect'][])
}

const known = new WeakMap<PgTable, { columns: [field: string, column: PgColumn][]; isNamedAlike: boolean }>()
/** Its columns, and whether they are called as its fields are, as an answer that names columns needs it. */
const columnsOf = (table: PgTable) => {
  const before = known.get(table)
  if (before) return before
  const columns = Object.entries(getTableColumns(table))
  const found = { columns, isNamedAlike: columns.every(([field, { name }]) => field === name) }
  known.set(table, found)
  return found
}

const writtenRows = async <T extends PgTable>(
  db: Db,
  table: T,
  text: string,
  params: unknown[],
): Promise<T['$inferSelect'][]> => {
  const rows = await plannedText<Record<string, unknown>>(db, text, params, 'write')
  for (const [field, column] of columnsOf(table).columns)
    for (const row of rows) if (row[field] !== null) row[field] = column.mapFromDriverValue(row[field])
  return rows as T['$inferSelect'][]
}

const updates = new WeakMap<PgTable, Map<string, string>>()

/** Changes the record of a key, and answers with it. The statement is written out once for each choice of fields. */
export const updatePlanned = async <T extends PgTable>(
  db: Db,
  table: T,
  [key, code]: readonly [key: PgColumn, code: string | number],
  set: Readonly<Record<string, unknown>>,
): Promise<T['$inferSelect'] | undefined> => {
  const { columns, isNamedAlike } = columnsOf(table)
  const changed = columns.filter(([field]) => set[field] !== undefined)
  const write = () =>
    db
      .update(table as PgTable)
      .set(set)
      .where(eq(key, code))
      .returning()
  const isComputed = changed.some(([field]) => is(set[field], SQL) || is(set[field], Column))
  if (isComputed || !isNamedAlike) return (await writePlanned(db, table, write()))[0]
  const texts = updates.get(table) ?? new Map<string, string>()
  updates.set(table, texts)
  const fields = [...changed.map(([field]) => field), key.name].join(' ')
  const text = texts.get(fields) ?? write().toSQL().sql
  texts.set(fields, text)
  const values = changed.map(([field, column]) => driverValue(column, set[field]))
  const [row] = await writtenRows(db, table, text, [...values, driverValue(key, code)])
  return row
}

const driverValue = (column: PgColumn, value: unknown) => (value === null ? null : column.mapToDriverValue(value))

/** Each number of rows is a statement of its own; of many the names would run out. */
const mostRows = 4

/** Adds rows, and answers with them; few at a time by a statement that is planned once. */
export const insertPlanned = async <T extends PgTable>(
  db: Db,
  table: T,
  values: readonly T['$inferInsert'][],
): Promise<T['$inferSelect'][]> => {
  const write = db
    .insert(table)
    .values([...values])
    .returning()
  return values.length > mostRows ? ((await write) as T['$inferSelect'][]) : writePlanned(db, table, write as Write)
}
