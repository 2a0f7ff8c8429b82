import { getProjectReport } from '@sejuk/contract/projects/project-reports'
import { mostReportRows } from '@sejuk/domain/management-reports'
import { addressTo } from '@sejuk/domain/pages'
import { type ProjectReportGroup, projectReport as shape } from '@sejuk/domain/projects/project-report'
import { projectReportWords } from '@sejuk/words/projects/project-reports'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import {
  answered,
  asMailed,
  figuresOf,
  groupOf,
  monthsOf,
  type Period,
  periodsOf,
  rowsOf,
} from '../../../business/management-reports.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { projectMoves as moves, projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'

type Context = Pick<RequestContext<typeof getProjectReport>, 'db' | 'viewer' | 'input'>

const mine = ({ viewer, input }: Context) =>
  and(visibleLogs(viewer), input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined)

const isOpen = sql`${t.project_status} in ('Processing', 'Paused', 'On_Hold')`
const isGoaled = sql`${t.project_status} = 'Project_Goaled'`
const isLost = sql`${t.project_status} in ('Failed', 'Givenup', 'Cancelled')`
const weighted = sql`${t.est_total} * ${t.probability} / 100.0`

/** The day on which a project came to the end at which it stands. */
const ended = sql`(select max(${companyDayOf(moves.at)}) from ${moves}
  where ${moves.log_code} = ${t.log_code} and ${moves.project_status} = ${t.project_status})`
/** With the day of its end; read before it is counted, so that the day is looked up once. */
const logsOf = (
  context: Context,
) => sql`(select ${t.dept_code}, ${t.salesman_code}, ${t.stage}, ${t.source}, ${t.est_total},
    ${weighted} as weighted, ${isOpen} as is_open, ${isGoaled} as is_goaled, ${isLost} as is_lost,
    case when ${isGoaled} or ${isLost} then ${ended} end as ended
  from ${t} where ${and(mine(context), sql`${t.login_status} = 'Approved'`)}) p`
const within = ({ from, to }: Period) => sql`p.ended between ${from} and ${to}`
const sumOf = (value: SQL, where: SQL) => sql`coalesce(sum(${value}) filter (where ${where}), 0)::float8`
const amount = sql`p.est_total`

const figures = async (db: Db, context: Context, period: Period) => {
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    select ${sumOf(amount, sql`p.is_open`)} as open, round(${sumOf(sql`p.weighted`, sql`p.is_open`)})::float8 as weighted,
      ${sumOf(amount, sql`p.is_goaled and ${within(period)}`)} as goaled,
      ${sumOf(amount, sql`p.is_lost and ${within(period)}`)} as lost,
      round(100.0 * count(*) filter (where p.is_goaled and ${within(period)})
        / nullif(count(*) filter (where ${within(period)}), 0), 1)::float8 as "hitRate"
    from ${logsOf(context)}`)
  return rows[0] ?? {}
}

const groups: Record<ProjectReportGroup, { code: SQL; name: SQL }> = {
  branch: {
    code: sql`p.dept_code`,
    name: sql`(select ${departments.dept_name} from ${departments} where ${departments.dept_code} = g.code)`,
  },
  salesperson: {
    code: sql`p.salesman_code`,
    name: sql`(select ${users.username} from ${users} where ${users.usercode} = g.code)`,
  },
  stage: { code: sql`p.stage`, name: sql`g.code` },
  source: { code: sql`p.source`, name: sql`g.code` },
}

const compared = (context: Context, period: Period) => {
  const { code, name } = groups[groupOf(shape, context.input.group)]
  return sql`select g.*, ${name} as name from (
    select ${code} as code, ${sumOf(amount, sql`p.is_open`)} as open,
      round(${sumOf(sql`p.weighted`, sql`p.is_open`)})::float8 as weighted,
      (count(*) filter (where p.is_open))::int as projects,
      ${sumOf(amount, sql`p.is_goaled and ${within(period)}`)} as goaled,
      ${sumOf(amount, sql`p.is_lost and ${within(period)}`)} as lost
    from ${logsOf(context)} group by 1 order by 2 desc limit ${mostReportRows}) g order by g.open desc, g.code`
}

const monthly = (context: Context) => sql`
  select to_char(p.ended, 'YYYY-MM') as month, ${sumOf(amount, sql`p.is_goaled`)} as "goaledByMonth",
    ${sumOf(amount, sql`p.is_lost`)} as "lostByMonth"
  from ${logsOf(context)} where p.ended <= ${context.input.to} group by 1`

const read = async (context: Context) => {
  const { db, input } = context
  const { now, before } = periodsOf(input)
  const { goaled = null, lost = null, hitRate = null } = await figures(db, context, before)
  return {
    figures: figuresOf(shape, await figures(db, context, now), { goaled, lost, hitRate }),
    months: await monthsOf(db, shape, input.to, monthly(context)),
    rows: await rowsOf(db, shape, compared(context, now)),
  }
}

/** What may still be won, and what was won and lost in a period. */
export const projectReport = (context: Context) => answered(() => read(context))

export const mailedProjectReport: MailedReport = {
  ...{
    module_name: 'projects',
    endpoint: getProjectReport,
    book: projectReportWords,
    page: addressTo('projectReport'),
  },
  read: async (context, period) =>
    asMailed(shape, await read({ ...context, input: { ...period, dept_code: [], group: shape.groups[0] } })),
}
