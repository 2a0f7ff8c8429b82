import { wayOn } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { salesWithoutNpwp as t } from '../../db/tables/finance/sales-without-npwp.ts'

type Buyer = { customer_is_taxable: number; org_code: string }

/** How an invoice of that day is sold to this buyer; of no meaning where the buyer is taxable. */
export const soldAs = async (db: Db, { customer_is_taxable, org_code }: Buyer, day: string) => {
  if (customer_is_taxable === 1) return null
  return wayOn(await db.select().from(t).where(eq(t.org_code, org_code)), org_code, day) ?? null
}
