import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { refuseChoice } from '../http/refuse.ts'
import { visibleTo } from './visible-to.ts'

/** Restricts to the branches a user works for: choices follow the user's branches, not their data scope. */
export const atBranchesOf = ({ view_data, department, departmentlist }: Viewer, column: PgColumn): SQL | undefined => {
  if (view_data === 'View_Data_All_Branches') return undefined
  return inArray(column, view_data === 'View_Data_Multi_Branch' ? [...departmentlist] : [department])
}

/** A record cannot be given to a branch one does not see. */
export const requireBranch = async (db: Db, viewer: Viewer, dept_code: string) => {
  const mine = and(eq(departments.dept_code, dept_code), visibleTo(viewer, departments))
  if (!(await db.$count(departments, mine))) refuseChoice('dept_code')
}
