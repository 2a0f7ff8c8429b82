import type * as contract from '@sejuk/contract/supervision/inspections'
import { because } from '@sejuk/domain/messages'
import { proposedResult, settledResult } from '@sejuk/domain/supervision/inspection'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, arrayContains, eq } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { nextProblem, recount } from '../../../business/supervision/problems.ts'
import type { Db } from '../../../db/database.ts'
import {
  inspectionAnswers as answers,
  inspectionCheckpoints as checkpoints,
  inspectionPoints as points,
  inspectionProblems as problems,
} from '../../../db/tables/supervision/inspections.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'

type Answering = RequestContext<typeof contract.answerCheckpoint>

const isOfLevel = (level: string) => and(eq(checkpoints.is_active, true), arrayContains(checkpoints.levels, [level]))

/** The clock of a phone may be wrong; it is never later than ours. */
const momentOf = (at_device: string) => {
  const now = new Date().toISOString()
  return at_device < now ? at_device : now
}

/** One answer by itself. What arrives a second time is told what became of it the first time. */
export const answerCheckpoint = async ({ db, viewer, actor, input }: Answering) => {
  const { supervision_code, checkpoint_code, client_uuid } = input
  const found = await findSupervision(db, viewer, supervision_code, true)
  const [again] = await db.select().from(answers).where(eq(answers.client_uuid, client_uuid))
  if (again) return told(db, again)
  enforce(supervision.gate('inspect', found, viewer, new Date().toISOString()))
  const [checkpoint] = await db
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.checkpoint_code, checkpoint_code), isOfLevel(found.level)))
  if (!checkpoint) return refuseChoice('checkpoint_code')
  const proposed = proposedResult(checkpoint, input.value)
  if (checkpoint.kind === 'number' && input.result !== 'NA' && proposed === undefined)
    refuseField('value', because('value-missing'))
  if (proposed && input.result !== 'NA' && input.result !== proposed && !input.note)
    refuseField('note', because('against-range'))
  if (input.result === 'Fail' && !input.problem) refuseField('problem', because('problem-missing'))
  const mine = and(eq(points.supervision_code, supervision_code), eq(points.checkpoint_code, checkpoint_code))
  const [before] = await db.select().from(points).where(mine)
  const settled = settledResult(before, { result: input.result, known_answer_id: input.known_answer_id })
  const [added = refuse('notFound')] = await db
    .insert(answers)
    .values({
      ...{ client_uuid, supervision_code, checkpoint_code, result: input.result, value: input.value },
      ...{ zone: input.zone, note: input.note, photos: input.photos, answered_date: momentOf(input.at_device) },
      ...{ usercode: viewer.usercode, username: viewer.username },
    })
    .returning()
  const counts = { answer_id: added.answer_id, ...settled }
  await db
    .insert(points)
    .values({ supervision_code, checkpoint_code, ...counts, first_result: input.result })
    .onConflictDoUpdate({ target: [points.supervision_code, points.checkpoint_code], set: counts })
  const problem_no =
    input.result === 'Fail' && input.problem
      ? await writeProblem(db, viewer, supervision_code, { ...input.problem, checkpoint_code })
      : null
  await db
    .update(t)
    .set({
      points_total: await db.$count(checkpoints, isOfLevel(found.level)),
      points_answered: await db.$count(points, eq(points.supervision_code, supervision_code)),
      supervise_start_date: found.supervise_start_date ?? added.answered_date,
    })
    .where(eq(t.supervision_code, supervision_code))
  await recount(db, supervision_code)
  await logActions(db, actor, [
    {
      ...{ entity: supervision.entity, entity_code: supervision_code, action: 'answer', to_status: settled.result },
      reason: [checkpoint_code, input.value, input.note].filter(Boolean).join(', '),
    },
  ])
  return { data: { answer_id: added.answer_id, ...settled, problem_no } }
}

const told = async (db: Db, answer: typeof answers.$inferSelect) => {
  const { supervision_code, checkpoint_code, answer_id } = answer
  const [point] = await db
    .select()
    .from(points)
    .where(and(eq(points.supervision_code, supervision_code), eq(points.checkpoint_code, checkpoint_code)))
  return {
    data: {
      ...{ answer_id, result: point?.result ?? answer.result, is_disputed: point?.is_disputed ?? false },
      problem_no: null,
    },
  }
}

type NewProblem = Omit<RequestContext<typeof contract.addProblem>['input'], 'supervision_code'> & {
  checkpoint_code: string | null
}
/** A point that failed already has its problem: it is told again, not twice. */
const writeProblem = async (db: Db, viewer: Answering['viewer'], supervision_code: string, problem: NewProblem) => {
  if (problem.checkpoint_code) {
    const [known] = await db
      .select()
      .from(problems)
      .where(
        and(
          eq(problems.supervision_code, supervision_code),
          eq(problems.checkpoint_code, problem.checkpoint_code),
          eq(problems.status, 'Open'),
        ),
      )
    if (known) return known.problem_no
  }
  const problem_no = await nextProblem(db, supervision_code)
  await db.insert(problems).values({
    ...problem,
    ...{ supervision_code, problem_no, created_by: viewer.usercode, create_user_name: viewer.username },
  })
  return problem_no
}

export const addProblem = async ({ db, viewer, actor, input }: RequestContext<typeof contract.addProblem>) => {
  const { supervision_code, ...problem } = input
  const found = await findSupervision(db, viewer, supervision_code, true)
  enforce(supervision.gate('inspect', found, viewer, new Date().toISOString()))
  const problem_no = await writeProblem(db, viewer, supervision_code, { ...problem, checkpoint_code: null })
  await recount(db, supervision_code)
  await logActions(db, actor, [
    { entity: supervision.entity, entity_code: supervision_code, action: 'addProblem', reason: problem.description },
  ])
  return { data: { problem_no } }
}

type Seen = { supervision_code: string; problem_no: number; row_version: number }
const lockProblem = async (
  { db, viewer }: Pick<Answering, 'db' | 'viewer'>,
  { supervision_code, problem_no, row_version }: Seen,
) => {
  const found = await findSupervision(db, viewer, supervision_code, true)
  enforce(supervision.gate('inspect', found, viewer, new Date().toISOString()))
  const mine = and(eq(problems.supervision_code, supervision_code), eq(problems.problem_no, problem_no))
  const [problem = refuse('notFound')] = await db.select().from(problems).where(mine).for('update')
  if (problem.row_version !== row_version) refuse('conflict')
  return { problem, mine }
}

export const claimFix = async (context: RequestContext<typeof contract.claimFix>) => {
  const { db, viewer, actor, input } = context
  const { problem, mine } = await lockProblem(context, input)
  if (problem.status !== 'Open') refuse('conflict', { because: because('problem-not-open') })
  const at = new Date().toISOString()
  await db
    .update(problems)
    .set({ status: 'Fixed_Claimed', fix_note: input.fix_note, claimed_by: viewer.username, claimed_date: at })
    .where(mine)
  await logProblem(context, problem.problem_no, 'claimFix', input.fix_note, input.supervision_code, actor)
  return { data: null }
}

const logProblem = (
  { db }: Pick<Answering, 'db'>,
  n: number,
  action: string,
  reason: string | null,
  entity_code: string,
  actor: Answering['actor'],
) => logActions(db, actor, [{ entity: supervision.entity, entity_code, action, reason: `${n}: ${reason ?? ''}` }])

export const reinspect = async (context: RequestContext<typeof contract.reinspect>) => {
  const { db, viewer, actor, input } = context
  const { problem, mine } = await lockProblem(context, input)
  if (problem.status !== 'Fixed_Claimed') refuse('conflict', { because: because('fix-not-claimed') })
  const at = new Date().toISOString()
  const closed = { status: 'Closed' as const, closed_by: viewer.username, closed_date: at }
  const reopened = { status: 'Open' as const, claimed_by: null, claimed_date: null, fix_note: input.note }
  await db
    .update(problems)
    .set(input.is_fixed ? closed : reopened)
    .where(mine)
  await recount(db, input.supervision_code)
  const action = input.is_fixed ? 'closeProblem' : 'reopenProblem'
  await logProblem(context, problem.problem_no, action, input.note, input.supervision_code, actor)
  return { data: null }
}
