import { getServiceReport } from '@sejuk/contract/aftersales/service-reports'
import {
  type BacklogAge,
  backlogAges,
  type FailureKind,
  type ReportGroup,
} from '@sejuk/domain/aftersales/service-reports'
import { workOrderGroups } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { addressTo } from '@sejuk/domain/pages'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { serviceReportWords } from '@sejuk/words/aftersales/service-reports'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { repairChoices } from '../../../db/tables/aftersales/tickets.ts'
import { workOrderFindings as findings } from '../../../db/tables/aftersales/work-order-works.ts'
import { workOrderDetails as details, workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { companyZone } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { MailedReport } from '../../../platform/reports/mailed-report.ts'
import { cameAgain, isInTime } from './judged.ts'

type Input = RequestContext<typeof getServiceReport>['input']

const mostRows = 50
const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone ${companyZone})`

const chosen = (viewer: Viewer, { dept_code, asc_code }: Input) =>
  and(
    visibleWorkOrders(viewer),
    dept_code.length ? inArray(t.dept_code, dept_code) : undefined,
    asc_code.length ? inArray(t.asc_code, asc_code) : undefined,
  )
const finishedIn = (from: string, to: string) =>
  sql`${t.finished_date} >= ${dayStart(from)} and ${t.finished_date} < ${dayStart(addDays(to, 1))}`

/** A share of those that can be judged, in percent. */
const shareOf = (good: SQL, judged: SQL) =>
  sql<
    number | null
  >`round(100.0 * count(*) filter (where ${judged} and ${good}) / nullif(count(*) filter (where ${judged}), 0), 1)::float8`

const figures = {
  finished: sql<number>`count(*)::int`,
  in_time: shareOf(isInTime, sql`${t.finish_due} is not null`),
  first_time: shareOf(sql`not ${cameAgain}`, sql`${t.service_type} = 'Repair'`),
  again: shareOf(cameAgain, sql`true`),
}

const figuresOf = async (db: Db, where: SQL | undefined) => {
  const [found] = await db.select(figures).from(t).where(where)
  return found ?? { finished: 0, in_time: null, first_time: null, again: null }
}

const failureColumns: Record<FailureKind, SQL> = {
  symptom: sql`${findings.repair_symptom}`,
  place: sql`${findings.repair_place_of_failure}`,
  cause: sql`${findings.repair_cause_of_failure}`,
}
const choiceKeys = {
  symptom: 'Repair_Symptoms',
  place: 'Repair_Place_of_Failure',
  cause: 'Repair_Cause_of_Failure',
} as const

const failuresOf = (db: Db, where: SQL | undefined, kind: FailureKind) => {
  const code = failureColumns[kind]
  return db
    .select({
      code: sql<string>`${code}`,
      name: sql<string>`coalesce(max(${repairChoices.name}), ${code})`,
      local_name: sql<string>`coalesce(max(${repairChoices.local_name}), ${code})`,
      count: sql<number>`count(*)::int`,
    })
    .from(findings)
    .innerJoin(details, eq(details.work_order_detail_id, findings.work_order_detail_id))
    .innerJoin(t, eq(t.work_order_number, details.work_order_number))
    .leftJoin(repairChoices, and(eq(repairChoices.choice_key, choiceKeys[kind]), sql`${repairChoices.code} = ${code}`))
    .where(and(where, sql`${code} is not null`))
    .groupBy(code)
    .orderBy(sql`count(*) desc`)
    .limit(mostRows)
}

const groupColumns: Record<ReportGroup, { code: SQL<string>; name: SQL<string> }> = {
  asc: { code: sql`${t.asc_code}`, name: sql`max(${serviceCentres.asc_name})` },
  technician: {
    code: sql`coalesce(${t.technician_code}, '-')`,
    name: sql`coalesce(max(${technicians.technician_name}), '-')`,
  },
  model: { code: sql`coalesce(${t.unit_name}, '-')`, name: sql`coalesce(${t.unit_name}, '-')` },
}

/** The weakest first: what is to be talked about stands on top. */
const rowsOf = (db: Db, where: SQL | undefined, group: ReportGroup) => {
  const { code, name } = groupColumns[group]
  return db
    .select({ code, name, ...figures })
    .from(t)
    .innerJoin(serviceCentres, eq(serviceCentres.asc_code, t.asc_code))
    .leftJoin(technicians, eq(technicians.technician_code, t.technician_code))
    .where(where)
    .groupBy(code)
    .orderBy(sql`${figures.in_time} asc nulls last`, sql`count(*) desc`)
    .limit(mostRows)
}

const backlogOf = async (db: Db, where: SQL | undefined) => {
  const days = sql`extract(epoch from now() - ${t.created_date}) / 86400`
  const age = sql<BacklogAge>`case when ${days} <= 1 then '1' when ${days} <= 3 then '3' when ${days} <= 7 then '7'
    when ${days} <= 14 then '14' else 'older' end`
  const open = notInArray(t.service_status, [...workOrderGroups.Confirmed, ...workOrderGroups.Cancelled])
  const found = await db
    .select({
      age,
      waiting_part: sql<number>`(count(*) filter (where ${t.is_waiting_part}))::int`,
      other: sql<number>`(count(*) filter (where not ${t.is_waiting_part}))::int`,
    })
    .from(t)
    .where(and(where, open))
    .groupBy(sql`1`)
  const by = new Map(found.map((row) => [row.age, row]))
  return backlogAges.map((one) => by.get(one) ?? { age: one, waiting_part: 0, other: 0 })
}

/** Finished work of a period beside the period before it, and what is still open now. */
type Context = Pick<RequestContext<typeof getServiceReport>, 'db' | 'viewer' | 'input'>
export const serviceReport = async ({ db, viewer, input }: Context) => {
  const { from, to } = input
  const mine = chosen(viewer, input)
  const length = daysFrom(from, to) + 1
  const now = and(mine, finishedIn(from, to))
  const before = and(mine, finishedIn(addDays(from, -length), addDays(from, -1)))
  return {
    data: {
      as_of: new Date().toISOString(),
      now: await figuresOf(db, now),
      before: await figuresOf(db, before),
      failures: await failuresOf(db, now, input.failure),
      rows: await rowsOf(db, now, input.group),
      backlog: await backlogOf(db, mine),
    },
  }
}

const mostCentres = 12
/** The picture: finished jobs of the centres that finished most. */
export const mailedServiceReport: MailedReport = {
  ...{
    module_name: 'aftersales',
    endpoint: getServiceReport,
    book: serviceReportWords,
    page: addressTo('serviceReport'),
  },
  read: async (context, period) => {
    const input = { ...period, dept_code: [], asc_code: [], failure: 'symptom' as const, group: 'asc' as const }
    const { data } = await serviceReport({ ...context, input })
    const { now, before } = data
    const percent = 'percent' as const
    return {
      figures: [
        { name: 'finished', unit: 'count', value: now.finished, before: before.finished },
        ...(['in_time', 'first_time', 'again'] as const).map((name) => ({
          ...{ name, unit: percent, value: now[name], before: before[name] },
        })),
      ],
      picture: {
        ...{ series: ['finished'], unit: 'count' },
        bars: data.rows.slice(0, mostCentres).map(({ code, finished }) => ({ label: code, values: [finished] })),
      },
    }
  },
}
