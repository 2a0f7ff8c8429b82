import type pg from 'pg'
import { CannotStart } from '../cannot-start.ts'

const oldest = 15

/** A PostgreSQL that is not ours may be away, closed to us or too old; its operator should read so in one line. */
export const checkServer = async (pool: pg.Pool) => {
  const version = await pool
    .query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`)
    .catch((error: Error) => {
      throw new CannotStart(`The database of DATABASE_URL cannot be used: ${error.message || 'no answer'}`)
    })
  const major = version.rows[0]?.major ?? 0
  if (major < oldest)
    throw new CannotStart(`DATABASE_URL names a PostgreSQL ${major}, but ${oldest} or later is needed`)
}
