import type pg from 'pg'

/** Of a table that a trigger reads meanwhile they stay: it would look through all rows for every new one. */
const indexesOf = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i where i.indrelid = any ($1::regclass[]) and not exists (
    select from pg_constraint c where c.conindid = i.indexrelid) and not exists (
    select from pg_trigger t where t.tgrelid = i.indrelid and t.tgenabled = 'A' and t.tgnewtable is not null)
  order by 1`

/** Builds the indexes of some tables after these were filled: sorting once is far cheaper than finding every row its place. */
export const indexesAfterwards = async (
  client: pg.ClientBase,
  tables: readonly string[],
  fill: () => Promise<void>,
) => {
  const { rows } = await client.query<{ name: string; definition: string }>(indexesOf, [tables])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await fill()
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of rows) await client.query(definition)
}
