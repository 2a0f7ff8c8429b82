import type * as contract from '@sejuk/contract/aftersales/complaints'
import { type ComplaintTab, complaintTabs } from '@sejuk/domain/aftersales/tickets/complaints'
import { nationalPhone } from '@sejuk/domain/values/phone'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { complaintNotes, complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders as w } from '../../../db/tables/aftersales/work-orders.ts'
import { companyDayOf } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { maskedPhoneOf } from '../../../platform/lists/masked-phone.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectOne, selectRows } from '../../../platform/lists/selection.ts'
import { historyOf } from '../../../platform/records/action-history.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { factsOf } from './facts.ts'

const source = sql`${t} left join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}`
export const isOpenComplaint = sql`(${t.status} <> 'Complain_Solved' and not ${t.is_withdrawn})`
const isOverdue = sql<boolean>`(${isOpenComplaint} and ${t.due_date} < now())`

const fields = {
  complain_code: t.complain_code,
  source: t.source,
  ticket_number: t.ticket_number,
  work_order_number: t.work_order_number,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  dept_code: t.dept_code,
  customer_name: t.customer_name,
  customer_phone: t.customer_phone,
  category: t.category,
  severity: t.severity,
  status: t.status,
  task_status: t.task_status,
  owner_code: t.owner_code,
  owner_name: t.owner_name,
  reopen_count: t.reopen_count,
  is_escalated: t.is_escalated,
  is_withdrawn: t.is_withdrawn,
  is_overdue: isOverdue,
  due_date: t.due_date,
  last_reply_date: t.last_reply_date,
  create_user_name: t.create_user_name,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** Other users may stand behind the screen: lists mask phones, and the record shows them to users who may call. */
const listFields = { ...fields, customer_phone: maskedPhoneOf(t.customer_phone) }
const seesPhone = ({ permission }: Viewer) => permission.has('Work-Order-View-Phone')
const fieldsFor = (viewer: Viewer) => (seesPhone(viewer) ? fields : listFields)

type Filters = RequestContext<typeof contract.countComplaints>['input']
const dayOf = companyDayOf(t.created_date)

const matching = (viewer: Viewer, input: Filters) =>
  and(
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
    input.category ? eq(t.category, input.category) : undefined,
    input.severity ? eq(t.severity, input.severity) : undefined,
    input.is_mine ? eq(t.owner_code, viewer.usercode) : undefined,
    input.open ? isOpenComplaint : undefined,
    input.from ? sql`${dayOf} >= ${input.from}` : undefined,
    input.to ? sql`${dayOf} <= ${input.to}` : undefined,
    input.text
      ? containsText(input.text, t.complain_code, t.work_order_number, t.customer_name, t.customer_phone, t.owner_name)
      : undefined,
  )

const inTab = (tab: ComplaintTab): SQL | undefined => {
  if (tab === 'All') return undefined
  if (tab === 'Overdue') return isOverdue
  if (tab === 'Withdrawn') return eq(t.is_withdrawn, true)
  return and(eq(t.status, tab), eq(t.is_withdrawn, false))
}

export const listComplaints = ({ db, viewer, input }: RequestContext<typeof contract.listComplaints>) =>
  listPage(db, {
    input,
    source,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t, { tab: 'All' }), visibleTo(viewer, t), (scope) =>
      and(scope, matching(viewer, input), inTab(input.tab)),
    ),
    key: t.complain_code,
    sorts: {
      created_date: t.created_date,
      due_date: t.due_date,
      severity: t.severity,
      complain_code: t.complain_code,
    },
    sort: '-created_date',
    fields: listFields,
  })

export const countComplaints = async ({ db, viewer, input }: RequestContext<typeof contract.countComplaints>) => {
  const countOf = await countTabs(db, {
    tabs: complaintTabs,
    behind: inTab,
    source: sql`${t}`,
    where: and(visibleTo(viewer, t), matching(viewer, input)),
  })
  return { data: complaintTabs.map((tab) => ({ tab, total: countOf(tab).count })) }
}

export const getComplaint = async ({ db, viewer, input }: RequestContext<typeof contract.getComplaint>) => {
  const isSeen = and(eq(t.complain_code, input.complain_code), visibleTo(viewer, t))
  const row = (await selectOne(db, fieldsFor(viewer), source, isSeen)) ?? refuse('notFound')
  const [whole = refuse('notFound')] = await db.select().from(t).where(isSeen)
  const [technician] = whole.technician_code
    ? await db
        .select({ name: technicians.technician_name })
        .from(technicians)
        .where(eq(technicians.technician_code, whole.technician_code))
    : []
  const notes = await db
    .select()
    .from(complaintNotes)
    .where(eq(complaintNotes.complain_code, whole.complain_code))
    .orderBy(asc(complaintNotes.note_id))
  return {
    data: {
      ...whole,
      ...row,
      technician_name: technician?.name ?? null,
      ...(await factsOf(db, whole)),
      notes,
    },
  }
}

export const complaintSubjects = async ({ db, viewer, input }: RequestContext<typeof contract.complaintSubjects>) => {
  const { text } = input
  const phone = nationalPhone(text)
  const found = await selectRows(
    db,
    {
      ticket_number: w.ticket_number,
      work_order_number: w.work_order_number,
      customer_name: w.customer_name,
      customer_phone: seesPhone(viewer) ? w.customer_phone : maskedPhoneOf(w.customer_phone),
      dept_code: w.dept_code,
      asc_code: w.asc_code,
      asc_name: serviceCentres.asc_name,
      technician_name: technicians.technician_name,
      unit_name: w.unit_name,
      service_status: w.service_status,
      created_date: w.created_date,
      open_complaint: sql<
        string | null
      >`(select c.complain_code from complaints c where c.work_order_number = ${w.work_order_number}
        and c.status <> 'Complain_Solved' and not c.is_withdrawn limit 1)`,
    },
    sql`from ${w} join ${serviceCentres} on ${eq(serviceCentres.asc_code, w.asc_code)}
      left join ${technicians} on ${eq(technicians.technician_code, w.technician_code)}
      where ${and(
        visibleTo(viewer, w),
        or(
          containsText(text, w.work_order_number),
          eq(w.ticket_number, text.toUpperCase()),
          phone.length >= 6 ? containsText(phone, w.customer_phone) : undefined,
        ),
      )} order by ${desc(w.created_date)}, ${w.work_order_number} limit 10`,
  )
  return { data: found }
}

export const complaintLog = async ({ db, viewer, input }: RequestContext<typeof contract.complaintLog>) => {
  if ((await db.$count(t, and(eq(t.complain_code, input.code), visibleTo(viewer, t)))) === 0) refuse('notFound')
  return historyOf(db, 'complaint', input.code, input.page)
}
