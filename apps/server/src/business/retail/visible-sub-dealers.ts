import type { Viewer } from '@sejuk/domain/viewers'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { subDealerParents as p, subDealers as t } from '../../db/tables/retail/sub-dealers.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

export const suppliedBy = (codes: readonly string[]) =>
  sql`exists (select from ${p} where ${eq(p.subdealer_code, t.subdealer_code)} and ${inArray(p.customer_code, [...codes])})`

/** By their branch and salesperson; a customer sees those that buy from it. */
export const visibleSubDealers = (viewer: Viewer): SQL => {
  if (viewer.view_data !== 'View_Data_Customer') return visibleTo(viewer, t)
  return viewer.customer_codes.length ? suppliedBy(viewer.customer_codes) : sql`false`
}
