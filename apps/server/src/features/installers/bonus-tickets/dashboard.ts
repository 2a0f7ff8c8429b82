import type * as contract from '@sejuk/contract/installers/bonus-tickets'
import { eq, sql } from 'drizzle-orm'
import { bonusTickets as t } from '../../../db/tables/installers/bonus-tickets.ts'
import { installerBanks, installers } from '../../../db/tables/installers/installers.ts'
import { companyTodayInSql, companyZone } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

/** Said before somebody begins, not after they have sent everything. */
export const bonusReadiness = async ({ db, viewer }: RequestContext<typeof contract.bonusReadiness>) => {
  const [found] = await db
    .select({
      user_type: installers.user_type,
      user_status: installers.user_status,
      approve_status: installerBanks.approve_status,
    })
    .from(installers)
    .leftJoin(installerBanks, eq(installerBanks.user_code, installers.user_code))
    .where(eq(installers.user_code, viewer.usercode))
  if (!found) return refuse('notFound')
  const may_apply = found.user_status === 'Approved'
  const warnings = [
    ...(may_apply ? [] : ['Your identity is not approved yet']),
    ...(found.approve_status === 'Bank_Approved' ? [] : ['Bank account is not approved yet']),
  ]
  return { data: { ...found, warnings, may_apply } }
}

const sumWhere = (condition: ReturnType<typeof sql>) => ({
  n: sql<number>`(count(*) filter (where ${condition}))::int`,
  amount: sql<number>`coalesce(sum(${t.amount}) filter (where ${condition}), 0)::float8`,
})

export const bonusDashboard = async ({ db, viewer }: RequestContext<typeof contract.bonusDashboard>) => {
  const thisMonth = sql`to_char(now() at time zone ${companyZone}, 'YYYY-MM')`
  const isHandedIn = sql`${t.ticket_status} not in ('Draft', 'Denied')`
  const now = sumWhere(sql`${isHandedIn} and to_char(${t.install_date}, 'YYYY-MM') = ${thisMonth}`)
  const waiting = sumWhere(sql`${t.ticket_status} in ('Submitted', 'Approved_By_Branch', 'On_Hold')`)
  const payable = sumWhere(
    sql`${t.ticket_status} = 'Approved_By_Finance' and ${t.payment_status} <> 'Payment_Successful'`,
  )
  const paid = sumWhere(sql`${t.payment_status} = 'Payment_Successful'`)
  const own = sql`from ${t} where ${eq(t.user_code, viewer.usercode)}`
  const [sums = refuse('notFound')] = await selectRows(
    db,
    {
      units: sql<number>`coalesce(sum(${t.unit_count}) filter (where ${isHandedIn} and to_char(${t.install_date}, 'YYYY-MM') = ${thisMonth}), 0)::int`,
      amount: now.amount,
      waiting: waiting.n,
      waitingAmount: waiting.amount,
      payable: payable.n,
      payableAmount: payable.amount,
      paid: paid.n,
      paidAmount: paid.amount,
      to_correct: sql<number>`(count(*) filter (where ${t.ticket_status} = 'Withdrawn'))::int`,
      next: sql<
        string | null
      >`(min(${t.expected_date}) filter (where ${t.ticket_status} = 'Approved_By_Finance' and ${t.payment_status} <> 'Payment_Successful' and ${t.expected_date} >= ${companyTodayInSql}))::text`,
    },
    own,
  )
  const months = await selectRows(
    db,
    {
      month: sql<string>`to_char(${t.install_date}, 'YYYY-MM')`,
      units: sql<number>`sum(${t.unit_count})::int`,
      amount: sql<number>`sum(${t.amount})::float8`,
    },
    sql`${own} and ${isHandedIn} and ${t.install_date} is not null group by 1 order by 1 desc limit 6`,
  )
  const is_installer = (await db.$count(installers, eq(installers.user_code, viewer.usercode))) > 0
  return {
    data: {
      is_installer,
      this_month: { units: sums.units, amount: sums.amount },
      waiting: { tickets: sums.waiting, amount: sums.waitingAmount },
      payable: { tickets: sums.payable, amount: sums.payableAmount },
      paid: { tickets: sums.paid, amount: sums.paidAmount },
      to_correct: sums.to_correct,
      next_payment_date: sums.next,
      months: months.toReversed(),
    },
  }
}
