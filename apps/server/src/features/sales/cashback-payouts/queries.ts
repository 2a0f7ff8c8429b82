import type * as contract from '@sejuk/contract/sales/cashback-payouts'
import { cashbackPayout } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cashbackPayouts as t } from '../../../db/tables/sales/cashback-payouts.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { linesOf } from './commands.ts'
import { payoutCandidates } from './payable.ts'

/** The table is written out: alone in a select, its column would go unnamed and mean the line's own. */
const linesThat = (condition: SQL) =>
  sql<number>`(select count(*)::int from cashback_payout_lines l where l.payout_code = ${t}.payout_code and ${condition})`

const fields = {
  payout_code: t.payout_code,
  method: t.method,
  status: t.status,
  lines: t.lines,
  net_amount: t.net_amount,
  paid: linesThat(sql`l.payment_status = 'Payment_Successful'`),
  failed: linesThat(sql`l.payment_status = 'Payment_Failed'`),
  remark: t.remark,
  return_reason: t.return_reason,
  authors: t.authors,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  approved_user_name: t.approved_user_name,
  approved_date: t.approved_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

export const listPayouts = ({ db, viewer, input }: RequestContext<typeof contract.listPayouts>) =>
  listPage(db, {
    input,
    source: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleTo(viewer, t), (scope) =>
      and(
        scope,
        input.method ? eq(t.method, input.method) : undefined,
        input.status ? eq(t.status, input.status) : undefined,
        input.text ? containsText(input.text, t.payout_code, t.create_user_name) : undefined,
      ),
    ),
    key: t.payout_code,
    sorts: { created_date: t.created_date, payout_code: t.payout_code, net_amount: t.net_amount },
    sort: '-created_date',
    fields,
    totals: { net_amount: t.net_amount },
  })

export const findPayout = async (db: Db, viewer: Viewer, payout_code: string) => {
  const [found] = await db
    .select({ ...fields, bank_format: t.bank_format })
    .from(t)
    .where(and(eq(t.payout_code, payout_code), visibleTo(viewer, t)))
  return found ?? refuse('notFound')
}

export const getPayout = async ({ db, viewer, input }: RequestContext<typeof contract.getPayout>) => {
  const payout = await findPayout(db, viewer, input.payout_code)
  return { data: { ...payout, payments: await linesOf(db, payout.payout_code) } }
}

export const previewPayout = async ({ db, viewer, input }: RequestContext<typeof contract.previewPayout>) => {
  const candidates = await payoutCandidates(db, viewer, input.method)
  const free = candidates.filter(({ obstacle }) => !obstacle)
  const net_amount = total(free.map((line) => line.net_amount))
  return { data: { lines: free.length, net_amount, candidates } }
}

export const payoutLog = async ({ db, viewer, input }: RequestContext<typeof contract.payoutLog>) => {
  await findPayout(db, viewer, input.code)
  return historyOf(db, cashbackPayout.entity, input.code, input.page)
}
