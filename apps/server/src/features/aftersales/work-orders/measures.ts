import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { holds } from '@sejuk/domain/workflow'
import { type SQL, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { companyTodayInSql, companyZone } from '../../../platform/calendar/company-day.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'
import { cameAgain, hasEnded, isInTime } from './judged.ts'

const weeks = 8
/** When it left the work in hand; nothing while it is in it. */
const endedOn = sql`case when ${hasEnded} then coalesce(${t.closed_date}, ${t.status_date}) end`
/** Ends of the last weeks, oldest first, the last of them now. */
const weekEnds = sql.raw(`(select n, now() - make_interval(weeks => n) as at from generate_series(0, ${weeks - 1}) n)`)

/** The report of the same four weeks; who has no report looks at the jobs. */
const fourWeeks: Measure['page'] = (today, { permission }) =>
  holds(permission, 'Work-Order-Board')
    ? pageTo('serviceReport', { from: addDays(today, 1 - 28), to: today })
    : pageTo('workOrders')
const shared = { needs: 'Work-Order-Search', better: 'more', page: fourWeeks } as const

const openWorkOrders: Measure = {
  ...shared,
  ...{ measure: 'openWorkOrders', unit: 'count', better: 'less', page: () => pageTo('workOrders', { open: 'true' }) },
  read: async (db, viewer) => {
    const { rows } = await db.execute<{ open: number }>(sql`
      select count(x.created_date)::int as open
      from ${weekEnds} w left join (
        select ${t.created_date}, ${endedOn} as ended_on from ${t}
        where ${visibleWorkOrders(viewer)} and (not ${hasEnded} or ${t.status_date} > now() - make_interval(weeks => ${sql.raw(String(weeks))}))
      ) x on x.created_date <= w.at and (x.ended_on is null or x.ended_on > w.at)
      group by w.n order by w.n desc`)
    const series = rows.map(({ open }) => open)
    return { value: series.at(-1) ?? 0, before: series.at(-2) ?? null, series }
  },
}

/** A share of the jobs finished in four weeks, and the same of each week before. */
const share = async (db: Db, where: SQL, good: SQL) => {
  const part = (of: SQL) =>
    sql`round(100.0 * count(*) filter (where ${of} and ${good}) / nullif(count(*) filter (where ${of}), 0), 1)::float8`
  // In whole days, as the report of the same weeks counts them.
  const age = sql`(1 + (${companyTodayInSql} - (${t.finished_date} at time zone ${companyZone})::date) / 7)`
  const { rows } = await db.execute<Record<string, number | null>>(sql`
    select ${part(sql`${age} <= 4`)} as value, ${part(sql`${age} > 4`)} as before,
      ${sql.join(
        Array.from({ length: weeks }, (_, n) => sql`${part(sql`${age} = ${weeks - n}`)} as ${sql.identifier(`w${n}`)}`),
        sql`, `,
      )}
    from ${t} where ${where} and ${t.finished_date} > now() - make_interval(weeks => ${sql.raw(String(weeks))}, days => 1)`)
  const { value = null, before = null, ...perWeek } = rows[0] ?? {}
  return { value, before, series: Object.values(perWeek).filter((one) => one !== null) }
}

/** Of the jobs finished in four weeks those that met the promise. */
const serviceInTime: Measure = {
  ...shared,
  ...{ measure: 'serviceInTime', unit: 'percent' },
  read: async (db, viewer) => ({
    ...(await share(db, sql`${visibleWorkOrders(viewer)} and ${t.finish_due} is not null`, isInTime)),
    target: 90,
  }),
}

const fixedAtFirstVisit: Measure = {
  ...shared,
  ...{ measure: 'fixedAtFirstVisit', unit: 'percent' },
  read: async (db, viewer) => ({
    ...(await share(db, sql`${visibleWorkOrders(viewer)} and ${t.service_type} = 'Repair'`, sql`not ${cameAgain}`)),
    target: 85,
  }),
}

export const workOrderMeasures = [openWorkOrders, serviceInTime, fixedAtFirstVisit]
