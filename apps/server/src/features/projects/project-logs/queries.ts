import type { Endpoint } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/projects/project-logs'
import { followUpFlag, rightEnds } from '@sejuk/domain/projects/project-clock'
import { levelOf } from '@sejuk/domain/projects/project-logs'
import { defaultLoginStatus } from '@sejuk/domain/projects/project-statuses'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm'
import {
  dayText,
  projectFiltered,
  projectRowFields,
  projectSorts,
  projectSource,
} from '../../../business/projects/project-rows.ts'
import { partsOfLogs, visibleLogs } from '../../../business/projects/visible-logs.ts'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
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
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { isAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'

type Asked<E extends Endpoint> = Pick<RequestContext<E>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const projectLogList = ({ viewer, input }: Asked<typeof contract.listProjectLogs>) =>
  asList({
    input,
    source: projectSource,
    own: sql`${t}`,
    ...scoped(
      isAsItOpens(input, 'created_date') ? partsOfLogs(viewer, input.dept_code) : undefined,
      visibleLogs(viewer),
      (scope) =>
        and(projectFiltered(scope, input), input.login_status ? eq(t.login_status, input.login_status) : undefined),
    ),
    key: t.log_code,
    sorts: projectSorts,
    sort: '-created_date',
    fields: projectRowFields,
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
    source: projectSource,
    where: and(
      projectFiltered(visibleLogs(viewer), input),
      ne(t.login_status, 'Draft'),
      statusAsked(input.login_status),
      input.similarity_status ? eq(t.similarity_status, input.similarity_status) : undefined,
    ),
    key: t.log_code,
    sorts: projectSorts,
    sort: 'submitted_date',
    fields: projectRowFields,
  })

const mostFollowUps = 200
const { name_key: _n, owner_key: _o, developer_key: _d, partner_keys: _p, ...unnamed } = getTableColumns(t)
const { address_key: _a, search_keys: _s, keys_version: _v, ...columns } = unnamed
const detailFields = {
  ...columns,
  ...projectRowFields,
  est_delivery_date: dayText(sql`${t.est_delivery_date}`),
  goaled_date: dayText(sql`${t.goaled_date}`),
  resume_date: dayText(sql`${t.resume_date}`),
  goaled_amount: sql<number | null>`${t.goaled_amount}::float8`,
  lost_price: sql<number | null>`${t.lost_price}::float8`,
  district_name: sql<string>`(select district_name from districts x where x.district_code = ${t.district_code})`,
  sub_district_name: sql<string>`(select sub_district_name from sub_districts x where x.sub_district_code = ${t.sub_district_code})`,
}

/** By the code of the log or of the project, where the viewer sees it. */
export const projectLogOf = async (db: Db, viewer: Viewer, code: string) => {
  const isThis = and(or(eq(t.log_code, code), eq(t.project_code, code)), visibleLogs(viewer))
  const [found] = await selectRows(db, detailFields, sql`from ${projectSource} where ${isThis}`)
  return found ?? refuse('notFound')
}

const supervisionOf = async (db: Db, viewer: Viewer, log_code: string) => {
  const [found] = await db
    .select({ code: supervisions.supervision_code })
    .from(supervisions)
    .where(and(eq(supervisions.log_code, log_code), visibleSupervisions(viewer)))
    .orderBy(desc(supervisions.create_date), desc(supervisions.supervision_code))
    .limit(1)
  return found?.code ?? null
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
      supervision_code: await supervisionOf(db, viewer, log_code),
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
