import type * as contract from '@sejuk/contract/field/leaves'
import { leaveModule, standingLeave } from '@sejuk/domain/field/leave'
import { balancedTypes } from '@sejuk/domain/field/leave-days'
import { and, desc, eq, getTableColumns, gte, inArray, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { holdersOf } from '../../../business/field/approvers.ts'
import { readBalances } from '../../../business/field/leave-balances.ts'
import { isInTeam, visibleTeam } from '../../../business/field/own-team.ts'
import type { Db } from '../../../db/database.ts'
import { leaveLedger, leaves as t } from '../../../db/tables/field/leaves.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { sharesRole } from './colleagues.ts'

/** Who decides about leave is represented by somebody who may, and is offered nobody else. */
export const leaveDelegates = async ({ db, viewer, input }: RequestContext<typeof contract.leaveDelegates>) => {
  const need = 'Leave-Approve' as const
  const deciding = viewer.permission.has(need) ? inArray(users.usercode, await holdersOf(db, need)) : undefined
  return dropdownPage(db, {
    page: input.page,
    source: sql`${users}`,
    where: and(
      deciding,
      eq(users.department, viewer.department),
      eq(users.is_active, true),
      ne(users.usercode, viewer.usercode),
      containsText(input.search, users.username, users.usercode),
    ),
    key: users.usercode,
    order: users.username,
    fields: { value: users.usercode, label: sql<string>`'(' || ${users.usercode} || ') ' || ${users.username}` },
    isSearch: input.search !== '',
  })
}

const delegates = alias(users, 'delegates')
const others = alias(t, 'others')
const team = alias(users, 'team')
const listed = (values: readonly string[]) => sql.raw(`(${values.map((one) => `'${one}'`).join(', ')})`)

const source = sql`${t} join ${users} on ${eq(users.usercode, t.usercode)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  left join ${users} ${sql.raw(`"delegates"`)} on ${eq(delegates.usercode, t.delegate_user_code)}`
const isColleague = (code: SQLWrapper) => sharesRole(sql`${t.usercode}`, code)
/** Each leave is of a user in a branch: what is counted needs neither, unless a name is searched. */
const alone = sql`${t}`
const fields = {
  ...getTableColumns(t),
  from_date: sql<string>`${t.from_date}::text`,
  to_date: sql<string>`${t.to_date}::text`,
  username: users.username,
  dept_name: departments.dept_name,
  delegate_name: sql<string | null>`${delegates.username}`,
  balance: sql<
    number | null
  >`case when ${t.leave_type} in ${listed(balancedTypes)} then coalesce((select sum(${leaveLedger.days})
    from ${leaveLedger} where ${eq(leaveLedger.usercode, t.usercode)} and ${eq(leaveLedger.leave_type, t.leave_type)}
      and ${leaveLedger.line_date} < date_trunc('year', ${t.from_date}) + interval '1 year'), 0) end`,
  has_letter: sql<boolean>`exists (select from ${attachments} where ${attachments.module_name} = ${sql.raw(`'${leaveModule}'`)}
    and ${eq(attachments.module_code, t.leave_code)} and ${attachments.deleted_date} is null)`,
  /** On the worst day, as it was told to who asked. */
  team_away: sql<number>`round(100.0 * (1 + coalesce((select max((select count(distinct ${others.usercode}) from ${t} ${sql.raw('"others"')}
      where daterange(${others.from_date}, ${others.to_date}, '[]') @> day::date and ${eq(others.dept_code, t.dept_code)}
        and ${others.usercode} <> ${t.usercode} and ${others.status} in ${listed(standingLeave)} and ${isColleague(others.usercode)}))
    from generate_series(${t.from_date}::timestamp, ${t.to_date}::timestamp, interval '1 day') day), 0))
    / greatest(1, (select count(*) from ${users} ${sql.raw('"team"')} where ${eq(team.department, t.dept_code)} and ${team.is_active}
      and (${team.usercode} = ${t.usercode} or ${isColleague(team.usercode)}))))::int`,
}

type Context = Pick<RequestContext<typeof contract.listLeaves>, 'viewer' | 'input'>
const leavesOf = (input: Context['input'], whose: SQL, parts?: SQL[], isShown?: SQL) =>
  asList({
    input,
    source,
    own: alone,
    ...scoped(parts, whose, (scope) =>
      and(
        scope,
        isShown,
        input.status ? eq(t.status, input.status) : undefined,
        input.leave_type ? eq(t.leave_type, input.leave_type) : undefined,
        input.from ? gte(t.to_date, input.from) : undefined,
        input.to ? lte(t.from_date, input.to) : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        containsText(input.search, t.leave_code, users.username, t.usercode),
      ),
    ),
    key: t.leave_code,
    sorts: { created_date: t.created_date, from_date: t.from_date, days: t.days },
    sort: '-created_date',
    fields,
  })

/** Shown by pages, and downloaded whole. A draft is its user's own. */
export const leaveList = ({ viewer, input }: Context) =>
  leavesOf(
    input,
    visibleTeam(viewer, t),
    partsAsItOpens(viewer, input, 'created_date', { dept_code: t.dept_code }),
    sql`${t.status} <> 'Draft'`,
  )

/** A year that has not begun is judged as it will begin. */
const withBalances = async <Row extends Parameters<Awaited<ReturnType<typeof readBalances>>['balancesFor']>[0]>(
  db: Db,
  rows: readonly Row[],
) => {
  const { balancesFor } = await readBalances(
    db,
    rows.map(({ usercode }) => usercode),
  )
  return rows.map((row) => {
    const { balance, lacks_balance } = balancesFor(row)
    return { ...row, balance, lacks_balance }
  })
}

export const listLeaves = async ({ db, ...context }: RequestContext<typeof contract.listLeaves>) => {
  const { data, ...rest } = await listPage(db, leaveList(context))
  return { ...rest, data: await withBalances(db, data) }
}

export const listMyLeaves = async ({ db, viewer, input }: RequestContext<typeof contract.listMyLeaves>) => {
  const { data, ...rest } = await listPage(db, leavesOf(input, eq(t.usercode, viewer.usercode)))
  return { ...rest, data: await withBalances(db, data) }
}

const mostLines = 200

const balancesOf = async (db: Db, usercode: string, asked: number | undefined) => {
  const { balanceIn, thisYear } = await readBalances(db, [usercode])
  const year = asked ?? thisYear
  const balances = balancedTypes.map((leave_type) => ({
    leave_type,
    balance: balanceIn({ usercode, leave_type }, year) ?? 0,
  }))
  const { line_id, line_date, leave_code, leave_type, kind, days, note } = leaveLedger
  const lines = await db
    .select({ line_id, line_date, leave_code, leave_type, kind, days, note })
    .from(leaveLedger)
    .where(eq(leaveLedger.usercode, usercode))
    .orderBy(desc(line_date), desc(leaveLedger.line_id))
    .limit(mostLines)
  return { data: { year, balances, lines } }
}

export const leaveBalances = ({ db, viewer, input }: RequestContext<typeof contract.leaveBalances>) =>
  balancesOf(db, viewer.usercode, input.year)

export const staffBalances = async ({ db, viewer, input }: RequestContext<typeof contract.staffBalances>) => {
  if (!(await isInTeam(db, viewer, input.usercode))) return refuse('notFound')
  return balancesOf(db, input.usercode, input.year)
}
