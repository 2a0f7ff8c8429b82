import type * as contract from '@sejuk/contract/projects/similarity'
import { similarityLabelData } from '@sejuk/contract/projects/similarity'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { projectWords } from '@sejuk/words/projects/projects'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { itself } from '../../../business/projects/project-columns.ts'
import type { Db } from '../../../db/database.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { type similarityPairs as pairs, similarityLabels as t } from '../../../db/tables/projects/similarity-pairs.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

/** Keeps a verdict with what was compared, as it stands now. */
export const keepLabel = async (db: Db, pair: typeof pairs.$inferSelect) => {
  const { log_code, other_code, score, distance_m, verdict, reason, judged_by, judge_name, judged_date } = pair
  const sideOf = async (code: string) => {
    const [found] = await db.select().from(projectLogs).where(eq(projectLogs.log_code, code))
    return found
  }
  const [one, other] = [await sideOf(log_code), await sideOf(other_code)]
  if (!one || !other || !verdict || !judged_date) return
  await db.insert(t).values({
    ...{ log_code, other_code, dept_code: one.dept_code, other_dept_code: other.dept_code },
    ...{ project_name: one.project_name, other_project_name: other.project_name },
    ...{ owner_name: one.owner_name, other_owner_name: other.owner_name },
    ...{ address: one.detail_address, other_address: other.detail_address },
    ...{ lat: one.lat, lng: one.lng, other_lat: other.lat, other_lng: other.lng },
    ...{ score, distance_m, verdict, reason: reason ?? '', judged_date },
    ...{ judged_by: judged_by ?? '', judge_name: judge_name ?? '' },
  })
}

export const endLabel = (db: Db, log_code: string, other_code: string, at: string) =>
  db
    .update(t)
    .set({ taken_back_date: at })
    .where(and(eq(t.log_code, log_code), eq(t.other_code, other_code), isNull(t.taken_back_date)))

type Asked = Pick<RequestContext<typeof contract.listSimilarityLabels>, 'viewer' | 'input'>

/** Both sides are told: who sees only one of the two branches sees no such pair. */
const labelList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      visibleTo(viewer, { dept_code: t.dept_code }),
      visibleTo(viewer, { dept_code: t.other_dept_code }),
      input.verdict ? eq(t.verdict, input.verdict) : undefined,
      containsText(input.search, t.log_code, t.other_code, t.project_name, t.other_project_name),
    ),
    key: t.label_id,
    sorts: { judged_date: t.judged_date, score: t.score },
    sort: '-judged_date',
    fields: getTableColumns(t),
  })
export const listSimilarityLabels = ({ db, ...asked }: RequestContext<typeof contract.listSimilarityLabels>) =>
  listPage(db, labelList(asked))

export const similarityLabelExport = exportable(similarityLabelData, {
  book: projectWords,
  title: 'similarityLabels',
  rows: labelList,
  columns: [
    { key: 'log_code', width: 22 },
    { key: 'other_code', width: 22 },
    { key: 'verdict', values: itself(verdicts), width: 22 },
    { key: 'score', type: 'number' },
    { key: 'distance_m', type: 'number' },
    { key: 'project_name', width: 36 },
    { key: 'other_project_name', width: 36 },
    { key: 'owner_name', width: 30 },
    { key: 'other_owner_name', width: 30 },
    { key: 'address', width: 36 },
    { key: 'other_address', width: 36 },
    { key: 'lat', type: 'number' },
    { key: 'lng', type: 'number' },
    { key: 'other_lat', type: 'number' },
    { key: 'other_lng', type: 'number' },
    { key: 'reason', width: 40 },
    { key: 'judge_name', width: 22 },
    { key: 'judged_date', type: 'datetime' },
    { key: 'taken_back_date', type: 'datetime' },
  ],
})
