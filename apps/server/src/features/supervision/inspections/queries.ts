import type * as contract from '@sejuk/contract/supervision/inspections'
import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { getTableColumns, sql } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
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
import { selectPlanned } from '../../../platform/lists/selection.ts'
import { guidanceOf } from './photos.ts'

const pointFields = {
  ...getTableColumns(checkpoints),
  result: sql<(typeof points.$inferSelect)['result'] | null>`${points.result}`,
  first_result: sql<(typeof points.$inferSelect)['first_result'] | null>`${points.first_result}`,
  disputed: sql<boolean | null>`${points.is_disputed}`,
  awaiting: sql<boolean | null>`${points.awaits_second}`,
  photos_arrived: sql<number>`(select count(*)::int from ${answers} join ${attachments} on ${attachments.module_code} = ${answers.client_uuid}
    where ${answers.supervision_code} = ${supervisions.supervision_code} and ${answers.checkpoint_code} = ${checkpoints.checkpoint_code}
      and ${attachments.module_name} = ${sql.raw(`'${answerPhotos.module}'`)} and ${attachments.kind} = 'photo' and ${attachments.deleted_date} is null)`,
}
const pointSource = sql`${supervisions} join ${checkpoints} on ${checkpoints.is_active} and ${checkpoints.levels} @> array[${supervisions.level}]
  left join ${points} on ${points.checkpoint_code} = ${checkpoints.checkpoint_code} and ${points.supervision_code} = ${supervisions.supervision_code}`
const answerFields = getTableColumns(answers)
const answerSource = sql`${answers}`
const problemFields = getTableColumns(problems)
const problemSource = sql`${problems}`

/** The points of its level, with what counts of each, how many photos of it have arrived, and all that was said. */
export const sheetOf = async (db: Db, supervision_code: string) => {
  const [wanted, said] = await Promise.all([
    selectPlanned(
      db,
      pointFields,
      pointSource,
      sql`${supervisions.supervision_code} = ${supervision_code} order by ${checkpoints.seq}, ${checkpoints.checkpoint_code}`,
    ),
    selectPlanned(
      db,
      answerFields,
      answerSource,
      sql`${answers.supervision_code} = ${supervision_code} order by ${answers.answer_id} desc limit 5000`,
    ),
  ])
  const byPoint = Map.groupBy(said, ({ checkpoint_code }) => checkpoint_code)
  return wanted.map(({ disputed, awaiting, ...point }) => ({
    ...point,
    awaits_second: awaiting ?? false,
    is_disputed: disputed ?? false,
    answers: byPoint.get(point.checkpoint_code) ?? [],
  }))
}

const lacksPhotos = (point: { result: string | null; photos_arrived: number; photo_min: number }) =>
  point.result !== null && point.result !== 'NA' && point.photos_arrived < point.photo_min

export const problemsOf = (db: Db, supervision_code: string) =>
  selectPlanned(
    db,
    problemFields,
    problemSource,
    sql`${problems.supervision_code} = ${supervision_code} order by ${problems.problem_no} limit 1000`,
  )

export const getInspection = async (context: RequestContext<typeof contract.getInspection>) => {
  const { db, viewer, input } = context
  const found = await findSupervision(db, viewer, input.supervision_code)
  const { supervision_code, project_name, installer_name, supervision_status, level, row_version } = found
  const now = new Date().toISOString()
  const [points, listed, pictures] = await Promise.all([
    sheetOf(db, supervision_code),
    problemsOf(db, supervision_code),
    guidanceOf(context),
  ])
  const photos_missing = points.filter(lacksPhotos).length
  return {
    data: {
      ...{ supervision_code, project_name, installer_name, supervision_status, level, row_version },
      may_answer: supervision.gate('answer', found, viewer, now).because ?? null,
      may_inspect: supervision.gate('inspect', found, viewer, now).because ?? null,
      may_hand_over: supervision.gate('inspectionSubmit', { ...found, photos_missing }, viewer, now).because ?? null,
      points: points.map((point) => ({ ...point, guidance: pictures.get(point.checkpoint_code) ?? [] })),
      problems: listed,
    },
  }
}
