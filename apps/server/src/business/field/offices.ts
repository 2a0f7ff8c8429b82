import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offices as t } from '../../db/tables/masters/offices.ts'

/** The offices somebody may check in at: those of their own branch and of all branches they work for. */
export const assignedOffices = (db: Db, { department, departmentlist }: Viewer) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.is_active, true), inArray(t.dept_code, [...new Set([department, ...departmentlist])])))
    .orderBy(t.office_code)
