import { inArray } from 'drizzle-orm'
import type { PaperWord } from '../../../../business/company/draw-paper.ts'
import { sharedLetterhead } from '../../../../business/company/shared-letterhead.ts'
import type { Db } from '../../../../db/database.ts'
import { salesOrders } from '../../../../db/tables/sales/sales-orders.ts'
import type { Letterhead } from '../../../../platform/pdf/blocks.ts'

type Delivery = { dept_code: string; order_codes: readonly string[] }

/** Whose goods these are, where one company and one branch sends them all. Goods travel without: then the product's own head stands there. */
export const letterheadFor = async (
  db: Db,
  deliveries: readonly Delivery[],
  word: PaperWord,
  day: string,
): Promise<Letterhead | undefined> => {
  const codes = deliveries.flatMap(({ order_codes }) => order_codes)
  if (codes.length === 0) return undefined
  const orgs = await db
    .selectDistinct({ org_code: salesOrders.org_code })
    .from(salesOrders)
    .where(inArray(salesOrders.order_code, [...codes]))
  const sold = deliveries.flatMap(({ dept_code }) => orgs.map(({ org_code }) => ({ org_code, dept_code })))
  return sharedLetterhead(db, sold, word, day)
}
