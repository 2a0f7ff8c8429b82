import type { Parsed } from '@sejuk/contract/endpoint'
import type { listProjectLogs } from '@sejuk/contract/projects/project-logs'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { projectMoves as moves, projectLogs as t } from '../../db/tables/projects/project-logs.ts'
import { companyZone } from '../../platform/calendar/company-day.ts'
import { filterByCodes } from '../../platform/lists/filter-by-codes.ts'
import { containsText } from '../../platform/lists/search.ts'

export const projectSource = sql`${t} join departments d on d.dept_code = ${t.dept_code}
  join users s on s.usercode = ${t.salesman_code} join cities c on c.city_code = ${t.city_code}
  join provinces p on p.province_code = ${t.province_code}`
export const dayText = (column: SQL) => sql<string | null>`${column}::text`
const names = {
  dept_name: sql<string>`d.dept_name`,
  salesman_name: sql<string>`s.username`,
  city_name: sql<string>`c.city_name`,
  province_name: sql<string>`p.province_name`,
  capacity: sql<number>`(select coalesce(sum(x.capacity), 0) from project_systems x where x.log_code = ${t.log_code})`,
}
export const projectRowFields = {
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
  next_follow_up_date: dayText(sql`${t.next_follow_up_date}`),
  last_contact_day: dayText(sql`${t.last_contact_day}`),
  protection_until: dayText(sql`${t.protection_until}`),
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
  Parsed<typeof listProjectLogs>,
  'search' | 'dept_code' | 'salesman_code' | 'project_status' | 'project_type' | 'stage'
> & { moved_from?: string | undefined }
const movedSince = (day: string) => sql`exists (select from ${moves} where ${moves.log_code} = ${t.log_code}
  and ${moves.at} >= ${day}::date::timestamp at time zone ${companyZone})`

export const projectFiltered = (scope: SQL, input: Filters) =>
  and(
    scope,
    filterByCodes(t.dept_code, input.dept_code),
    filterByCodes(t.salesman_code, input.salesman_code),
    input.project_status ? eq(t.project_status, input.project_status) : undefined,
    input.project_type ? eq(t.project_type, input.project_type) : undefined,
    input.stage ? eq(t.stage, input.stage) : undefined,
    input.moved_from ? movedSince(input.moved_from) : undefined,
    containsText(input.search, t.project_name, t.log_code, t.project_code, t.owner_name),
  )
export const projectSorts = {
  created_date: t.created_date,
  submitted_date: t.submitted_date,
  project_name: t.project_name,
  est_total: t.est_total,
  next_follow_up_date: t.next_follow_up_date,
}
