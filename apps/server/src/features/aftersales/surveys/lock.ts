import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { surveys as t } from '../../../db/tables/aftersales/surveys.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { entity } from './begin-survey.ts'

/** Locks the work order first, then its survey: always in this order, against deadlocks. */
export const lockBoth = async (db: Db, survey_code: string, work_order_number: string) => {
  const [order = refuse('notFound')] = await db
    .select()
    .from(workOrders)
    .where(eq(workOrders.work_order_number, work_order_number))
    .for('update')
  const [survey = refuse('notFound')] = await db.select().from(t).where(eq(t.survey_code, survey_code)).for('update')
  return { order, survey }
}

/** In sight, locked, and as the caller saw it. */
export const lockSeen = async (db: Db, viewer: Viewer, survey_code: string, row_version: number) => {
  const [found = refuse('notFound')] = await db
    .select({ work_order_number: t.work_order_number })
    .from(t)
    .where(and(eq(t.survey_code, survey_code), visibleTo(viewer, t)))
  const { order, survey } = await lockBoth(db, survey_code, found.work_order_number)
  await stillCurrent(db, survey, { entity, entity_code: survey_code, row_version, form: {} })
  return { order, survey }
}
