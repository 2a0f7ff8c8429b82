import type * as contract from '@sejuk/contract/supervision/kpis'
import { type StepKey, stepKeys } from '@sejuk/domain/supervision/supervision-rail'
import { addDays } from '@sejuk/domain/values/dates'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import type { Db } from '../../../db/database.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'

const mostInstallers = 30
const yearDays = 365

type Totals = Record<'supervisions' | 'finished' | 'problems' | 'overtime_days', number> &
  Record<'first_pass_percent' | 'now_pass_percent' | 'problems_per_100_hp' | 'on_time_percent', number | null>

/** The supervisions that are asked about; everything else hangs on them. */
const chosen = (
  where: SQL | undefined,
) => sql`s as materialized (select ${t.supervision_code}, ${t.installer_code}, ${t.installer_name},
  ${t.capacity_hp}, ${t.problems_found}, ${t.overtime}, ${t.supervision_status}, ${t.planned_end}, ${t.finished_date} from ${t} where ${where})`

const totalsOf = async (db: Db, where: SQL | undefined): Promise<Totals> => {
  const { rows } = await db.execute<Totals>(sql`with ${chosen(where)},
    p as (select count(*) filter (where first_result = 'Pass') as passed, count(*) filter (where first_result <> 'NA') as judged,
        count(*) filter (where result = 'Pass') as passes, count(*) filter (where result <> 'NA') as stands
      from inspection_points join s using (supervision_code)),
    v as (select count(distinct (supervision_code, visit_date))::int as days from supervision_visits join s using (supervision_code)
      where s.overtime = 'Yes' and not is_cancelled and visit_date <= ${companyTodayInSql})
    select count(*)::int as supervisions, (count(*) filter (where supervision_status = 'Finish_Project_Finished'))::int as finished,
      coalesce(sum(problems_found), 0)::int as problems,
      round((100.0 * sum(problems_found) / nullif(sum(capacity_hp), 0))::numeric, 1)::float8 as problems_per_100_hp,
      (select round(100.0 * passed / nullif(judged, 0), 1)::float8 from p) as first_pass_percent,
      (select round(100.0 * passes / nullif(stands, 0), 1)::float8 from p) as now_pass_percent,
      (select days from v) as overtime_days,
      round(100.0 * count(*) filter (where finished_date is not null and finished_date::date <= planned_end)
        / nullif(count(*) filter (where finished_date is not null and planned_end is not null), 0), 1)::float8 as on_time_percent
    from s`)
  return rows[0] ?? { ...nothing }
}
const nothing: Totals = {
  ...{ supervisions: 0, finished: 0, problems: 0, overtime_days: 0 },
  ...{ first_pass_percent: null, now_pass_percent: null, problems_per_100_hp: null, on_time_percent: null },
}

const stepsOf = async (db: Db, where: SQL | undefined) => {
  const { rows } = await db.execute<{ step: StepKey; days: number; times: number }>(sql`with ${chosen(where)},
    d as (select step, at, lag(at) over (partition by supervision_code order by at, trace_id) as before
      from supervision_traces join s using (supervision_code))
    select step, round((avg(extract(epoch from at - before)) / 86400)::numeric, 1)::float8 as days, count(*)::int as times
    from d where before is not null group by step`)
  return stepKeys.flatMap((key) => rows.filter(({ step }) => step === key))
}

type Installer = Record<'installer_code' | 'installer_name', string> &
  Record<'projects' | 'problems' | 'repeated', number> & {
    first_pass_percent: number | null
    now_pass_percent: number | null
  }
const installersOf = async (db: Db, where: SQL | undefined) => {
  const { rows } = await db.execute<Installer>(sql`with ${chosen(where)},
    f as (select s.installer_code, p.checkpoint_code, count(*) as problems, count(distinct p.supervision_code) as sites
      from inspection_problems p join s using (supervision_code) where p.checkpoint_code is not null group by 1, 2),
    r as (select installer_code, sum(problems)::int as repeated from f where sites > 1 group by 1),
    q as (select s.installer_code,
        round(100.0 * count(*) filter (where first_result = 'Pass') / nullif(count(*) filter (where first_result <> 'NA'), 0), 1)::float8 as percent,
        round(100.0 * count(*) filter (where result = 'Pass') / nullif(count(*) filter (where result <> 'NA'), 0), 1)::float8 as now_percent
      from inspection_points join s using (supervision_code) group by 1)
    select s.installer_code, min(s.installer_name) as installer_name, count(*)::int as projects, sum(s.problems_found)::int as problems,
      coalesce(min(r.repeated), 0)::int as repeated, min(q.percent) as first_pass_percent, min(q.now_percent) as now_pass_percent
    from s left join r using (installer_code) left join q using (installer_code)
    group by s.installer_code order by repeated desc, problems desc, s.installer_code limit ${mostInstallers}`)
  return rows
}

export const supervisionKpis = async ({ db, viewer, input }: RequestContext<typeof contract.supervisionKpis>) => {
  const to = input.to || companyToday()
  const from = input.from || addDays(to, -yearDays)
  const where = and(
    visibleSupervisions(viewer),
    sql`${t.create_date} >= ${from}::date and ${t.create_date} < ${to}::date + 1`,
    input.level ? eq(t.level, input.level) : undefined,
    input.dept_code.length
      ? or(filterByCodes(t.dept_code, input.dept_code), filterByCodes(t.service_dept_code, input.dept_code))
      : undefined,
  )
  return {
    data: {
      ...{ from, to, ...(await totalsOf(db, where)) },
      steps: await stepsOf(db, where),
      installers: await installersOf(db, where),
    },
  }
}
