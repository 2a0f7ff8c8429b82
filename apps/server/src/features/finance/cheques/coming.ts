import type * as contract from '@sejuk/contract/finance/cheques'
import { bankDayOf, bankDaysFrom } from '@sejuk/domain/finance/bank-days'
import { addDays } from '@sejuk/domain/values/dates'
import { and, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cheques as t } from '../../../db/tables/finance/cheques.ts'
import { holidays } from '../../../db/tables/masters/holidays.ts'
import { companyToday, onCompanyDays } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { visibleCheques } from './queries.ts'

const shownDays = 10
const bouncedDays = 7

type Sum = { count: number; amount: number }
const none: Sum = { count: 0, amount: 0 }
const add = (a: Sum, b: Sum): Sum => ({ count: a.count + b.count, amount: a.amount + b.amount })

/** Banks close on the nation's holidays, not on those of a branch. */
const bankDays = async (db: Db, today: string) => {
  const found = await db.select({ day: holidays.holiday_date }).from(holidays).where(isNull(holidays.dept_code))
  const free = new Set(found.map(({ day }) => day))
  return bankDaysFrom(today, shownDays, (day) => free.has(day))
}

export const comingCheques = async ({ db, viewer, input }: RequestContext<typeof contract.comingCheques>) => {
  const today = companyToday()
  const since = addDays(today, 1 - bouncedDays)
  const days = await bankDays(db, today)
  const seen = and(visibleCheques(viewer), filterByCodes(t.dept_code, input.dept_code)) ?? sql`true`
  const sums = sql`count(*)::int as count, coalesce(sum(${t.amount}), 0)::float8 as amount`
  const { rows: inHand } = await db.execute<
    Sum & { due_date: string }
  >(sql`select ${t.due_date}::text as due_date, ${sums}
    from ${t} where ${t.status} = 'Saved' and ${t.due_date} <= ${days.at(-1)}::date and ${seen} group by 1`)
  const { rows: atBank } = await db.execute<Sum>(
    sql`select ${sums} from ${t} where ${t.status} = 'Submitted' and ${seen}`,
  )
  const { rows: bounced } = await db.execute<Sum>(sql`select ${sums} from ${t}
    where ${t.status} = 'Rejected' and ${onCompanyDays(t.bounced_date, since, undefined)} and ${seen}`)
  const sumOf = (counts: (due_date: string) => boolean) =>
    inHand.filter(({ due_date }) => counts(due_date)).reduce(add, none)
  return {
    data: {
      days: days.map((day, n) => ({
        day,
        due_from: n === 0 ? null : addDays(days[n - 1] ?? day, 1),
        ...sumOf((due_date) => bankDayOf(due_date, days) === day),
      })),
      to_bring: sumOf((due_date) => due_date <= today),
      at_bank: atBank[0] ?? none,
      bounced: { since, ...(bounced[0] ?? none) },
    },
  }
}
