import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/projects/project-logs'
import { followUpFlag, rightEnds } from '@sejuk/domain/projects/project-clock'
import { levelOf } from '@sejuk/domain/projects/project-logs'
import { defaultLoginStatus } from '@sejuk/domain/projects/project-statuses'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, getTableColumns, ne, or, type SQL, sql } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { users } from '../../../db/tables/platform/users.ts'
import {
  projectCompetitors as competitors,
  projectContacts as contacts,
  projectFollowUps as followUps,
  projectSalespeople as salespeople,
  projectSystems as systems,
  projectLogs as t,
} from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

export const source = sql`${t} join departments d on d.dept_code = ${t.dept_code}
  join users s on s.usercode = ${t.salesman_code} join cities c on c.city_code = ${t.city_code}
  join provinces p on p.province_code = ${t.province_code}`
const day = (column: SQL) => sql<string | null>`${column}::text`
const names = {
  dept_name: sql<string>`d.dept_name`,
  salesman_name: sql<string>`s.username`,
  city_name: sql<string>`c.city_name`,
  province_name: sql<string>`p.province_name`,
  capacity: sql<number>`(select coalesce(sum(x.capacity), 0) from project_systems x where x.log_code = ${t.log_code})`,
}
export const rowFields = {
  log_code: t.log_code,
  project_code: t.project_code,
  project_name: t.project_name,
  owner_name: t.owner_name,
  dept_code: t.dept_code,
  salesman_code: t.salesman_code,
  created_by: t.created_by,
  create_user_name: t.create_user_name,
  consultant_me: t.consultant_me,
  contractor_me: t.contractor_me,
  est_order_date: sql<string>`${t.est_order_date}::text`,
  next_follow_up_date: day(sql`${t.next_follow_up_date}`),
  last_contact_day: day(sql`${t.last_contact_day}`),
  protection_until: day(sql`${t.protection_until}`),
  reviewer_code: t.reviewer_code,
  reviewer_name: t.reviewer_name,
  judge_name: t.judge_name,
  winner_code: t.winner_code,
  salesman_codes: t.salesman_codes,
  authors: t.authors,
  project_type: t.project_type,
  building_use: t.building_use,
  stage: t.stage,
  login_status: t.login_status,
  project_status: t.project_status,
  similarity_status: t.similarity_status,
  requester_task_status: t.requester_task_status,
  login_task_status: t.login_task_status,
  est_total: sql<number>`${t.est_total}::float8`,
  probability: t.probability,
  lat: t.lat,
  lng: t.lng,
  created_date: t.created_date,
  submitted_date: t.submitted_date,
  review_date: t.review_date,
  closed_date: t.closed_date,
  row_version: t.row_version,
  ...names,
}

type Filters = Pick<
  RequestContext<typeof contract.listProjectLogs>['input'],
  'search' | 'dept_code' | 'salesman_code' | 'project_status' | 'project_type' | 'stage'
>
export const filtered = (viewer: Viewer, input: Filters) =>
  and(
    visibleLogs(viewer),
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    input.project_status ? eq(t.project_status, input.project_status) : undefined,
    input.project_type ? eq(t.project_type, input.project_type) : undefined,
    input.stage ? eq(t.stage, input.stage) : undefined,
    containsText(input.search, t.project_name, t.log_code, t.project_code, t.owner_name),
  )
export const sorts = {
  created_date: t.created_date,
  submitted_date: t.submitted_date,
  project_name: t.project_name,
  est_total: t.est_total,
  next_follow_up_date: t.next_follow_up_date,
}

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const projectLogList = ({ viewer, input }: Asked<typeof contract.listProjectLogs>) =>
  asList({
    input,
    source,
    where: and(filtered(viewer, input), input.login_status ? eq(t.login_status, input.login_status) : undefined),
    key: t.log_code,
    sorts,
    sort: '-created_date',
    fields: rowFields,
    totals: { est_total: t.est_total },
  })
export const listProjectLogs = ({ db, ...asked }: RequestContext<typeof contract.listProjectLogs>) =>
  listPage(db, projectLogList(asked))

const statusAsked = (asked: RequestContext<typeof contract.listSubmittedProjects>['input']['login_status']) => {
  if (asked === 'All') return undefined
  return eq(t.login_status, asked === 'LOGIN_BM_APPROVED' ? defaultLoginStatus[asked] : asked)
}
export const listSubmittedProjects = ({ db, viewer, input }: RequestContext<typeof contract.listSubmittedProjects>) =>
  listPage(db, {
    input,
    source,
    where: and(
      filtered(viewer, input),
      ne(t.login_status, 'Draft'),
      statusAsked(input.login_status),
      input.similarity_status ? eq(t.similarity_status, input.similarity_status) : undefined,
    ),
    key: t.log_code,
    sorts,
    sort: 'submitted_date',
    fields: rowFields,
  })

const mostFollowUps = 200
const { name_key: _n, owner_key: _o, developer_key: _d, partner_keys: _p, ...columns } = getTableColumns(t)
const detailFields = {
  ...columns,
  ...rowFields,
  est_delivery_date: day(sql`${t.est_delivery_date}`),
  goaled_date: day(sql`${t.goaled_date}`),
  resume_date: day(sql`${t.resume_date}`),
  goaled_amount: sql<number | null>`${t.goaled_amount}::float8`,
  lost_price: sql<number | null>`${t.lost_price}::float8`,
  district_name: sql<string>`(select district_name from districts x where x.district_code = ${t.district_code})`,
  sub_district_name: sql<string>`(select sub_district_name from sub_districts x where x.sub_district_code = ${t.sub_district_code})`,
}

/** By the code of the log or of the project, where the viewer sees it. */
export const projectLogOf = async (db: Db, viewer: Viewer, code: string) => {
  const isThis = and(or(eq(t.log_code, code), eq(t.project_code, code)), visibleLogs(viewer))
  const [found] = await selectRows(db, detailFields, sql`from ${source} where ${isThis}`)
  return found ?? refuse('notFound')
}

export const getProjectLog = async ({ db, viewer, input }: RequestContext<typeof contract.getProjectLog>) => {
  const found = await projectLogOf(db, viewer, input.log_code)
  const { log_code } = found
  const today = companyToday()
  return {
    data: {
      ...found,
      level: levelOf(found, viewer),
      follow_up_flag: followUpFlag(found, today),
      right_ends: rightEnds(found),
      systems: await db.select().from(systems).where(eq(systems.log_code, log_code)).orderBy(systems.line_no),
      contacts: await db.select().from(contacts).where(eq(contacts.log_code, log_code)).orderBy(contacts.line_no),
      competitors: await db
        .select()
        .from(competitors)
        .where(eq(competitors.log_code, log_code))
        .orderBy(competitors.line_no),
      salespeople: await db
        .select({ usercode: users.usercode, username: users.username, split_percent: salespeople.split_percent })
        .from(salespeople)
        .innerJoin(users, eq(users.usercode, salespeople.usercode))
        .where(eq(salespeople.log_code, log_code))
        .orderBy(desc(salespeople.split_percent), users.usercode),
      follow_ups: await db
        .select()
        .from(followUps)
        .where(eq(followUps.log_code, log_code))
        .orderBy(desc(followUps.follow_up_date), desc(followUps.follow_up_id))
        .limit(mostFollowUps),
    },
  }
}
