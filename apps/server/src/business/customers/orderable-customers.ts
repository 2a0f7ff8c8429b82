import type { Viewer } from '@sejuk/domain/viewers'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { customers } from '../../db/tables/customers/customers.ts'
import { shops } from '../../db/tables/customers/shops.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** A keyperson belongs to shops. */
export const isKeyperson = ({ view_data }: Pick<Viewer, 'view_data'>) => view_data === 'View_Data_Keyperson'
/** Customers and their people order for themselves; they sell nothing. */
export const ordersForItself = (viewer: Pick<Viewer, 'view_data'>) =>
  isKeyperson(viewer) || viewer.view_data === 'View_Data_Customer'

/** For which customers somebody may order: those in sight, and of a keyperson those that own the keyperson's shops. */
export const orderableBy = (viewer: Viewer): SQL => {
  if (!isKeyperson(viewer)) return visibleTo(viewer, customers)
  const own = viewer.shop_codes.filter(Boolean)
  if (own.length === 0) return sql`false`
  return sql`${customers.customer_code} in (select ${shops.customer_code} from ${shops} where ${inArray(shops.shop_code, [...own])})`
}
