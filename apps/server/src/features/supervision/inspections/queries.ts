import type * as contract from '@sejuk/contract/supervision/inspections'
import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, arrayContains, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import type { Db } from '../../../db/database.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import {
  inspectionAnswers as answers,
  inspectionCheckpoints as checkpoints,
  inspectionPoints as points,
  inspectionProblems as problems,
} from '../../../db/tables/supervision/inspections.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { guidanceOf } from './photos.ts'

/** The points of a level, with what counts of each, how many photos of it have arrived, and all that was said. */
export const sheetOf = async (db: Db, supervision_code: string, level: string) => {
  const wanted = await db
    .select({
      ...getTableColumns(checkpoints),
      ...{ result: points.result, first_result: points.first_result, disputed: points.is_disputed },
      photos_arrived: sql<number>`(select count(*)::int from ${answers} join ${attachments} on ${attachments.module_code} = ${answers.client_uuid}
        where ${answers.supervision_code} = ${supervision_code} and ${answers.checkpoint_code} = ${checkpoints.checkpoint_code}
          and ${attachments.module_name} = ${answerPhotos.module} and ${attachments.kind} = 'photo' and ${attachments.deleted_date} is null)`,
    })
    .from(checkpoints)
    .leftJoin(
      points,
      and(eq(points.checkpoint_code, checkpoints.checkpoint_code), eq(points.supervision_code, supervision_code)),
    )
    .where(and(eq(checkpoints.is_active, true), arrayContains(checkpoints.levels, [level])))
    .orderBy(asc(checkpoints.seq), asc(checkpoints.checkpoint_code))
  const said = await db
    .select()
    .from(answers)
    .where(eq(answers.supervision_code, supervision_code))
    .orderBy(desc(answers.answer_id))
    .limit(5000)
  const byPoint = Map.groupBy(said, ({ checkpoint_code }) => checkpoint_code)
  return wanted.map(({ disputed, ...point }) => ({
    ...point,
    is_disputed: disputed ?? false,
    answers: byPoint.get(point.checkpoint_code) ?? [],
  }))
}

const lacksPhotos = (point: { result: string | null; photos_arrived: number; photo_min: number }) =>
  point.result !== null && point.result !== 'NA' && point.photos_arrived < point.photo_min

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
  const points = await sheetOf(db, supervision_code, level)
  const photos_missing = points.filter(lacksPhotos).length
  const pictures = await guidanceOf(
    context,
    points.map(({ checkpoint_code }) => checkpoint_code),
  )
  return {
    data: {
      ...{ supervision_code, project_name, installer_name, supervision_status, level, row_version },
      may_answer: supervision.gate('inspect', found, viewer, now).because ?? null,
      may_hand_over: supervision.gate('inspectionSubmit', { ...found, photos_missing }, viewer, now).because ?? null,
      points: points.map((point) => ({ ...point, guidance: pictures.get(point.checkpoint_code) ?? [] })),
      problems: await problemsOf(db, supervision_code),
    },
  }
}
