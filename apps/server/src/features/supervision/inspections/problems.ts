import type * as contract from '@sejuk/contract/supervision/inspections'
import { because } from '@sejuk/domain/messages'
import { mayClose } from '@sejuk/domain/supervision/inspection'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { nextProblem, recount } from '../../../business/supervision/problems.ts'
import {
  inspectionAnswers as answers,
  inspectionPoints as points,
  inspectionProblems as problems,
} from '../../../db/tables/supervision/inspections.ts'
import { enforce, refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'

type Telling = Pick<RequestContext<typeof contract.answerCheckpoint>, 'db' | 'viewer' | 'actor'>
type NewProblem = Omit<RequestContext<typeof contract.addProblem>['input'], 'supervision_code'> & {
  checkpoint_code: string | null
}
const unclaimed = { claimed_by: null, claimed_by_code: null, claimed_date: null }

const addTo = async ({ db, viewer }: Telling, supervision_code: string, problem: NewProblem) => {
  const problem_no = await nextProblem(db, supervision_code)
  await db.insert(problems).values({
    ...problem,
    ...{ supervision_code, problem_no, created_by: viewer.usercode, create_user_name: viewer.username },
  })
  return problem_no
}

/** A point that fails again says what its open problem is by now; what it was stays in the log. A claimed fix was none. */
export const tellProblem = async (context: Telling, supervision_code: string, problem: NewProblem) => {
  const { db, actor } = context
  const [known] = await db
    .select()
    .from(problems)
    .where(
      and(
        eq(problems.supervision_code, supervision_code),
        eq(problems.checkpoint_code, problem.checkpoint_code ?? ''),
        inArray(problems.status, ['Open', 'Fixed_Claimed']),
      ),
    )
    .orderBy(desc(problems.problem_no))
    .limit(1)
    .for('update')
  if (!known) return { problem_no: await addTo(context, supervision_code, problem), problem_outcome: 'added' as const }
  const after = { ...known, ...problem, ...unclaimed, status: 'Open' as const }
  await db
    .update(problems)
    .set({ ...problem, ...unclaimed, status: 'Open' })
    .where(and(eq(problems.supervision_code, supervision_code), eq(problems.problem_no, known.problem_no)))
  await logActions(db, actor, [
    {
      ...{ entity: supervision.entity, entity_code: supervision_code, action: 'updateProblem' },
      ...{ reason: `${known.problem_no}: ${problem.description}`, before: known, after },
    },
  ])
  return { problem_no: known.problem_no, problem_outcome: 'updated' as const }
}

/** The point of a problem that was mended passes, unless another problem of it is open. */
const passAgain = async (
  { db, viewer }: Telling,
  supervision_code: string,
  checkpoint_code: string,
  { at, note }: { at: string; note: string | null },
) => {
  const ofPoint = and(
    eq(problems.supervision_code, supervision_code),
    eq(problems.checkpoint_code, checkpoint_code),
    inArray(problems.status, ['Open', 'Fixed_Claimed']),
  )
  if (await db.$count(problems, ofPoint)) return
  const [added = refuse('notFound')] = await db
    .insert(answers)
    .values({
      ...{ client_uuid: randomUUID(), supervision_code, checkpoint_code, result: 'Pass', note, answered_date: at },
      ...{ usercode: viewer.usercode, username: viewer.username },
    })
    .returning({ answer_id: answers.answer_id })
  await db
    .update(points)
    .set({ answer_id: added.answer_id, result: 'Pass', is_disputed: false, awaits_second: false })
    .where(and(eq(points.supervision_code, supervision_code), eq(points.checkpoint_code, checkpoint_code)))
}

export const addProblem = async (context: RequestContext<typeof contract.addProblem>) => {
  const { db, viewer, actor, input } = context
  const { supervision_code, ...problem } = input
  const found = await findSupervision(db, viewer, supervision_code, true)
  enforce(supervision.gate('inspect', found, viewer, new Date().toISOString()))
  const problem_no = await addTo(context, supervision_code, { ...problem, checkpoint_code: null })
  await recount(db, supervision_code)
  await logActions(db, actor, [
    { entity: supervision.entity, entity_code: supervision_code, action: 'addProblem', reason: problem.description },
  ])
  return { data: { problem_no } }
}

type Seen = { supervision_code: string; problem_no: number; row_version: number }
const lockProblem = async (
  { db, viewer }: Pick<Telling, 'db' | 'viewer'>,
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
    .set({
      ...{ status: 'Fixed_Claimed', fix_note: input.fix_note, claimed_date: at },
      ...{ claimed_by: viewer.username, claimed_by_code: viewer.usercode },
    })
    .where(mine)
  await logProblem(context, problem.problem_no, 'claimFix', input.fix_note, input.supervision_code, actor)
  return { data: null }
}

const logProblem = (
  { db }: Pick<Telling, 'db'>,
  n: number,
  action: string,
  reason: string | null,
  entity_code: string,
  actor: Telling['actor'],
) => logActions(db, actor, [{ entity: supervision.entity, entity_code, action, reason: `${n}: ${reason ?? ''}` }])

export const reinspect = async (context: RequestContext<typeof contract.reinspect>) => {
  const { db, viewer, actor, input } = context
  const { problem, mine } = await lockProblem(context, input)
  if (problem.status !== 'Fixed_Claimed') refuse('conflict', { because: because('fix-not-claimed') })
  if (input.is_fixed && !mayClose(problem, viewer.usercode))
    refuse('conflict', { because: because('problem-claimed-by-you') })
  const at = new Date().toISOString()
  const closed = { status: 'Closed' as const, closed_by: viewer.username, closed_date: at }
  const reopened = { status: 'Open' as const, ...unclaimed, fix_note: input.note }
  await db
    .update(problems)
    .set(input.is_fixed ? closed : reopened)
    .where(mine)
  if (problem.checkpoint_code && input.is_fixed)
    await passAgain(context, input.supervision_code, problem.checkpoint_code, { at, note: input.note })
  await recount(db, input.supervision_code)
  const action = input.is_fixed ? 'closeProblem' : 'reopenProblem'
  await logProblem(context, problem.problem_no, action, input.note, input.supervision_code, actor)
  return { data: null }
}
