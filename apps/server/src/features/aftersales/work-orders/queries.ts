import type * as contract from '@sejuk/contract/aftersales/work-orders'
import { openComplaints } from '@sejuk/domain/aftersales/statuses'
import { type WorkOrderTab, workOrderGroups, workOrderTabs } from '@sejuk/domain/aftersales/work-orders/work-order-tabs'
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { partsOfWorkOrders, visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians } from '../../../db/tables/aftersales/technicians.ts'
import { workOrders as t, workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { companyTodayInSql, companyZone } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { maskedPhoneOf } from '../../../platform/lists/masked-phone.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { hasEnded } from './judged.ts'

type Listing = Pick<RequestContext<typeof contract.listWorkOrders>, 'viewer' | 'input'>
type Filters = RequestContext<typeof contract.countWorkOrders>['input']

export const source = sql`${t}
  join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  left join ${technicians} on ${eq(technicians.technician_code, t.technician_code)}`

/** The day it is in the west of the country, where most of it works. */
const dayStart = (day: string) => sql`(${day}::date::timestamp at time zone ${companyZone})`

const among = (statuses: readonly (typeof t.service_status.enumValues)[number][]) =>
  inArray(t.service_status, [...statuses])
const stillToVisit = [...workOrderGroups.Scheduled, ...workOrderGroups.On_Site] as const

const behindTab: Record<WorkOrderTab, SQL | undefined> = {
  All: undefined,
  Today: and(eq(t.scheduled_date, companyTodayInSql), among(stillToVisit)),
  New: among(workOrderGroups.New),
  To_Schedule: among(workOrderGroups.To_Schedule),
  Scheduled: among(workOrderGroups.Scheduled),
  On_Site: among(workOrderGroups.On_Site),
  Waiting_Part: sql`${t.is_waiting_part}`,
  Support: among(workOrderGroups.Support),
  To_Confirm: among(workOrderGroups.To_Confirm),
  SN_Invalid: among(workOrderGroups.SN_Invalid),
  Survey: among(workOrderGroups.Survey),
  Complaints: inArray(t.complaint_status, [...openComplaints]),
  To_Cancel: among(workOrderGroups.To_Cancel),
  Confirmed: among(workOrderGroups.Confirmed),
  Cancelled: among(workOrderGroups.Cancelled),
}

/** Phones are typed in any format; the national number is stored. */
const asStored = (text: string) =>
  /^[\d\s+()-]{3,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(62|0+)/, '') : text

const ofSerial = (text: string) => {
  const serial = text.trim().toUpperCase()
  const found = or(eq(workOrderDetails.serial_indoor, serial), eq(workOrderDetails.serial_outdoor, serial))
  return sql`${t.work_order_number} in (select ${workOrderDetails.work_order_number} from ${workOrderDetails} where ${found})`
}

const one = <Value>(value: Value | undefined, is: (value: Value) => SQL) => (value ? is(value) : undefined)

export const filtered = (scope: SQL, input: Filters) => {
  const { dept_code, asc_code, technician_code, service_status, survey_status, text = '' } = input
  return and(
    scope,
    dept_code.length ? inArray(t.dept_code, dept_code) : undefined,
    asc_code.length ? inArray(t.asc_code, asc_code) : undefined,
    technician_code.length ? inArray(t.technician_code, technician_code) : undefined,
    service_status.length ? among(service_status) : undefined,
    survey_status.length ? inArray(t.survey_status, survey_status) : undefined,
    one(input.service_type, (type) => eq(t.service_type, type)),
    one(input.priority, (priority) => eq(t.priority, priority)),
    one(input.warranty, (warranty) => eq(t.warranty, warranty)),
    one(input.ticket_number, (number) => eq(t.ticket_number, number)),
    one(input.from, (day) => gte(t.created_date, dayStart(day))),
    one(input.to, (day) => sql`${t.created_date} < ${dayStart(day)} + interval '1 day'`),
    one(input.visit_from, (day) => gte(t.scheduled_date, day)),
    one(input.visit_to, (day) => lte(t.scheduled_date, day)),
    input.late ? sql`${t.sla_due} < now()` : undefined,
    input.open ? sql`not ${hasEnded}` : undefined,
    text.trim()
      ? or(
          containsText(text, t.work_order_number, t.customer_name),
          eq(t.ticket_number, text.trim()),
          containsText(asStored(text), t.customer_phone),
          ofSerial(text),
        )
      : undefined,
  )
}

/**
 * Other users may stand behind the screen: phones are masked in lists; users who may call see the full number in the
 * record.
 */
const maskedPhone = maskedPhoneOf(t.customer_phone)

export const rowFields = {
  work_order_number: t.work_order_number,
  ticket_number: t.ticket_number,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  dept_code: t.dept_code,
  dept_name: departments.dept_name,
  technician_code: t.technician_code,
  technician_name: technicians.technician_name,
  customer_name: t.customer_name,
  customer_phone: maskedPhone,
  area_name: t.area_name,
  scheduled_date: sql<string | null>`${t.scheduled_date}::text`,
  slot: t.slot,
  unit_name: t.unit_name,
  unit_count: t.unit_count,
  visit_count: t.visit_count,
  service_type: t.service_type,
  priority: t.priority,
  warranty: t.warranty,
  service_status: t.service_status,
  survey_status: t.survey_status,
  complaint_status: t.complaint_status,
  cost_status: t.cost_status,
  invoice_status: t.invoice_status,
  cost_amount: sql<number | null>`${t.cost_amount}::float8`,
  reimbursement_code: t.reimbursement_code,
  is_waiting_part: t.is_waiting_part,
  sla_due: t.sla_due,
  status_date: t.status_date,
  created_date: t.created_date,
  row_version: t.row_version,
}

/** Each work order has a centre and a branch: what is counted needs neither. */
const alone = sql`${t}`

/** Shown by pages, and downloaded whole. */
export const workOrderList = ({ viewer, input }: Listing) =>
  asList({
    input,
    source,
    own: alone,
    ...scoped(
      isAsItOpens(input, 'created_date', { tab: 'All' }) ? partsOfWorkOrders(viewer, input.dept_code) : undefined,
      visibleWorkOrders(viewer),
      (scope) => and(filtered(scope, input), behindTab[input.tab]),
    ),
    key: t.work_order_number,
    sorts: {
      created_date: t.created_date,
      work_order_number: t.work_order_number,
      scheduled_date: sql`coalesce(${t.scheduled_date}, 'epoch')`,
      sla_due: sql`coalesce(${t.sla_due}, 'infinity')`,
      status_date: t.status_date,
    },
    sort: '-created_date',
    fields: rowFields,
  })

export const listWorkOrders = ({ db, ...context }: RequestContext<typeof contract.listWorkOrders>) =>
  listPage(db, workOrderList(context))

/** Each tab is counted no further than the cap, so that what was closed in years costs no more than a page of it. */
export const countWorkOrders = async ({ db, viewer, input }: RequestContext<typeof contract.countWorkOrders>) => {
  const countOf = await countTabs(db, {
    tabs: workOrderTabs,
    behind: (tab) => behindTab[tab],
    source: alone,
    where: filtered(visibleWorkOrders(viewer), input),
    isIndexed: !input.text?.trim(),
  })
  return {
    data: workOrderTabs.map((tab) => {
      const { count, is_capped } = countOf(tab)
      return { tab, total: count, total_is_capped: is_capped }
    }),
  }
}
