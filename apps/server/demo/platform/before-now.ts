import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import type { Part } from '../part.ts'

/** Deadlines and appointments lie ahead; all else that has a moment has happened. Copies follow what they are of by themselves. */
const ahead =
  '(^scope_|^next_|_due$|^due_date$|expires|until|^ends_date$|^supervise_|_training_date$|^call_back_date$|^first_schedule_date$)'

/** Tables that refuse changes are left as they are where their refusal cannot be set aside. */
const moments = `select c.table_name, array_agg(c.column_name::text order by c.ordinal_position) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'
    and c.column_name !~ $1 and (current_setting('session_replication_role') = 'replica' or not exists
      (select from information_schema.triggers g where g.event_object_table = c.table_name and g.event_manipulation = 'UPDATE'))
  group by 1 order by 1`

/**
 * The parts tell of a whole day at work, also when they are loaded in its morning. What would happen later today happened just now
 * instead: a day becomes less than a second, in which everything keeps its order.
 */
export const bringBeforeNow = async (client: pg.ClientBase, today: string, now: string) => {
  const midnight = instantOf(addDays(today, 1), '00:00', headOffice)
  if (now >= midnight) return 0
  const { rows } = await client.query<{ table_name: string; columns: string[] }>(moments, [ahead])
  let brought = 0
  for (const { table_name, columns } of rows) {
    const isLater = (column: string) => `(${column} > $1 and ${column} < $2)`
    const names = columns.map((column) => client.escapeIdentifier(column))
    const set = names.map((n) => `${n} = case when ${isLater(n)} then $1 + (${n} - $1) * 0.00001 else ${n} end`)
    const { rowCount } = await client.query(
      `update ${client.escapeIdentifier(table_name)} set ${set.join(', ')} where ${names.map(isLater).join(' or ')}`,
      [now, midnight],
    )
    brought += rowCount ?? 0
  }
  return brought
}

export const endBeforeNow: Part['load'] = async (client, { today, say }) => {
  const brought = await bringBeforeNow(client, today, new Date().toISOString())
  if (brought) say(`demo data: ${brought} rows of later today happened just now`)
}
