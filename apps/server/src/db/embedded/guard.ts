import pg from 'pg'

/** Any number will do, as long as nobody else in this cluster uses it: the cluster is ours alone. */
const lockNumber = 7_350_185

export type Guard = { client: pg.Client; version: string }

/** One connection that lives as long as our process and holds the data folder for it: the kernel closes it, whatever kills us. */
export const standGuard = async (url: string): Promise<Guard | 'taken' | 'closed'> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: `sejuk ${process.pid}`,
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const sql = `select pg_try_advisory_lock($1) as mine, current_setting('server_version') as version`
    const { rows } = await client.query<{ mine: boolean; version: string }>(sql, [lockNumber])
    if (rows[0]?.mine) return { client, version: rows[0].version }
    await client.end()
    return 'taken'
  } catch (error) {
    await client.end().catch(() => {})
    if (isTemporary(error)) return 'closed'
    throw error
  }
}

/** The process that stands guard, as it named itself. */
export const whoGuards = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  const sql = `select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1`
  const { rows } = await client.query<{ name: string }>(sql, [lockNumber])
  await client.end()
  return rows[0]?.name.replace('sejuk ', '')
}

/** Nobody listens, or the server is just starting or stopping (57P01 to 57P03), or it hung up. */
const isTemporary = (error: unknown) => {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return /^(ENOENT|ECONN\w+|EPIPE|57P0[123])$/.test(code) || /timeout|terminated unexpectedly/i.test(message)
}
