import { hasBalance, type LeaveType, yearOf } from '@sejuk/domain/field/leave-days'
import { balanceOfYear, grantOf } from '@sejuk/domain/field/leave-ledger'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { leaveLedger as t } from '../../db/tables/field/leaves.ts'
import { users } from '../../db/tables/platform/users.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { leaveRulesOf } from './leave-rules.ts'

type Whose = { usercode: string; leave_type: LeaveType }
type Taken = Whose & { from_date: string; days: number; days_next_year: number }

/** A year further than this has no balance to speak of. */
const farthest = 3

/** What is left by type and year, of some users at once. Nothing for a type without a balance. */
export const readBalances = async (db: Db, usercodes: readonly string[]) => {
  const mine = [...new Set(usercodes)]
  const year = sql<number>`extract(year from ${t.line_date})::int`
  const lines = mine.length
    ? await db
        .select({
          ...{ usercode: t.usercode, leave_type: t.leave_type, year },
          days: sql<number>`sum(${t.days})::float8`,
          is_granted: sql<boolean>`bool_or(${t.kind} = 'grant')`,
        })
        .from(t)
        .where(inArray(t.usercode, mine))
        .groupBy(t.usercode, t.leave_type, year)
    : []
  const people = mine.length
    ? await db
        .select({ usercode: users.usercode, join_date: users.join_date })
        .from(users)
        .where(inArray(users.usercode, mine))
    : []
  const ruleOf = await leaveRulesOf(db)
  const thisYear = yearOf(companyToday())

  /** `taken` is about to be taken from the year before. */
  const balanceIn = ({ usercode, leave_type }: Whose, asked: number, taken = 0) => {
    if (!hasBalance(leave_type)) return null
    const own = lines.filter((line) => line.usercode === usercode && line.leave_type === leave_type)
    const last = Math.min(asked, thisYear + farthest)
    const first = Math.min(last, thisYear, ...own.map((line) => line.year))
    const rule = ruleOf(leave_type)
    const join_date = people.find((one) => one.usercode === usercode)?.join_date ?? null
    return balanceOfYear(
      last,
      {
        ...{ first, before: 0, thisYear, rule },
        sumOf: (one) => own.find((line) => line.year === one) ?? { days: 0, is_granted: false },
        grantOf: (one) => grantOf(join_date, one, rule),
      },
      taken,
    )
  }

  /** By the year of its first day, and by the next where it reaches into it. */
  const balancesFor = (leave: Taken) => {
    const year = yearOf(leave.from_date)
    const balance = balanceIn(leave, year)
    const now = leave.days - leave.days_next_year
    const parts = [{ year, days: now, balance }]
    if (leave.days_next_year > 0)
      parts.push({ year: year + 1, days: leave.days_next_year, balance: balanceIn(leave, year + 1, now) })
    return {
      balance,
      lacks_balance: parts.some((part) => part.balance !== null && part.balance < part.days),
      years: parts.flatMap((part) =>
        part.balance === null ? [] : [{ ...part, balance: part.balance, after: part.balance - part.days }],
      ),
    }
  }
  return { thisYear, balanceIn, balancesFor }
}
