import { rowsTouched } from '@sejuk/domain/platform/imports'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { refuse } from '../http/refuse.ts'
import { findOne, lockOne } from '../lists/lock-one.ts'
import { insertPlanned, updatePlanned } from '../lists/planned-writes.ts'
import { historyOf } from './action-history.ts'
import { type Actor, logActions } from './action-log.ts'
import { stillCurrent } from './stale.ts'

type Code = string | number
export type Coming = 'create' | 'import'
type Table = PgTable & { row_version: PgColumn }
/** A column may also be given as SQL: the database's clock, a count. */
export type ColumnsOf<T extends PgTable> = {
  [Name in keyof T['$inferInsert']]?: T['$inferInsert'][Name] | SQL
}
/** Only columns of the table: a spread input would carry other fields along unseen, and they would be lost. */
export type OnlyColumns<T extends PgTable, Fields> = Fields & {
  [Name in Exclude<keyof Fields, keyof T['$inferInsert']>]: never
}
/** What the caller saw: the record, and how it stood. */
type Seen = { code: Code; row_version: number; isVisible?: SQL }

/** CRUD of a configuration screen: one table, one key, a row version, and a log entry for every action. */
export const recordsOf = <T extends Table>(entity: string, table: T, key: PgColumn) => {
  type Row = T['$inferSelect']
  const entryOf = (code: Code, action: string) => ({ entity, entity_code: String(code), action })
  const found = (code: Code, isVisible?: SQL) => and(eq(key, code), isVisible)

  const find = async (db: Db, code: Code, isVisible?: SQL) => findOne(db, table, found(code, isVisible))

  /** Locks the record and checks that it is still the version the caller saw; `form` is what they want to save. */
  const lock = async (db: Db, { code, row_version, isVisible }: Seen, form: object = {}) => {
    const row = await lockOne(db, table, found(code, isVisible))
    return (await stillCurrent(db, row as ({ row_version: number } & Row) | undefined, {
      entity,
      entity_code: String(code),
      row_version,
      form,
    })) as Row
  }

  return {
    find,
    lock,
    /** `how` it came: by a form, or by a sheet. */
    add: async <Fields extends T['$inferInsert']>(
      db: Db,
      actor: Actor,
      row: OnlyColumns<T, Fields>,
      also: object = {},
      how: Coming = 'create',
    ) => {
      const [added] = (await insertPlanned<PgTable>(db, table, [row])) as Row[]
      if (!added) throw new Error(`${entity} was not added`)
      const code = (added as Record<string, Code>)[key.name] ?? ''
      await logActions(db, actor, [{ ...entryOf(code, how), after: { ...added, ...also } }])
      return added
    },
    change: async <Fields extends ColumnsOf<T>>(
      db: Db,
      actor: Actor,
      before: Row,
      fields: OnlyColumns<T, Fields>,
      also: { before?: object; after?: object } = {},
    ) => {
      const code = (before as Record<string, Code>)[key.name] ?? ''
      const after = await updatePlanned(db, table, [key, code], fields)
      await logActions(db, actor, [
        {
          ...entryOf(code, 'update'),
          before: { ...(before as object), ...also.before },
          after: { ...(after as object), ...also.after },
        },
      ])
      return after as Row
    },
    remove: async (db: Db, actor: Actor, before: Row, also: object = {}) => {
      const code = (before as Record<string, Code>)[key.name] ?? ''
      await db.delete(table).where(eq(key, code))
      await logActions(db, actor, [{ ...entryOf(code, 'delete'), before: { ...(before as object), ...also } }])
    },
    /** Rolls back what a sheet imported, as long as none of it has been changed. */
    takeBack: async (db: Db, actor: Actor, codes: readonly string[], isVisible?: SQL) => {
      const keys = key.dataType === 'number' ? codes.map(Number) : [...codes]
      const found = (await db
        .select()
        .from(table as PgTable)
        .where(and(inArray(key, keys), isVisible))
        .orderBy(key)
        .for('update')) as (Row & { row_version: number })[]
      const touched = codes.length - found.filter(({ row_version }) => row_version === 1).length
      if (touched) refuse('conflict', { message: rowsTouched(touched) })
      await db.delete(table).where(inArray(key, keys))
      await logActions(
        db,
        actor,
        found.map((before) => ({ ...entryOf((before as Record<string, Code>)[key.name] ?? '', 'roll-back'), before })),
      )
    },
    history: async (db: Db, code: Code, page: number, isVisible?: SQL) => {
      if (!(await find(db, code, isVisible))) refuse('notFound')
      return historyOf(db, entity, String(code), page)
    },
  }
}
