import { lineKinds } from '@sejuk/domain/books/journals'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { followAccounts } from '../../../../business/books/follow-accounts.ts'
import type { Db } from '../../../../db/database.ts'
import { ledgerAccounts, accountMap as t } from '../../../../db/tables/books/journals.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'

const kindOf = (scope: string) => lineKinds.find((kind) => kind === scope)

/** The account of the kind where no row names a branch, a business unit or a bank. */
const generalOf = async (db: Db, line_kind: (typeof lineKinds)[number]) => {
  const [found] = await db
    .select({ map_id: t.map_id, account_code: t.account_code, account_name: ledgerAccounts.account_name })
    .from(t)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.account_code, t.account_code))
    .where(and(eq(t.line_kind, line_kind), isNull(t.dept_code), isNull(t.business_unit_code), isNull(t.bank_code)))
  return found
}

/** Which account a kind of journal line goes to. What waits for it follows in the same transaction. */
export const accountMapHandler: SettingHandler = {
  current: async (db, scope) => {
    const line_kind = kindOf(scope)
    if (!line_kind) return undefined
    const found = await generalOf(db, line_kind)
    const { account_code = null, account_name = null } = found ?? {}
    return { values: { account_code, account_name }, isFirst: !found, scope_name: scope, dept_code: null }
  },
  apply: async ({ db, actor, author, change_code }, scope, values) => {
    const line_kind = kindOf(scope)
    if (!line_kind) return
    const before = await generalOf(db, line_kind)
    const account = { account_code: String(values.account_code), account_name: String(values.account_name) }
    const { account_name } = account
    await db.insert(ledgerAccounts).values(account).onConflictDoUpdate({
      target: ledgerAccounts.account_code,
      set: { account_name },
    })
    const set = {
      account_code: account.account_code,
      updated_user_name: author.username,
      updated_date: new Date().toISOString(),
    }
    if (before) await db.update(t).set(set).where(eq(t.map_id, before.map_id))
    else await db.insert(t).values({ line_kind, ...set })
    await followAccounts(db)
    await logActions(db, actor, [
      { entity: 'account-map', entity_code: scope, action: 'update', reason: change_code, before, after: account },
    ])
  },
  impact: async (db, { scope }) => [
    await counted(
      db,
      'journals-follow',
      sql`select count(*)::int as n, sum(amount)::float8 as amount from journals
        where status = 'Waiting' and missing @> array[${scope}]::text[]`,
    ),
  ],
}
