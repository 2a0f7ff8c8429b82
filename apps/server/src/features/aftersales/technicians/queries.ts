import type * as contract from '@sejuk/contract/aftersales/technicians'
import { technicianTabs } from '@sejuk/contract/aftersales/technicians'
import type { TechnicianStatus } from '@sejuk/domain/aftersales/technicians'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians as t } from '../../../db/tables/aftersales/technicians.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText, matchesNameOrCode } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { thumbnailsOf } from './photo.ts'

export const source = sql`${t} join ${serviceCentres} on ${eq(serviceCentres.asc_code, t.asc_code)}`

/** Visible by the centre's branch, by the centre, or as the technician themselves. */
export const techniciansVisibleTo = (viewer: Viewer) =>
  visibleTo(viewer, { dept_code: serviceCentres.dept_code, asc_code: t.asc_code, technician_code: t.technician_code })

const statusOf: Record<(typeof technicianTabs)[number], TechnicianStatus | undefined> = {
  new: 'Active',
  leave: 'Leave',
  off: 'Off',
  all: undefined,
}

const finished = sql`from work_orders w where w.technician_code = ${t.technician_code} and w.finished_date > now() - interval '90 days'`
const share = (part: SQL, whole: SQL) =>
  sql<
    number | null
  >`(select round(100.0 * count(*) filter (where ${part}) / nullif(count(*) filter (where ${whole}), 0))::int ${finished})`

export const rowFields = {
  technician_code: t.technician_code,
  technician_name: t.technician_name,
  phone: t.phone,
  asc_code: t.asc_code,
  asc_name: serviceCentres.asc_name,
  skills: t.skills,
  certification_level: t.certification_level,
  certification_number: t.certification_number,
  certification_valid_to: sql<string | null>`${t.certification_valid_to}::text`,
  vehicle: t.vehicle,
  status: t.status,
  max_jobs_day: t.max_jobs_day,
  jobs_today: sql<number>`(select count(*)::int from work_orders w where w.technician_code = ${t.technician_code}
    and w.scheduled_date = ${companyTodayInSql} and w.service_status <> 'Cancelled')`,
  first_fix_percent: share(sql`w.visit_count <= 1`, sql`true`),
  csat_percent: share(sql`w.survey_status = 'Satisfy'`, sql`w.survey_status in ('Satisfy', 'Not_Satisfy')`),
  row_version: t.row_version,
}

type Filters = RequestContext<typeof contract.countTechnicians>['input']
const matching = (input: Filters) =>
  and(
    containsText(input.search, t.technician_name, t.technician_code, t.phone),
    input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
    input.skill ? sql`${t.skills} @> array[${input.skill}]::text[]` : undefined,
  )

export const listTechnicians = async ({
  db,
  viewer,
  input,
  config,
}: RequestContext<typeof contract.listTechnicians>) => {
  const status = statusOf[input.tab]
  const { data, ...rest } = await listPage(db, {
    input,
    source,
    where: and(techniciansVisibleTo(viewer), matching(input), status ? eq(t.status, status) : undefined),
    key: t.technician_code,
    sorts: {
      technician_code: t.technician_code,
      technician_name: t.technician_name,
      asc_code: t.asc_code,
      certification_valid_to: t.certification_valid_to,
    },
    sort: 'asc_code',
    fields: rowFields,
  })
  const paths = await thumbnailsOf(
    { db, viewer, config },
    data.map((row) => row.technician_code),
  )
  return { ...rest, data: data.map((row) => ({ ...row, thumbnail_path: paths.get(row.technician_code) ?? null })) }
}

export const countTechnicians = async ({ db, viewer, input }: RequestContext<typeof contract.countTechnicians>) => {
  const found = await selectRows(
    db,
    { status: t.status, n: sql<number>`count(*)::int` },
    sql`from ${source} where ${and(techniciansVisibleTo(viewer), matching(input)) ?? sql`true`} group by ${t.status}`,
  )
  const all = found.reduce((sum, { n }) => sum + n, 0)
  return {
    data: technicianTabs.map((tab) => ({
      tab,
      total: tab === 'all' ? all : (found.find(({ status }) => status === statusOf[tab])?.n ?? 0),
    })),
  }
}

export const technicianDropdown = ({ db, viewer, input }: RequestContext<typeof contract.technicianDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source,
    where: and(
      techniciansVisibleTo(viewer),
      eq(t.status, 'Active'),
      input.asc_code.length ? inArray(t.asc_code, input.asc_code) : undefined,
      matchesNameOrCode(input.search, t.technician_name, t.technician_code),
    ),
    key: t.technician_code,
    order: t.technician_name,
    fields: {
      value: t.technician_code,
      label: t.technician_name,
      technician_code: t.technician_code,
      technician_name: t.technician_name,
      asc_code: t.asc_code,
    },
    isSearch: input.search !== '',
  })
