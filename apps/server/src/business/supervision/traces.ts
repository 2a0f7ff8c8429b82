import type { StepKey } from '@sejuk/domain/supervision/supervision-rail'
import type { Db } from '../../db/database.ts'
import { supervisionTraces } from '../../db/tables/supervision/supervisions.ts'

type By = { usercode: string; username: string }

/** Writes down who did a step, and when. */
export const traceStep = (
  db: Db,
  supervision_code: string,
  step: StepKey,
  by: By,
  at: string,
  note: string | null = null,
) =>
  db
    .insert(supervisionTraces)
    .values({ supervision_code, step, usercode: by.usercode, username: by.username, at, note })
