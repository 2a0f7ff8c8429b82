import type { Viewer } from '@sejuk/domain/viewers'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** Rows about a user are seen by branch; salespeople and technicians see their own. */
export const visibleTeam = (viewer: Viewer, t: { dept_code: PgColumn; usercode: PgColumn }) =>
  visibleTo(viewer, {
    dept_code: t.dept_code,
    technician_code: t.usercode,
    salesman_code: t.usercode,
    created_by: t.usercode,
  })
