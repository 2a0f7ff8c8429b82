import type * as contract from '@sejuk/contract/projects/similarity'
import { isProtected, rightEnds } from '@sejuk/domain/projects/project-clock'
import { projectFiles } from '@sejuk/domain/projects/project-statuses'
import { suggestedWinner } from '@sejuk/domain/projects/similarity'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { similarityPairs as pairs } from '../../../db/tables/projects/similarity-pairs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

const mostPairs = 50
const mostShown = 60

type ClaimRow = Omit<contract.SimilarityClaim, 'right_ends'> & {
  last_contact_day: string | null
  protection_until: string | null
}

/** What a judge compares of one log. */
const claimOf = async (db: Db, log_code: string) => {
  const { rows } =
    await db.execute<ClaimRow>(sql`select l.log_code, l.project_code, l.project_name, l.owner_name, d.dept_name,
      s.username as salesman_name, l.building_use, concat_ws(', ', l.detail_address, x.sub_district_name, c.city_name) as address,
      l.est_order_date::text, l.developer, l.contractor_main, l.contractor_me, l.consultant_me, l.login_status, l.project_status,
      l.stage, l.est_total::float8 as est_total, l.probability, l.lat, l.lng,
      to_char(l.submitted_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submitted_date,
      l.last_contact_day::text, l.protection_until::text,
      coalesce((select string_agg(y.line, ', ' order by y.line) from (select product_type || ' ' || sum(capacity)::text || ' ' || capacity_unit as line
        from project_systems where log_code = l.log_code group by product_type, capacity_unit) y), '') as systems_text,
      coalesce((select jsonb_agg(jsonb_build_object('follow_up_date', f.follow_up_date, 'kind', f.kind) order by f.follow_up_date desc)
        from (select follow_up_date, kind from project_follow_ups where log_code = l.log_code order by follow_up_date desc limit ${mostShown}) f), '[]') as follow_ups,
      coalesce((select jsonb_agg(jsonb_build_object('file_name', a.original_file_name, 'sha256', a.sha256)) from
        (select original_file_name, sha256 from attachments where module_name = ${projectFiles.module} and module_code = l.log_code
          and deleted_date is null order by created_date limit ${mostShown}) a), '[]') as files
    from project_logs l join departments d using (dept_code) join users s on s.usercode = l.salesman_code
      join cities c on c.city_code = l.city_code join sub_districts x on x.sub_district_code = l.sub_district_code
    where l.log_code = ${log_code}`)
  const [found] = rows
  return found ?? refuse('notFound')
}

const withoutClock = ({ last_contact_day, protection_until, ...claim }: ClaimRow): contract.SimilarityClaim => ({
  ...claim,
  right_ends: rightEnds({ last_contact_day, protection_until }),
})

/** A login that waits for its approval has no clock yet: its claim counts. */
const asClaim = (row: ClaimRow, today: string) => ({
  log_code: row.log_code,
  submitted_date: row.submitted_date ?? '',
  isFollowedUp: row.project_status === null || isProtected(row, today),
  isProject: row.project_status !== null && isProtected(row, today),
})

/** When one of the two was approved after the verdict. */
export const approvedSince = async (
  db: Db,
  { log_code, other_code, judged_date }: Pick<typeof pairs.$inferSelect, 'log_code' | 'other_code' | 'judged_date'>,
) => {
  if (!judged_date) return null
  const [found] = await db
    .select({ at: t.approved_date })
    .from(t)
    .where(and(inArray(t.log_code, [log_code, other_code]), gt(t.approved_date, judged_date)))
    .limit(1)
  return found?.at ?? null
}

/** Who judges sees both sides; others learn of another branch's log only code, branch, distance and verdict. */
const mayCompare = (viewer: Viewer, scope: 'Same_Branch' | 'Cross_Branch') =>
  viewer.permission.has('Project-Similarity-Judge') &&
  (scope === 'Same_Branch' || viewer.view_data === 'View_Data_All_Branches')

export const getSimilarity = async ({ db, viewer, input }: RequestContext<typeof contract.getSimilarity>) => {
  const [log] = await db
    .select()
    .from(t)
    .where(and(eq(t.log_code, input.log_code), visibleLogs(viewer)))
  if (!log) return refuse('notFound')
  const { projects } = await settingsOf(db, 'projects')
  const found = await db
    .select({
      pair: pairs,
      other_dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
    })
    .from(pairs)
    .innerJoin(t, eq(t.log_code, pairs.other_code))
    .where(eq(pairs.log_code, log.log_code))
    .orderBy(desc(pairs.score), pairs.other_code)
    .limit(mostPairs)
  const today = companyToday()
  const itself = await claimOf(db, log.log_code)
  const shown: contract.SimilarityPair[] = []
  for (const { pair, other_dept_name } of found) {
    const { other_code, scope, distance_m, verdict, winner_code, reason, judged_by, judge_name, judged_date } = pair
    const { score, name, owner, address, partners, distance, systems } = pair
    const told = { other_code, other_dept_name, scope, distance_m, verdict, winner_code, judged_date }
    const other = mayCompare(viewer, scope) ? await claimOf(db, other_code) : null
    shown.push({
      ...told,
      ...(other ? { reason, judged_by, judge_name } : { reason: null, judged_by: null, judge_name: null }),
      approved_since: await approvedSince(db, pair),
      scores: other ? { score, name, owner, address, partners, distance, systems } : null,
      other: other && withoutClock(other),
      suggested: other && suggestedWinner(asClaim(itself, today), asClaim(other, today)),
    })
  }
  const { similarity_status, judge_code, judge_name, judge_date, row_version } = log
  return {
    data: {
      ...{ similarity_status, judge_code, judge_name, judge_date, row_version },
      asks_from: projects.similarity_percent / 100,
      likely_from: projects.likely_percent / 100,
      itself: withoutClock(itself),
      pairs: shown,
    },
  }
}
