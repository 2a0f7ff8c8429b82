import type pg from 'pg'

/**
 * Fills tables without their further indexes and without looking up what each row refers to, and makes the indexes afterwards, all at
 * once: millions of rows, each entered into seven indexes, take half an hour. What is filled must refer only to what is there.
 */
export const inBulk = async (
  pool: pg.Pool,
  tables: string[],
  fill: (client: pg.PoolClient) => Promise<unknown>,
  { bringsScope = false } = {},
) => {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '1GB'; set synchronous_commit = off`)
    // Whole or not at all: a database that lacks indexes would be measured without a word.
    await client.query('begin')
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = any($1::regclass[]) and not indisprimary
        and not exists (select from pg_constraint c where c.conindid = indexrelid)`,
      [tables],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    // Triggers that always fire write copies of a scope: what is filled brings them along.
    const { rows: always } = await client.query<{ relation: string; name: string }>(
      `select tgrelid::regclass::text as relation, tgname as name from pg_trigger
        where tgrelid = any($1::regclass[]) and tgenabled = 'A'`,
      [bringsScope ? tables : []],
    )
    for (const { relation, name } of always) await client.query(`alter table ${relation} disable trigger ${name}`)
    await client.query(`set session_replication_role = 'replica'`)
    await fill(client)
    await client.query(`set session_replication_role = 'origin'`)
    for (const { relation, name } of always) await client.query(`alter table ${relation} enable always trigger ${name}`)
    for (const { definition } of indexes) await client.query(definition)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    // Its settings end with it.
    client.release(true)
  }
}
