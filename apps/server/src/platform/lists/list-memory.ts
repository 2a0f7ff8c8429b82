import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import { connectionOf, type Db } from '../../db/database.ts'
import { sqlTextOf } from './sql-text-cache.ts'

/** A total told again within this time is not counted again. Only those beyond the cap are kept: for the others it would show. */
const keptFor = 10_000
/** Bounds the memory of each database; what is forgotten is counted once more. */
const mostKept = 2000

type Exact = { count: number; totals: Record<string, number>; at: number }
type Known = {
  /** When more than the cap were found; nothing where no more were. */
  manyAt?: number | undefined
  exact?: Exact
}

const memories = new WeakMap<pg.Pool, Map<string, Known>>()

/** What was found out of a filter, in one database. In a transaction nothing is remembered: it may yet be taken back. */
const memoryOf = (db: Db) => {
  const connection = connectionOf(db)
  if (!(connection instanceof pg.Pool)) return new Map<string, Known>()
  const memory = memories.get(connection) ?? new Map<string, Known>()
  memories.set(connection, memory)
  return memory
}

/** The table, the condition with its values, in which scope and filter lie, and what is added up: who asks the same has the same total. */
const questionOf = (parts: readonly SQL[]) => {
  const told = parts.map(sqlTextOf)
  return hash('sha256', JSON.stringify(told.map(({ sql: text, params }) => [text, params])), 'base64')
}

const isFresh = (at: number | undefined) => at !== undefined && Date.now() - at < keptFor

/** What is known of a filter from when it was last asked. Whether it matches many is believed for long: it only decides how rows are read. */
export const recallList = (db: Db, parts: readonly SQL[]) => {
  const memory = memoryOf(db)
  const question = questionOf(parts)
  const known = memory.get(question)
  const remember = (found: Known) => {
    memory.delete(question)
    const oldest = memory.size >= mostKept ? memory.keys().next().value : undefined
    if (oldest !== undefined) memory.delete(oldest)
    memory.set(question, found)
  }
  return {
    isMany: known?.manyAt !== undefined,
    isFew: known !== undefined && known.manyAt === undefined,
    /** More than the cap, counted a moment ago. */
    isManyNow: isFresh(known?.manyAt),
    exact: isFresh(known?.exact?.at) ? known?.exact : undefined,
    sawMany: () => remember({ ...memory.get(question), manyAt: Date.now() }),
    sawFew: () => remember({}),
    countedExactly: (found: Omit<Exact, 'at'>) => {
      const at = Date.now()
      remember({ manyAt: at, exact: { ...found, at } })
    },
  }
}
