import { dayIn } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import type { Database } from '../src/db/database.ts'
import { demoLoads } from '../src/db/tables/platform/demo-loads.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { aftersalesDemo } from './aftersales/parts.ts'
import { catalogueDemo, serialLivesDemo } from './catalogue/parts.ts'
import { customersDemo } from './customers/parts.ts'
import { deliveryDemo } from './delivery/parts.ts'
import { fieldDemo } from './field/parts.ts'
import { financeDemo, summariesDemo } from './finance/parts.ts'
import { moneyDemo } from './money/parts.ts'
import { companiesDemo, companyDemo } from './company/parts.ts'
import { booksDemo } from './books/parts.ts'
import { installersDemo } from './installers/parts.ts'
import { coursesDemo, learningDemo } from './learning/parts.ts'
import { insertRows } from './makers/insert-rows.ts'
import { seededRandom } from './makers/random.ts'
import { mastersDemo } from './masters/parts.ts'
import type { Part, Size } from './part.ts'
import { clockDemo, platformDemo } from './platform/parts.ts'
import { projectsDemo } from './projects/parts.ts'
import { incentiveRunsDemo, retailDemo } from './retail/parts.ts'
import { returnsDemo } from './returns/parts.ts'
import { salesDemo } from './sales/parts.ts'
import { sparepartsDemo } from './spareparts/parts.ts'
import { arrivalsDemo, stockDemo } from './stock/parts.ts'
import { supervisionDemo } from './supervision/parts.ts'

const lockKey = 7_350_123

/** In this order: an area may rely on those above it. */
const parts: readonly Part[] = [
  ...mastersDemo,
  ...catalogueDemo,
  ...customersDemo,
  ...stockDemo,
  ...salesDemo,
  ...deliveryDemo,
  ...companiesDemo,
  ...financeDemo,
  ...companyDemo,
  ...returnsDemo,
  // After what came back: its notes are credit.
  ...moneyDemo,
  ...summariesDemo,
  ...arrivalsDemo,
  ...retailDemo,
  ...learningDemo,
  ...projectsDemo,
  ...supervisionDemo,
  ...installersDemo,
  ...incentiveRunsDemo,
  ...aftersalesDemo,
  ...sparepartsDemo,
  // After those who check in, technicians among them.
  ...fieldDemo,
  ...serialLivesDemo,
  // After all that moves money.
  ...booksDemo,
  ...platformDemo,
  ...coursesDemo,
  ...clockDemo,
]

type Options = Partial<Size> & { today?: string; store?: FileStore }

/**
 * Fills an empty database with a distributor at work. Every part is one transaction with its mark in it, so a start that
 * was broken off goes on at the part it had not finished. A house in which real people work is left alone.
 */
export const loadDemo = async ({ pool }: Database, say: (line: string) => void, options: Options = {}) => {
  const { customers = 20_000, addresses = 24_000, shops = Math.round(customers * 1.5), store } = options
  const { today = dayIn(new Date().toISOString(), 'Asia/Jakarta') } = options
  if ((await missingParts(pool)).length === 0) return
  const client = await pool.connect()
  try {
    // A sample is enough to choose a plan while it loads; in the long run the database looks at its tables itself.
    await client.query('set default_statistics_target = 10')
    await client.query('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await leaveReferencesUnchecked(client)
    // Asked again: another process may have done it while this one waited.
    for (const { name, load } of await missingParts(client)) {
      await client.query('begin')
      await load(client, { random: seededRandom(name), today, size: { customers, addresses, shops }, say, store })
      await insertRows(client, demoLoads, [{ area: name }])
      await analyzeWritten(client)
      await client.query('commit')
    }
    // Until then an index cannot tell which rows are seen by everybody, and each is looked up in its table too.
    await client.query('vacuum')
  } finally {
    // Closing the connection gives the lock back and undoes what was not finished.
    client.release(true)
  }
}

/**
 * Looking up what each row refers to is a third of the database's work, and the parts are made to agree; a test looks up all of it.
 * Only a superuser may ask for this, which we are on our own database: elsewhere it loads as well, and takes longer.
 */
const leaveReferencesUnchecked = (client: pg.ClientBase) =>
  client.query(`select set_config('session_replication_role', 'replica', false) from pg_roles
    where rolname = current_user and rolsuper`)

const missingParts = async (client: pg.Pool | pg.ClientBase) => {
  const { rows } = await client.query<{ loaded: string[]; somebody: boolean }>(
    'select array(select area from demo_loads) as loaded, exists (select from users) as somebody',
  )
  const { loaded = [], somebody = false } = rows[0] ?? {}
  if (somebody && loaded.length === 0) return []
  return parts.filter(({ name }) => !loaded.includes(name))
}

/**
 * The next part reads what this one wrote. Without statistics the planner takes a full table for an empty one, and joins of
 * thousands of rows become nested loops of minutes; waiting for autovacuum is not enough. A few rows more change no plan.
 */
const analyzeWritten = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', t.schemaname, t.relname) as name from pg_stat_xact_user_tables t join pg_class c on c.oid = t.relid
      where c.relpersistence = 'p' and n_tup_ins + n_tup_upd + n_tup_del > greatest(c.reltuples, 0) / 10 order by 1`,
  )
  if (rows.length) await client.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}
