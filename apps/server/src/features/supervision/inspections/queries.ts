import type * as contract from '@sejuk/contract/supervision/inspections'
import { supervision } from '@sejuk/domain/supervision/supervisions'
import { and, arrayContains, asc, desc, eq, sql } from 'drizzle-orm'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import type { Db } from '../../../db/database.ts'
import {
  inspectionAnswers as answers,
  inspectionCheckpoints as checkpoints,
  inspectionPoints as points,
  inspectionProblems as problems,
} from '../../../db/tables/supervision/inspections.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

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
  return wanted.map((checkpoint) => {
    const point = counted.find((one) => one.checkpoint_code === checkpoint.checkpoint_code)
    return {
      ...checkpoint,
      result: point?.result ?? null,
      first_result: point?.first_result ?? null,
      is_disputed: point?.is_disputed ?? false,
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

export const getInspection = async ({ db, viewer, input }: RequestContext<typeof contract.getInspection>) => {
  const found = await findSupervision(db, viewer, input.supervision_code)
  const { supervision_code, project_name, installer_name, supervision_status, level, row_version } = found
  const gate = supervision.gate('inspect', found, viewer, new Date().toISOString())
  return {
    data: {
      ...{ supervision_code, project_name, installer_name, supervision_status, level, row_version },
      may_answer: gate.because ?? null,
      points: await sheetOf(db, supervision_code, level),
      problems: await problemsOf(db, supervision_code),
    },
  }
}

export const listCheckpoints = ({ db, input }: RequestContext<typeof contract.listCheckpoints>) =>
  listPage(db, {
    input,
    source: sql`${checkpoints}`,
    where: and(
      input.category ? eq(checkpoints.category, input.category) : undefined,
      containsText(input.search, checkpoints.checkpoint_code, checkpoints.text_default, checkpoints.text_local),
    ),
    key: checkpoints.checkpoint_code,
    sorts: { seq: checkpoints.seq, created_date: checkpoints.created_date },
    sort: 'seq',
    fields: {
      checkpoint_code: checkpoints.checkpoint_code,
      category: checkpoints.category,
      levels: checkpoints.levels,
      text_default: checkpoints.text_default,
      text_local: checkpoints.text_local,
      kind: checkpoints.kind,
      unit: checkpoints.unit,
      min: checkpoints.min,
      max: checkpoints.max,
      photo_min: checkpoints.photo_min,
      is_critical: checkpoints.is_critical,
      fix_default: checkpoints.fix_default,
      fix_local: checkpoints.fix_local,
      is_active: checkpoints.is_active,
      seq: checkpoints.seq,
      created_date: checkpoints.created_date,
      row_version: checkpoints.row_version,
    },
  })
