import type * as contract from '@sejuk/contract/projects/similarity'
import { because } from '@sejuk/domain/messages'
import { projectLog } from '@sejuk/domain/projects/project-logs'
import { judgeObjection, takeBackObjection } from '@sejuk/domain/projects/similarity'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { judgedAbout, takenBackAbout } from '../../../business/projects/project-notices.ts'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import type { Db } from '../../../db/database.ts'
import { projectSalespeople, projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { similarityPairs as pairs } from '../../../db/tables/projects/similarity-pairs.ts'
import type { ActingContext } from '../../../platform/documents/action-context.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { notify } from '../../../platform/notify/notify.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { onProjectLog } from '../project-logs/commands.ts'
import { endLabel, keepLabel } from './labels.ts'
import { approvedSince } from './queries.ts'

const records = recordsOf(projectLog.entity, t, t.log_code)

const scopesOf = async (db: Db, log_code: string) =>
  db
    .select({ scope: pairs.scope })
    .from(pairs)
    .where(and(eq(pairs.log_code, log_code), isNull(pairs.verdict)))

/** Only one judges at a time; a branch opens what concerns nobody else. */
export const openSimilarity = async ({ db, viewer, actor, input }: RequestContext<typeof contract.openSimilarity>) => {
  const { log_code, row_version } = input
  const before = await records.lock(db, { code: log_code, row_version, isVisible: visibleLogs(viewer) })
  const open = await scopesOf(db, log_code)
  const mine = open.map(({ scope }) => judgeObjection({ ...before, judge_code: null }, scope, viewer))
  const objection = mine.length ? mine.find((one) => !one) === undefined && mine[0] : because('judged-already')
  if (objection) refuse('conflict', { because: objection })
  const at = new Date().toISOString()
  const after = await records.change(db, actor, before, {
    similarity_status: 'Processing' as const,
    judge_code: viewer.usercode,
    judge_name: viewer.username,
    judge_date: at,
  })
  return { data: { row_version: after.row_version } }
}

/** The loser's salesperson gets a share of the winner's commission, taken from the winner's own. */
const shareWith = async (db: Db, winner: string, loser: string, percent: number) => {
  const rows = await db
    .select()
    .from(t)
    .where(inArray(t.log_code, [winner, loser]))
    .orderBy(t.log_code)
    .for('update')
  const [kept, lost] = [winner, loser].map((code) => rows.find((row) => row.log_code === code))
  if (!kept || !lost || kept.salesman_codes.includes(lost.salesman_code)) return null
  const [own] = await db
    .select()
    .from(projectSalespeople)
    .where(and(eq(projectSalespeople.log_code, winner), eq(projectSalespeople.usercode, kept.salesman_code)))
  if (!own || own.split_percent <= percent)
    refuseField('shared_percent', because('split-not-whole', { n: 100 + percent }))
  await db
    .update(projectSalespeople)
    .set({ split_percent: sql`${projectSalespeople.split_percent} - ${percent}` })
    .where(and(eq(projectSalespeople.log_code, winner), eq(projectSalespeople.usercode, kept.salesman_code)))
  await db.insert(projectSalespeople).values({ log_code: winner, usercode: lost.salesman_code, split_percent: percent })
  await db
    .update(t)
    .set({ salesman_codes: [...kept.salesman_codes, lost.salesman_code] })
    .where(eq(t.log_code, winner))
  return percent
}

/** What was shared goes back to whom it was taken from. */
const takeShareBack = async (db: Db, winner: string, loser: string) => {
  const rows = await db
    .select()
    .from(t)
    .where(inArray(t.log_code, [winner, loser]))
    .orderBy(t.log_code)
    .for('update')
  const [kept, lost] = [winner, loser].map((code) => rows.find((row) => row.log_code === code))
  if (!kept || !lost || kept.salesman_code === lost.salesman_code) return
  const of = (usercode: string) =>
    and(eq(projectSalespeople.log_code, winner), eq(projectSalespeople.usercode, usercode))
  const [share] = await db.delete(projectSalespeople).where(of(lost.salesman_code)).returning()
  if (!share) return
  await db
    .update(projectSalespeople)
    .set({ split_percent: sql`${projectSalespeople.split_percent} + ${share.split_percent}` })
    .where(of(kept.salesman_code))
  await db
    .update(t)
    .set({ salesman_codes: kept.salesman_codes.filter((code) => code !== lost.salesman_code) })
    .where(eq(t.log_code, winner))
}

type Verdict = RequestContext<typeof contract.judgeSimilarity>['input']

const reject = async (
  context: ActingContext,
  { log_code, other_code, winner_code, shared_percent, reason }: Verdict,
) => {
  const { db } = context
  const loser = winner_code === log_code ? other_code : log_code
  if (winner_code !== log_code && winner_code !== other_code) return refuseChoice('winner_code')
  const begun = await onProjectLog.beginBySystem(context, 'lose', loser)
  if (!begun) return refuseField('winner_code', because('project-keeps-it'))
  const shared = shared_percent ? await shareWith(db, winner_code, loser, shared_percent) : null
  await db
    .update(pairs)
    .set({ shared_percent: shared })
    .where(and(eq(pairs.log_code, log_code), eq(pairs.other_code, other_code)))
  const after = await onProjectLog.end(begun, { set: { winner_code, reject_reason: reason }, reason })
  await notify(context, { ...judgedAbout(after), to: after.salesman_codes })
}

export const judgeSimilarity = async (context: RequestContext<typeof contract.judgeSimilarity>) => {
  const { db, viewer, actor, input } = context
  const { log_code, other_code, row_version, verdict, winner_code, shared_percent, reason } = input
  const before = await records.lock(db, { code: log_code, row_version, isVisible: visibleLogs(viewer) })
  const isThis = and(eq(pairs.log_code, log_code), eq(pairs.other_code, other_code))
  const [pair] = await db.select().from(pairs).where(isThis).for('update')
  if (!pair) return refuse('notFound')
  if (pair.verdict) refuse('conflict', { because: because('judged-already') })
  const objection = judgeObjection(before, pair.scope, viewer)
  if (objection) refuse('conflict', { because: objection })
  if (before.authors.includes(viewer.usercode)) refuse('conflict', { because: because('author-approves') })
  const [judged] = await db
    .update(pairs)
    .set({
      ...{ verdict, reason, judged_by: viewer.usercode, judge_name: viewer.username },
      ...{
        winner_code: verdict === 'Same' ? winner_code : null,
        shared_percent,
        judged_date: new Date().toISOString(),
      },
    })
    .where(isThis)
    .returning()
  if (judged) await keepLabel(db, judged)
  await logActions(db, actor, [
    {
      ...{ entity: projectLog.entity, entity_code: log_code, action: 'judge', reason },
      after: { other_code, verdict, winner_code, shared_percent },
    },
  ])
  if (verdict === 'Same') await reject(context, input)
  return { data: await taskAfter(context, log_code, row_version) }
}

/** Finished where nothing is left to judge, or where the log has lost its building. */
const taskAfter = async (
  { db, viewer }: Pick<ActingContext, 'db' | 'viewer'>,
  log_code: string,
  row_version: number,
) => {
  const open = await db.$count(pairs, and(eq(pairs.log_code, log_code), isNull(pairs.verdict)))
  const [now] = await db.select().from(t).where(eq(t.log_code, log_code))
  const isOver = open === 0 || now?.login_status === 'Rejected'
  const [after] = await db
    .update(t)
    .set({
      similarity_status: isOver ? 'Finished' : 'Processing',
      judge_code: viewer.usercode,
      judge_name: viewer.username,
    })
    .where(eq(t.log_code, log_code))
    .returning()
  const { similarity_status = 'Finished' as const, row_version: version = row_version } = after ?? {}
  return { similarity_status, row_version: version }
}

/** The loser is submitted again, with what of its own task is still open. */
const regain = async (context: ActingContext, loser: string, reason: string) => {
  const { db } = context
  const begun = await onProjectLog.beginBySystem(context, 'regain', loser)
  if (!begun) return
  const open = await db.$count(pairs, and(eq(pairs.log_code, loser), isNull(pairs.verdict)))
  const after = await onProjectLog.end(begun, {
    facts: { similarity_status: open ? 'Submitted' : 'Finished' },
    set: { winner_code: null, reject_reason: null, reviewer_code: null, reviewer_name: null, review_date: null },
    reason,
  })
  await notify(context, { ...takenBackAbout(after), to: after.salesman_codes })
}

const waits = ['Submitted', 'BM_Approving', 'BM_Approved'] as const

export const takeBackVerdict = async (context: RequestContext<typeof contract.takeBackVerdict>) => {
  const { db, viewer, actor, input } = context
  const { log_code, other_code, row_version, reason } = input
  const before = await records.lock(db, { code: log_code, row_version, isVisible: visibleLogs(viewer) })
  const isThis = and(eq(pairs.log_code, log_code), eq(pairs.other_code, other_code))
  const [pair] = await db.select().from(pairs).where(isThis).for('update')
  if (!pair) return refuse('notFound')
  const objection = takeBackObjection(pair, [await approvedSince(db, pair)], viewer)
  if (objection) refuse('conflict', { because: objection })
  const { winner_code, shared_percent } = pair
  await db
    .update(pairs)
    .set({
      ...{ verdict: null, winner_code: null, shared_percent: null, reason: null },
      ...{ judged_by: null, judge_name: null, judged_date: null },
    })
    .where(isThis)
  await endLabel(db, log_code, other_code, new Date().toISOString())
  const { verdict } = pair
  await logActions(db, actor, [
    {
      ...{ entity: projectLog.entity, entity_code: log_code, action: 'regain', reason },
      before: { other_code, verdict, winner_code, shared_percent },
    },
  ])
  if (winner_code) {
    const loser = winner_code === log_code ? other_code : log_code
    if (shared_percent) await takeShareBack(db, winner_code, loser)
    await regain(context, loser, reason)
  }
  const [now] = await db.select().from(t).where(eq(t.log_code, log_code))
  const isWaiting = waits.some((status) => status === now?.login_status)
  if (isWaiting) return { data: await taskAfter(context, log_code, row_version) }
  return { data: { similarity_status: before.similarity_status, row_version: now?.row_version ?? row_version } }
}
