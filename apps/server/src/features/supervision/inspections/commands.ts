import type * as contract from '@sejuk/contract/supervision/inspections'
import { because } from '@sejuk/domain/messages'
import {
  awaitsSecond,
  isWithinReach,
  measuredNumber,
  measuredReach,
  proposedResult,
  settledResult,
} from '@sejuk/domain/supervision/inspection'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, arrayContains, desc, eq } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { recount } from '../../../business/supervision/problems.ts'
import type { Db } from '../../../db/database.ts'
import {
  inspectionAnswers as answers,
  inspectionCheckpoints as checkpoints,
  inspectionPoints as points,
} from '../../../db/tables/supervision/inspections.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { enforce, refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { tellProblem } from './problems.ts'

type Answering = RequestContext<typeof contract.answerCheckpoint>

const isOfLevel = (level: string) => and(eq(checkpoints.is_active, true), arrayContains(checkpoints.levels, [level]))

/** What one point can be said of at most is far below. */
const mostEarlier = 200
const countAnswered = (db: Db, supervision_code: string) =>
  db.$count(points, and(eq(points.supervision_code, supervision_code), eq(points.awaits_second, false)))

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
  if (again) return toldAgain(db, again)
  enforce(supervision.gate('answer', found, viewer, new Date().toISOString()))
  const [checkpoint] = await db
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.checkpoint_code, checkpoint_code), isOfLevel(found.level)))
  if (!checkpoint) return refuseChoice('checkpoint_code')
  const proposed = proposedResult(checkpoint, input.value)
  const measured = measuredNumber(input.value)
  const reach = checkpoint.kind === 'number' ? measuredReach(checkpoint) : undefined
  if (reach && measured !== undefined && !isWithinReach(checkpoint, measured))
    refuseField('value', because('value-out-of-reach', reach))
  if (input.result === 'NA' && !input.note) refuseField('note', because('not-applicable-without-note'))
  if (checkpoint.kind === 'number' && input.result !== 'NA' && proposed === undefined)
    refuseField('value', because('value-missing'))
  if (proposed && input.result !== 'NA' && input.result !== proposed && !input.note)
    refuseField('note', because('against-range'))
  if (input.result === 'Fail' && !input.problem) refuseField('problem', because('problem-missing'))
  const mine = and(eq(points.supervision_code, supervision_code), eq(points.checkpoint_code, checkpoint_code))
  const [before] = await db.select().from(points).where(mine)
  const settled = settledResult(before, { result: input.result, known_answer_id: input.known_answer_id })
  const earlier = await db
    .select({ result: answers.result, usercode: answers.usercode })
    .from(answers)
    .where(and(eq(answers.supervision_code, supervision_code), eq(answers.checkpoint_code, checkpoint_code)))
    .orderBy(desc(answers.answer_id))
    .limit(mostEarlier)
  const given = { result: settled.result, usercode: viewer.usercode }
  const awaits_second = awaitsSecond(checkpoint, given, earlier.toReversed())
  const [added = refuse('notFound')] = await db
    .insert(answers)
    .values({
      ...{ client_uuid, supervision_code, checkpoint_code, result: input.result, value: input.value },
      ...{ zone: input.zone, note: input.note, photos: input.photos, answered_date: momentOf(input.at_device) },
      ...{ usercode: viewer.usercode, username: viewer.username },
    })
    .returning()
  const counts = { answer_id: added.answer_id, ...settled, awaits_second }
  await db
    .insert(points)
    .values({ supervision_code, checkpoint_code, ...counts, first_result: input.result })
    .onConflictDoUpdate({ target: [points.supervision_code, points.checkpoint_code], set: counts })
  const told =
    input.result === 'Fail' && input.problem
      ? await tellProblem({ db, viewer, actor }, supervision_code, { ...input.problem, checkpoint_code })
      : { problem_no: null, problem_outcome: null }
  await db
    .update(t)
    .set({
      points_total: await db.$count(checkpoints, isOfLevel(found.level)),
      points_answered: await countAnswered(db, supervision_code),
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
  return { data: { answer_id: added.answer_id, ...settled, ...told, awaits_second } }
}

const toldAgain = async (db: Db, answer: typeof answers.$inferSelect) => {
  const { supervision_code, checkpoint_code, answer_id } = answer
  const [point] = await db
    .select()
    .from(points)
    .where(and(eq(points.supervision_code, supervision_code), eq(points.checkpoint_code, checkpoint_code)))
  return {
    data: {
      ...{ answer_id, result: point?.result ?? answer.result, is_disputed: point?.is_disputed ?? false },
      ...{ problem_no: null, problem_outcome: null, awaits_second: point?.awaits_second ?? false },
    },
  }
}
