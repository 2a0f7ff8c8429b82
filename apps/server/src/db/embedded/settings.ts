import { createServer } from 'node:net'
import { bySocket, type Place } from './place.ts'

/** For a small server: a machine shared with our own process, on a solid-state disk. */
export const settingsFor = async (place: Place, durable: boolean): Promise<Record<string, string | number>> => ({
  ...(bySocket ? { listen_addresses: '', port: 5432 } : { listen_addresses: '127.0.0.1', port: await freePort() }),
  unix_socket_directories: bySocket ? `"${place.socketFolder.replaceAll('"', '""')}"` : '',
  unix_socket_permissions: '0700',
  max_connections: 100,
  // A statement over the whole schema, such as dropping or dumping it, locks every table and index of hundreds.
  max_locks_per_transaction: 512,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // Nobody copies our log of changes: it need not tell of what an index build or a fresh table wrote, nor lie around by the gigabyte.
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '192MB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // What people typed stands in statements and details, and does not belong in a log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // What is thrown away is not tidied either: statistics of a table's first rows would mislead every plan that comes after.
  ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
})

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(address && typeof address === 'object' ? address.port : 0))
    })
  })
