import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The branch that sold and the one that takes care of it see it, and who sold it. */
export const visibleSupervisions = (viewer: Viewer) =>
  sql`(${visibleTo(viewer, t)} or ${visibleTo(viewer, { dept_code: t.service_dept_code })})`
