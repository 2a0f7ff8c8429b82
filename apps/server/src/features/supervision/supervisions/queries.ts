import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/supervision/supervisions'
import { activeStatuses } from '@sejuk/domain/supervision/supervision-gates'
import {
  type SupervisionTab,
  supervisionTabs,
  tabStatuses,
  usualDays,
  waitingStatusesOf,
} from '@sejuk/domain/supervision/supervision-lists'
import { railOf, supervisionSteps } from '@sejuk/domain/supervision/supervision-rail'
import { documentKinds, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { daysFrom } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { photosMissing } from '../../../business/supervision/photos-missing.ts'
import { openProblemsOf } from '../../../business/supervision/problems.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import type { Db } from '../../../db/database.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import {
  supervisionDevices as devices,
  supervisionReports as reports,
} from '../../../db/tables/supervision/supervision-sites.ts'
import {
  supervisionContacts as contacts,
  supervisionDocuments as documents,
  supervisionLines as lines,
  supervisions as t,
  supervisionTraces as traces,
} from '../../../db/tables/supervision/supervisions.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { countTabs } from '../../../platform/lists/count-tabs.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, partsOfTwoBranches, scoped } from '../../../platform/scope/ordered-parts.ts'

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

const source = sql`${t} join departments d on d.dept_code = ${t.dept_code} join departments s on s.dept_code = ${t.service_dept_code}
  join cities c on c.city_code = ${t.city_code}`
const names = {
  dept_name: sql<string>`d.dept_name`,
  service_dept_name: sql<string>`s.dept_name`,
  city_name: sql<string>`c.city_name`,
}
const rowFields = {
  supervision_code: t.supervision_code,
  log_code: t.log_code,
  project_code: t.project_code,
  project_name: t.project_name,
  dept_code: t.dept_code,
  service_dept_code: t.service_dept_code,
  branch_scope: t.branch_scope,
  installer_code: t.installer_code,
  installer_name: t.installer_name,
  category_name: t.category_name,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  salesman_code: t.salesman_code,
  coordinator_code: t.coordinator_code,
  coordinator_name: t.coordinator_name,
  certification_no: t.certification_no,
  waiver_reason: t.waiver_reason,
  level: t.level,
  skipped_steps: t.skipped_steps,
  capacity_hp: t.capacity_hp,
  unit_count: t.unit_count,
  supervision_status: t.supervision_status,
  pause_status: t.pause_status,
  card_status: t.card_status,
  points_total: t.points_total,
  points_answered: t.points_answered,
  photos_missing: photosMissing,
  problems_found: t.problems_found,
  open_problems: t.open_problems,
  open_letters: t.open_letters,
  devices_arrived: t.devices_arrived,
  next_visit: sql<string | null>`${t.next_visit}::text`,
  planned_end: sql<string | null>`${t.planned_end}::text`,
  first_schedule_date: t.first_schedule_date,
  status_since: t.status_since,
  create_date: t.create_date,
  authors: t.authors,
  row_version: t.row_version,
  ...names,
}

const isPaused = eq(t.pause_status, 'Paused')
const isRunning = or(isNull(t.pause_status), ne(t.pause_status, 'Paused'))
const daysOf = sql.join(
  Object.entries(usualDays).map(([status, days]) => sql`when ${status} then ${days}::int`),
  sql` `,
)
/** Longer in a status than is usual. */
const isOverdue = and(
  isRunning,
  inArray(t.supervision_status, [...activeStatuses]),
  sql`${t.status_since} < now() - make_interval(days => case ${t.supervision_status} ${daysOf} else 3650 end)`,
)

const inTab = (viewer: Viewer, tab: SupervisionTab) => {
  if (tab === 'all') return undefined
  if (tab === 'paused') return isPaused
  const statuses = tab === 'mine' ? waitingStatusesOf(viewer.permission) : (tabStatuses[tab] ?? [])
  const among = statuses.length ? inArray(t.supervision_status, [...statuses]) : sql`false`
  return tab === 'finished' ? among : and(among, isRunning)
}

/** As it opens. Branches are asked for by either of the two that see it, which no one index knows. */
const partsOf = ({ viewer, input }: Asked<typeof contract.listSupervisions>) =>
  isAsItOpens(input, 'create_date', { tab: 'all' }) && !input.dept_code.length
    ? partsOfTwoBranches(viewer, t, t.service_dept_code)
    : undefined

export const supervisionList = ({ viewer, input }: Asked<typeof contract.listSupervisions>) =>
  asList({
    input,
    source,
    own: sql`${t}`,
    ...scoped(partsOf({ viewer, input }), visibleSupervisions(viewer), (scope) =>
      and(
        scope,
        inTab(viewer, input.tab),
        input.dept_code.length
          ? or(filterByCodes(t.dept_code, input.dept_code), filterByCodes(t.service_dept_code, input.dept_code))
          : undefined,
        filterByCodes(t.installer_code, input.installer_code),
        input.supervision_status ? eq(t.supervision_status, input.supervision_status) : undefined,
        input.level ? eq(t.level, input.level) : undefined,
        input.log_code ? eq(t.log_code, input.log_code) : undefined,
        input.is_overdue ? isOverdue : undefined,
        containsText(input.search, t.project_name, t.supervision_code, t.installer_name),
      ),
    ),
    key: t.supervision_code,
    sorts: {
      create_date: t.create_date,
      project_name: t.project_name,
      status_since: t.status_since,
      next_visit: t.next_visit,
    },
    sort: '-create_date',
    fields: rowFields,
  })
export const listSupervisions = ({ db, ...asked }: RequestContext<typeof contract.listSupervisions>) =>
  listPage(db, supervisionList(asked))

export const countSupervisions = async ({ db, viewer }: RequestContext<typeof contract.countSupervisions>) => {
  const countOf = await countTabs(db, {
    tabs: supervisionTabs,
    behind: (tab) => inTab(viewer, tab),
    source: sql`${t}`,
    where: visibleSupervisions(viewer),
  })
  const counted = supervisionTabs.map((tab) => [tab, countOf(tab).count])
  return { data: Object.fromEntries(counted) as Record<SupervisionTab, number> }
}

const detailFields = {
  ...getTableColumns(t),
  ...rowFields,
  certification_until: sql<string | null>`${t.certification_until}::text`,
  planned_start: sql<string | null>`${t.planned_start}::text`,
  resume_date: sql<string | null>`${t.resume_date}::text`,
  province_name: sql<string>`(select province_name from provinces x where x.province_code = ${t.province_code})`,
  district_name: sql<string>`(select district_name from districts x where x.district_code = ${t.district_code})`,
  sub_district_name: sql<string>`(select sub_district_name from sub_districts x where x.sub_district_code = ${t.sub_district_code})`,
  org_name: sql<string>`coalesce((select org_name from organizations x where x.org_code = ${t.org_code}), ${t.org_code})`,
  salesman_name: sql<string>`(select username from users x where x.usercode = ${t.salesman_code})`,
}

/** One supervision in the viewer's sight, with the names of its places. */
export const supervisionOf = async (db: Db, viewer: Viewer, supervision_code: string) => {
  const isThis = and(eq(t.supervision_code, supervision_code), visibleSupervisions(viewer))
  const [found] = await selectRows(db, detailFields, sql`from ${source} where ${isThis}`)
  return found ?? refuse('notFound')
}
type Found = Awaited<ReturnType<typeof supervisionOf>>

const railRows = async (db: Db, found: Found) => {
  const done = await db
    .select()
    .from(traces)
    .where(eq(traces.supervision_code, found.supervision_code))
    .orderBy(asc(traces.at), asc(traces.trace_id))
  const last = new Map(done.map((trace) => [trace.step, trace]))
  const steps = railOf(
    { ...found, devices_expected: found.unit_count },
    {
      ...(found.revision_notice_status && { revisionNotice: found.revision_notice_status }),
      ...(found.design_notice_status && { designNotice: found.design_notice_status }),
      ...(found.disclaimer_status && { disclaimer: found.disclaimer_status }),
    },
  )
  let before: string | undefined
  return steps.map((step, n) => {
    const trace = step.state === 'done' || step.state === 'now' ? last.get(step.key) : undefined
    const since = before
    if (trace && supervisionSteps[n]) before = trace.at
    const until = trace?.at ?? (step.state === 'now' ? new Date().toISOString() : undefined)
    const days = until && since ? Math.max(0, daysFrom(since.slice(0, 10), until.slice(0, 10))) : null
    return { ...step, owner: trace?.username ?? null, at: trace?.at ?? null, days, note: trace?.note ?? null }
  })
}

const mostDevices = 2000
const mostReports = 50

export const getSupervision = async ({ db, viewer, input }: RequestContext<typeof contract.getSupervision>) => {
  const found = await supervisionOf(db, viewer, input.supervision_code)
  const { supervision_code } = found
  const isMine = (column: PgColumn) => eq(column, supervision_code)
  const files = await db
    .select({ alias: attachments.alias, n: sql<number>`count(*)::int` })
    .from(attachments)
    .where(
      and(
        eq(attachments.module_name, supervisionFiles.module),
        isMine(attachments.module_code),
        inArray(attachments.alias, [...documentKinds]),
        isNull(attachments.deleted_date),
      ),
    )
    .groupBy(attachments.alias)
  const papers = await db
    .select()
    .from(documents)
    .where(isMine(documents.supervision_code))
    .orderBy(documents.created_date)
  return {
    data: {
      ...found,
      technicians: found.technician_codes.length
        ? await db
            .select({ usercode: users.usercode, username: users.username })
            .from(users)
            .where(inArray(users.usercode, found.technician_codes))
            .orderBy(users.usercode)
        : [],
      rail: await railRows(db, found),
      problems: found.open_problems ? await openProblemsOf(db, supervision_code) : [],
      lines: await db.select().from(lines).where(isMine(lines.supervision_code)).orderBy(lines.line_no),
      contacts: await db.select().from(contacts).where(isMine(contacts.supervision_code)).orderBy(contacts.line_no),
      documents: papers.map((paper) => ({ ...paper, files: files.find(({ alias }) => alias === paper.kind)?.n ?? 0 })),
      devices: await db
        .select()
        .from(devices)
        .where(isMine(devices.supervision_code))
        .orderBy(devices.item_model, devices.serial_number)
        .limit(mostDevices),
      reports: await db
        .select()
        .from(reports)
        .where(isMine(reports.supervision_code))
        .orderBy(desc(reports.created_date))
        .limit(mostReports),
    },
  }
}

export const deliveryChoices = ({ db, viewer, input }: RequestContext<typeof contract.deliveryChoices>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${deliveryOrders}`,
    where: and(visibleDeliveries(viewer), containsText(input.search, deliveryOrders.delivery_code)),
    key: deliveryOrders.delivery_code,
    order: deliveryOrders.delivery_code,
    fields: {
      value: deliveryOrders.delivery_code,
      label: sql<string>`${deliveryOrders.delivery_code} || ' · ' || array_to_string(${deliveryOrders.order_codes}, ', ')`,
    },
    isSearch: input.search !== '',
  })

export const goaledProjects = ({ db, viewer, input }: RequestContext<typeof contract.goaledProjects>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${projectLogs}`,
    where: and(
      visibleLogs(viewer),
      eq(projectLogs.project_status, 'Project_Goaled'),
      containsText(input.search, projectLogs.project_name, projectLogs.project_code, projectLogs.log_code),
    ),
    key: projectLogs.log_code,
    order: projectLogs.created_date,
    fields: {
      value: projectLogs.log_code,
      label: sql<string>`'(' || ${projectLogs.project_code} || ') ' || ${projectLogs.project_name}`,
      log_code: projectLogs.log_code,
      project_name: projectLogs.project_name,
    },
    isSearch: input.search !== '',
  })
