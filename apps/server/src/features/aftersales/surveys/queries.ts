import type * as contract from '@sejuk/contract/aftersales/surveys'
import { type SurveyTab, surveyTabs } from '@sejuk/domain/aftersales/tickets/surveys'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { complaints } from '../../../db/tables/aftersales/complaints.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { surveyAttempts, surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { maskedPhoneOf } from '../../../platform/lists/masked-phone.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = sql`${t} join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}
  left join ${technicians} on ${eq(technicians.technician_code, t.technician_code)}`
/** Each survey has a centre: what is counted does not need it, unless a name is searched. */
const alone = sql`${t}`

const fields = {
  survey_code: t.survey_code,
  work_order_number: t.work_order_number,
  round: t.round,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  dept_code: t.dept_code,
  technician_code: t.technician_code,
  technician_name: technicians.technician_name,
  customer_name: t.customer_name,
  customer_phone: t.customer_phone,
  service_type: t.service_type,
  status: t.status,
  channel: t.channel,
  overall: t.overall,
  comment: t.comment,
  is_suspicious: t.is_suspicious,
  is_closed: t.is_closed,
  desk_result: t.desk_result,
  desk_reason: t.desk_reason,
  attempts: t.attempts,
  agent_name: t.agent_name,
  finished_date: t.finished_date,
  sent_date: t.sent_date,
  answered_date: t.answered_date,
  next_call_date: t.next_call_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** Other users may stand behind the screen: lists mask phones, and the record shows them to users who may call. */
const listFields = { ...fields, customer_phone: maskedPhoneOf(t.customer_phone) }
const fieldsFor = ({ permission }: Viewer) => (permission.has('Work-Order-View-Phone') ? fields : listFields)

type Filters = RequestContext<typeof contract.countSurveys>['input']
const dayOf = companyDayOf(t.created_date)

const matching = (input: Filters) =>
  and(
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
    input.is_suspicious === undefined ? undefined : eq(t.is_suspicious, input.is_suspicious),
    input.from ? sql`${dayOf} >= ${input.from}` : undefined,
    input.to ? sql`${dayOf} <= ${input.to}` : undefined,
    input.text
      ? containsText(
          input.text,
          t.work_order_number,
          t.survey_code,
          t.customer_name,
          t.customer_phone,
          technicians.technician_name,
        )
      : undefined,
  )

const isToCall = and(isNotNull(t.next_call_date), sql`${t.next_call_date} <= now()`, eq(t.is_closed, false)) as SQL
const inTab = (tab: SurveyTab): SQL | undefined => {
  if (tab === 'All') return undefined
  return tab === 'To_Call' ? isToCall : eq(t.status, tab)
}

export const listSurveys = ({ db, viewer, input }: RequestContext<typeof contract.listSurveys>) =>
  listPage(db, {
    input,
    source,
    own: alone,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t, { tab: 'All' }), visibleTo(viewer, t), (scope) =>
      and(scope, matching(input), inTab(input.tab)),
    ),
    key: t.survey_code,
    sorts: {
      created_date: t.created_date,
      next_call_date: t.next_call_date,
      finished_date: t.finished_date,
      survey_code: t.survey_code,
    },
    sort: '-created_date',
    fields: listFields,
  })

export const countSurveys = async ({ db, viewer, input }: RequestContext<typeof contract.countSurveys>) => {
  const countOf = await countTabs(db, {
    tabs: surveyTabs,
    behind: inTab,
    source,
    own: alone,
    where: and(visibleTo(viewer, t), matching(input)),
  })
  return { data: surveyTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

const rates = {
  asked: sql<number>`count(*)::int`,
  answered: sql<number>`count(${t.answered_date})::int`,
  satisfied: sql<number>`count(*) filter (where ${t.status} = 'Satisfy')::int`,
  average: sql<number | null>`round(avg(${t.overall}), 1)::float8`,
  net_promoters: sql<
    number | null
  >`round(100.0 * (count(*) filter (where ${t.recommend} >= 9) - count(*) filter (where ${t.recommend} <= 6))
    / nullif(count(${t.recommend}), 0))::int`,
}

export const surveyAnalytics = async ({ db, viewer, input }: RequestContext<typeof contract.surveyAnalytics>) => {
  const from = sql`from ${source} where ${and(visibleTo(viewer, t), matching(input)) ?? sql`true`}`
  const [all] = await selectRows(db, rates, from)
  const centres = await selectRows(
    db,
    { ...rates, asc_code: t.asc_code, asc_name: serviceCentres.asc_name },
    sql`${from} group by ${t.asc_code}, ${serviceCentres.asc_name} order by count(${t.answered_date}) desc, ${t.asc_code} limit 50`,
  )
  const people = await selectRows(
    db,
    { ...rates, technician_code: technicians.technician_code, technician_name: technicians.technician_name },
    sql`${from} and ${technicians.technician_code} is not null group by ${technicians.technician_code}
      order by count(${t.answered_date}) desc, ${technicians.technician_code} limit 50`,
  )
  return {
    data: {
      all: all ?? { asked: 0, answered: 0, satisfied: 0, average: null, net_promoters: null },
      centres,
      technicians: people,
    },
  }
}

export const getSurvey = async ({ db, viewer, input }: RequestContext<typeof contract.getSurvey>) => {
  const [found = refuse('notFound')] = await selectRows(
    db,
    {
      ...fieldsFor(viewer),
      unit_name: workOrders.unit_name,
      customer_address: workOrders.customer_address,
      is_solved: t.is_solved,
      is_on_time: t.is_on_time,
      politeness: t.politeness,
      money_asked: t.money_asked,
      money_amount: sql<number | null>`${t.money_amount}::float8`,
      has_receipt: t.has_receipt,
      recommend: t.recommend,
      expires_date: t.expires_date,
      reminders: t.reminders,
    },
    sql`from ${source} join ${workOrders} on ${eq(workOrders.work_order_number, t.work_order_number)}
      where ${and(eq(t.survey_code, input.survey_code), visibleTo(viewer, t))}`,
  )
  const calls = await db
    .select()
    .from(surveyAttempts)
    .where(eq(surveyAttempts.survey_code, found.survey_code))
    .orderBy(desc(surveyAttempts.attempt_id))
  const [complaint] = await db
    .select({ complain_code: complaints.complain_code })
    .from(complaints)
    .where(eq(complaints.work_order_number, found.work_order_number))
    .orderBy(desc(complaints.created_date))
    .limit(1)
  return { data: { ...found, complain_code: complaint?.complain_code ?? null, calls } }
}

export const nextSurvey = async ({ db, viewer, input }: RequestContext<typeof contract.nextSurvey>) => {
  const where = and(visibleTo(viewer, t), isToCall)
  const waiting = await db.$count(t, where)
  const [next] = await db
    .select({ survey_code: t.survey_code })
    .from(t)
    .where(and(where, input.after ? sql`${t.survey_code} <> ${input.after}` : undefined))
    .orderBy(asc(t.next_call_date), asc(t.survey_code))
    .limit(1)
  return { data: { survey_code: next?.survey_code ?? null, waiting } }
}

export const surveyLog = async ({ db, viewer, input }: RequestContext<typeof contract.surveyLog>) => {
  const seen = await db.$count(t, and(eq(t.survey_code, input.code), visibleTo(viewer, t)))
  if (seen === 0) refuse('notFound')
  return historyOf(db, 'survey', input.code, input.page)
}
