import type * as contract from '@sejuk/contract/aftersales/service-centres'
import { ascTabs } from '@sejuk/contract/aftersales/service-centres'
import { contractObjection } from '@sejuk/domain/aftersales/service-centres'
import { closedStatuses } from '@sejuk/domain/aftersales/statuses'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ascBranchOffices, serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText, matchesNameOrCode } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { sayWhy } from './say-why.ts'

const source = sql`${t} join ${departments} on ${eq(departments.dept_code, t.dept_code)}`

const isWorking = sql`${t.asc_flag} = 'Yes' and ${t.cooperation} = 'Cooperate'`
const ofTab: Record<(typeof ascTabs)[number], SQL | undefined> = {
  new: isWorking,
  paused: sql`${t.asc_flag} = 'Paused'`,
  ended: sql`(${t.asc_flag} = 'No' or ${t.cooperation} = 'No Cooperate') and ${t.asc_flag} <> 'Paused'`,
  all: undefined,
}

const closed = sql.join(
  closedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

export const rowFields = {
  asc_code: t.asc_code,
  asc_name: t.asc_name,
  asc_type: t.asc_type,
  asc_flag: t.asc_flag,
  cooperation: t.cooperation,
  asc_group: t.asc_group,
  dept_code: t.dept_code,
  dept_name: departments.dept_name,
  city_name: t.city_name,
  contract_signed_date: sql<string | null>`${t.contract_signed_date}::text`,
  contract_valid_to: sql<string | null>`${t.contract_valid_to}::text`,
  coverage: sql<number>`(select count(*)::int from asc_coverages c where c.asc_code = ${t.asc_code})`,
  capacity: sql<number>`(select coalesce(sum(value::int), 0)::int from jsonb_each_text(${t.capacity_per_day}))`,
  technicians: sql<number>`(select count(*)::int from technicians p where p.asc_code = ${t.asc_code} and p.status = 'Active')`,
  open_work_orders: sql<number>`(select count(*)::int from work_orders w where w.asc_code = ${t.asc_code} and w.service_status not in (${closed}))`,
  rating: t.rating,
  row_version: t.row_version,
}

type Filters = RequestContext<typeof contract.countServiceCentres>['input']
const isSigned = (today: string) =>
  sql`${t.contract_signed_date} <= ${today}::date and ${t.contract_valid_to} >= ${today}::date`

const matching = (input: Filters) =>
  and(
    containsText(input.search, t.asc_name, t.asc_code),
    input.asc_type ? eq(t.asc_type, input.asc_type) : undefined,
    input.asc_group ? eq(t.asc_group, input.asc_group) : undefined,
    input.cooperation ? eq(t.cooperation, input.cooperation) : undefined,
    input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
    input.signed === undefined ? undefined : sql`coalesce(${isSigned(companyToday())}, false) = ${input.signed}`,
  )

export const listServiceCentres = async ({ db, viewer, input }: RequestContext<typeof contract.listServiceCentres>) => {
  const { data, ...rest } = await listPage(db, {
    input,
    source,
    where: and(visibleTo(viewer, t), matching(input), ofTab[input.tab]),
    key: t.asc_code,
    sorts: { asc_code: t.asc_code, asc_name: t.asc_name, rating: t.rating, contract_valid_to: t.contract_valid_to },
    sort: 'asc_code',
    fields: rowFields,
  })
  const today = companyToday()
  return { ...rest, data: data.map((row) => ({ ...row, why_not_signed: sayWhy(contractObjection(row, today)) })) }
}

export const countServiceCentres = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.countServiceCentres>) => {
  const counts = Object.fromEntries(
    ascTabs.map((tab) => [tab, sql<number>`(count(*) filter (where ${ofTab[tab] ?? sql`true`}))::int`]),
  ) as Record<(typeof ascTabs)[number], SQL<number>>
  const [found] = await selectRows(
    db,
    counts,
    sql`from ${source} where ${and(visibleTo(viewer, t), matching(input)) ?? sql`true`}`,
  )
  return { data: ascTabs.map((tab) => ({ tab, total: found?.[tab] ?? 0 })) }
}

export const ascDropdown = ({ db, viewer, input }: RequestContext<typeof contract.ascDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, t),
      input.asc_type ? eq(t.asc_type, input.asc_type) : undefined,
      input.dept_code.length ? inArray(t.dept_code, input.dept_code) : undefined,
      matchesNameOrCode(input.search, sql`${t.asc_code} || ' ' || ${t.asc_name}`, t.asc_code),
    ),
    key: t.asc_code,
    order: t.asc_name,
    fields: {
      value: t.asc_code,
      label: sql<string>`'(' || ${t.asc_code} || ') ' || ${t.asc_name}`,
      asc_code: t.asc_code,
      asc_name: t.asc_name,
    },
    isSearch: input.search !== '',
  })

const o = ascBranchOffices
const fields = {
  office_id: o.office_id,
  asc_code: o.asc_code,
  asc_name: t.asc_name,
  office_name: o.office_name,
  address: o.address,
  phone: o.phone,
  sub_districts: o.sub_districts,
  created_date: o.created_date,
  row_version: o.row_version,
}

export const listAscBranchOffices = ({ db, viewer, input }: RequestContext<typeof contract.listAscBranchOffices>) =>
  listPage(db, {
    input,
    source: sql`${o} join ${t} on ${eq(t.asc_code, o.asc_code)}`,
    where: and(
      visibleTo(viewer, t),
      input.asc_code ? eq(o.asc_code, input.asc_code) : undefined,
      containsText(input.search, o.office_name, o.address),
    ),
    key: o.office_id,
    sorts: { office_name: o.office_name, asc_code: o.asc_code },
    sort: 'asc_code',
    fields,
  })
