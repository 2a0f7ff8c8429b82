import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The database, or a transaction in it: code below the door cannot tell and must not care. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'selectDistinct' | 'update' | 'delete' | '$count' | 'execute' | '$with' | 'with' | '_'
>

export type Database = { pool: pg.Pool; db: NodePgDatabase; url: string; close: () => Promise<void> }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** No statement, lock or forgotten transaction may hold others up for long. */
const manners = [
  'timezone=UTC',
  'statement_timeout=30000',
  'lock_timeout=10000',
  'idle_in_transaction_session_timeout=60000',
  // How much of a mistyped word must be there for '<%' to find it: one wrong or two swapped letters are forgiven.
  'pg_trgm.word_similarity_threshold=0.35',
]

type Options = { size?: number; onError?: (error: Error) => void }

export const openDatabase = (url: string, { size = 10, onError = () => {} }: Options = {}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    options: manners.map((setting) => `-c ${setting}`).join(' '),
    application_name: 'sejuk',
  })
  // An idle connection may be cut at any time; unheard, the event would end the process.
  pool.on('error', onError)
  // One in use may be cut as well; its query hears of it, and the event has no other hearer.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle({ client: pool })
  urls.set(db, url)
  return { pool, db, url, close: () => pool.end() }
}

/** The connection below drizzle, for statements that it plans once: drizzle gives them no names. */
export const connectionOf = ({ _: { session } }: Db): pg.Pool | pg.Client => {
  const client = 'client' in session ? session.client : undefined
  if (client instanceof pg.Pool || client instanceof pg.Client) return client
  throw new Error('This is no database of node-postgres')
}

const urls = new WeakMap<NodePgDatabase, string>()
/** Where a database lies, for work that needs a connection of its own. */
export const urlOf = (db: NodePgDatabase) => {
  const url = urls.get(db)
  if (!url) throw new Error('This is a transaction, or no database of ours')
  return url
}
