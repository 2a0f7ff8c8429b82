import { dayIn } from '@sejuk/domain/dates'
import type pg from 'pg'
import type { Database } from '../src/db/database.ts'
import { demoLoads } from '../src/db/tables/platform/demo-loads.ts'
import type { FileStore } from '../src/platform/files/file-store.ts'
import { loadServiceCentres } from './aftersales/service-centres.ts'
import { loadServiceOutcomes } from './aftersales/service-outcomes.ts'
import { loadTickets } from './aftersales/tickets.ts'
import { loadWorkOrderPhotos } from './aftersales/work-order-photos.ts'
import { loadWorkOrders } from './aftersales/work-orders.ts'
import type { Area, Size } from './area.ts'
import { loadCustomers } from './customers/load-customers.ts'
import { loadSalesPolicies } from './customers/load-sales-policies.ts'
import { loadShops } from './customers/load-shops.ts'
import { loadSignatures } from './customers/load-signatures.ts'
import { loadTrade } from './customers/load-trade.ts'
import { loadInstallersBonus } from './installers/load-bonus.ts'
import { loadInstallers } from './installers/load-installers.ts'
import { insertRows } from './makers/insert-rows.ts'
import { seededRandom } from './makers/random.ts'
import { loadDrivers } from './masters/drivers.ts'
import { loadLearnedPostalCodes } from './masters/learned-postal-codes.ts'
import { loadStaff } from './masters/staff.ts'
import { loadMessages } from './platform/messages.ts'
import { loadCashbacks } from './sales/load-cashbacks.ts'

const lockKey = 7_350_123

/** In this order: an area may rely on those above it. */
const areas: readonly Area[] = [
  { name: 'staff', load: loadStaff },
  { name: 'customers', load: loadCustomers },
  { name: 'shops', load: loadShops },
  { name: 'customer-trade', load: loadTrade },
  { name: 'cashbacks', load: loadCashbacks },
  { name: 'signatures', load: loadSignatures },
  { name: 'sales-policies', load: loadSalesPolicies },
  { name: 'drivers', load: loadDrivers },
  { name: 'postal-codes', load: loadLearnedPostalCodes },
  { name: 'installers', load: loadInstallers },
  { name: 'installers-bonus', load: loadInstallersBonus },
  { name: 'service-centres', load: loadServiceCentres },
  { name: 'aftersales-tickets', load: loadTickets },
  { name: 'work-orders', load: loadWorkOrders },
  { name: 'work-order-photos', load: loadWorkOrderPhotos },
  { name: 'service-outcomes', load: loadServiceOutcomes },
  { name: 'messages', load: loadMessages },
]

type Options = Partial<Size> & { today?: string; store?: FileStore }

/**
 * Fills an empty database with a distributor at work. Every area is one transaction with its mark in it, so a start that
 * was broken off goes on at the area it had not finished. A house in which real people work is left alone.
 */
export const loadDemo = async ({ pool }: Database, say: (line: string) => void, options: Options = {}) => {
  const { customers = 20_000, addresses = 24_000, shops = Math.round(customers * 1.5), store } = options
  const { today = dayIn(new Date().toISOString(), 'Asia/Jakarta') } = options
  if ((await missingAreas(pool)).length === 0) return
  const client = await pool.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    // Asked again: another process may have done it while this one waited.
    for (const { name, load } of await missingAreas(client)) {
      await client.query('begin')
      await load(client, { random: seededRandom(name), today, size: { customers, addresses, shops }, say, store })
      await insertRows(client, demoLoads, [{ area: name }])
      await client.query('commit')
    }
  } finally {
    // Closing the connection gives the lock back and undoes what was not finished.
    client.release(true)
  }
}

const missingAreas = async (client: pg.Pool | pg.ClientBase) => {
  const { rows } = await client.query<{ loaded: string[]; somebody: boolean }>(
    'select array(select area from demo_loads) as loaded, exists (select from users) as somebody',
  )
  const { loaded = [], somebody = false } = rows[0] ?? {}
  if (somebody && loaded.length === 0) return []
  return areas.filter(({ name }) => !loaded.includes(name))
}
