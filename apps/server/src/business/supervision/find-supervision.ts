import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { selectOne } from '../../platform/lists/selection.ts'
import { visibleSupervisions } from './visible-supervisions.ts'

const columns = getTableColumns(t)
const source = sql`${t}`

/** The supervision in the viewer's sight; `isLocked` where it is written to afterwards. */
export const findSupervision = async (db: Db, viewer: Viewer, supervision_code: string, isLocked = false) => {
  const where = and(eq(t.supervision_code, supervision_code), visibleSupervisions(viewer))
  const [locked] = isLocked ? await db.select().from(t).where(where).for('update') : []
  const found = isLocked ? locked : await selectOne(db, columns, source, where)
  return found ?? refuse('notFound')
}
