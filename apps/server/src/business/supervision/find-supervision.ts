import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { visibleSupervisions } from './visible-supervisions.ts'

/** The supervision in the viewer's sight; `isLocked` where it is written to afterwards. */
export const findSupervision = async (db: Db, viewer: Viewer, supervision_code: string, isLocked = false) => {
  const query = db
    .select()
    .from(t)
    .where(and(eq(t.supervision_code, supervision_code), visibleSupervisions(viewer)))
  const [found] = await (isLocked ? query.for('update') : query)
  return found ?? refuse('notFound')
}
