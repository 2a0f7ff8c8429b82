import type { Viewer } from '@sejuk/domain/viewers'
import { eq, isNull, or, type SQL } from 'drizzle-orm'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'
import { mostParts } from '../../../platform/scope/ordered-parts.ts'

/** The prices of the whole company, and those of the branches the viewer works for. */
export const pricesSeenBy = (viewer: Viewer) => {
  const branches = atBranchesOf(viewer, t.dept_code)
  return branches && or(isNull(t.dept_code), branches)
}

/** The same in the order in which they were made: an index has those of all branches, another those of each. */
export const pricesInOrder = (viewer: Viewer, asked: readonly string[]): SQL[] | undefined => {
  const isAll = viewer.view_data === 'View_Data_All_Branches'
  if (isAll && asked.length === 0) return []
  const own = viewer.view_data === 'View_Data_Multi_Branch' ? viewer.departmentlist : [viewer.department]
  const branches = asked.length ? asked.filter((code) => isAll || own.includes(code)) : own
  const parts = [...(asked.length ? [] : [isNull(t.dept_code)]), ...branches.map((code) => eq(t.dept_code, code))]
  return parts.length && parts.length <= mostParts ? parts : undefined
}
