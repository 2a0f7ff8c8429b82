import type * as contract from '@sejuk/contract/supervision/inspections'
import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, arrayContains, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { photosMissing } from '../../../business/supervision/photos-missing.ts'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import {
  inspectionAnswers as answers,
  inspectionCheckpoints as checkpoints,
  inspectionPoints as points,
  inspectionProblems as problems,
} from '../../../db/tables/supervision/inspections.ts'
import { supervisions } from '../../../db/tables/supervision/supervisions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { guidanceOf } from './photos.ts'

/** How many photos of each point have arrived. */
const photosByPoint = async (db: Db, supervision_code: string) => {
  const found = await db
    .select({ checkpoint_code: answers.checkpoint_code, n: sql<number>`count(*)::int` })
    .from(answers)
    .innerJoin(attachments, eq(attachments.module_code, answers.client_uuid))
    .where(
      and(
        eq(answers.supervision_code, supervision_code),
        eq(attachments.module_name, answerPhotos.module),
        eq(attachments.kind, 'photo'),
        isNull(attachments.deleted_date),
      ),
    )
    .groupBy(answers.checkpoint_code)
  return new Map(found.map(({ checkpoint_code, n }) => [checkpoint_code, n]))
}

/** The points of a level, with what counts of each and all that was said. */
export const sheetOf = async (db: Db, supervision_code: string, level: string) => {
  const wanted = await db
    .select()
    .from(checkpoints)
    .where(and(eq(checkpoints.is_active, true), arrayContains(checkpoints.levels, [level])))
    .orderBy(asc(checkpoints.seq), asc(checkpoints.checkpoint_code))
  const counted = await db.select().from(points).where(eq(points.supervision_code, supervision_code))
  const said = await db
    .select()
    .from(answers)
    .where(eq(answers.supervision_code, supervision_code))
    .orderBy(desc(answers.answer_id))
    .limit(5000)
  const arrived = await photosByPoint(db, supervision_code)
  return wanted.map((checkpoint) => {
    const point = counted.find((one) => one.checkpoint_code === checkpoint.checkpoint_code)
    return {
      ...checkpoint,
      result: point?.result ?? null,
      first_result: point?.first_result ?? null,
      is_disputed: point?.is_disputed ?? false,
      photos_arrived: arrived.get(checkpoint.checkpoint_code) ?? 0,
      answers: said.filter((one) => one.checkpoint_code === checkpoint.checkpoint_code),
    }
  })
}

export const problemsOf = (db: Db, supervision_code: string) =>
  db
    .select()
    .from(problems)
    .where(eq(problems.supervision_code, supervision_code))
    .orderBy(asc(problems.problem_no))
    .limit(1000)

export const getInspection = async (context: RequestContext<typeof contract.getInspection>) => {
  const { db, viewer, input } = context
  const found = await findSupervision(db, viewer, input.supervision_code)
  const { supervision_code, project_name, installer_name, supervision_status, level, row_version } = found
  const now = new Date().toISOString()
  const [lacking] = await db
    .select({ photos_missing: photosMissing })
    .from(supervisions)
    .where(eq(supervisions.supervision_code, supervision_code))
  const points = await sheetOf(db, supervision_code, level)
  const pictures = await guidanceOf(
    context,
    points.map(({ checkpoint_code }) => checkpoint_code),
  )
  return {
    data: {
      ...{ supervision_code, project_name, installer_name, supervision_status, level, row_version },
      may_answer: supervision.gate('inspect', found, viewer, now).because ?? null,
      may_hand_over: supervision.gate('inspectionSubmit', { ...found, ...lacking }, viewer, now).because ?? null,
      points: points.map((point) => ({ ...point, guidance: pictures.get(point.checkpoint_code) ?? [] })),
      problems: await problemsOf(db, supervision_code),
    },
  }
}
