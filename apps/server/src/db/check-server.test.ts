import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { checkServer } from './check-server.ts'

const poolOf = (connectionString: string) => new pg.Pool({ connectionString, max: 1 })

test('a current PostgreSQL is good', async () => {
  const pool = poolOf(inject('cluster').url)
  await expect(checkServer(pool)).resolves.toBeUndefined()
  await pool.end()
})

test('one that does not answer is named by the variable', async () => {
  await expect(checkServer(poolOf('postgresql://sejuk:s3cret@127.0.0.1:1/sejuk'))).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  )
})

test('one that is too old is refused', async () => {
  const old = { query: async () => ({ rows: [{ major: 14 }] }) } as unknown as pg.Pool
  await expect(checkServer(old)).rejects.toThrow('DATABASE_URL names a PostgreSQL 14, but 15 or later is needed')
})
