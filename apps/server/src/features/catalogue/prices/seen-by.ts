import type { Viewer } from '@sejuk/domain/viewers'
import { isNull, or } from 'drizzle-orm'
import { itemPrices as t } from '../../../db/tables/catalogue/prices.ts'
import { atBranchesOf } from '../../../platform/scope/branches.ts'

/** The prices of the whole company, and those of the branches the viewer works for. */
export const pricesSeenBy = (viewer: Viewer) => {
  const branches = atBranchesOf(viewer, t.dept_code)
  return branches && or(isNull(t.dept_code), branches)
}
