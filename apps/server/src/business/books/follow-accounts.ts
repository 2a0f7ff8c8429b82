import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accountOf } from './account-of.ts'

/** The map has new accounts: what waited for them is ready. Answers with how many journals are. */
export const followAccounts = async (db: Db) => {
  const { rowCount } = await db.execute(sql`with held as (
      select journal_id from journals where status = 'Waiting' order by journal_id for update),
    found as (update journal_lines l set account_code = ${accountOf(sql`l`)} from held
      where l.journal_id = held.journal_id and l.account_code is null returning l.journal_id, l.line_kind, l.account_code),
    left_over as (select journal_id, coalesce(array_agg(distinct line_kind) filter (where account_code is null), '{}') as missing
      from found group by 1)
    update journals j set missing = o.missing, status = case when cardinality(o.missing) > 0 then 'Waiting' else 'Ready' end
    from left_over o where j.journal_id = o.journal_id and j.missing <> o.missing`)
  return rowCount ?? 0
}
