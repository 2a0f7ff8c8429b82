import { wayOfCompany, wayOn } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { legalEntities } from '../../db/tables/company/legal-entities.ts'
import { salesWithoutNpwp as t } from '../../db/tables/finance/sales-without-npwp.ts'
import { organizations } from '../../db/tables/masters/organizations.ts'

type Buyer = { customer_is_taxable: number; org_code: string }

/** How an invoice of that day is sold to this buyer; of no meaning where the buyer is taxable. */
export const soldAs = async (db: Db, { customer_is_taxable, org_code }: Buyer, day: string) => {
  if (customer_is_taxable === 1) return null
  const way = wayOn(await db.select().from(t).where(eq(t.org_code, org_code)), org_code, day)
  if (way !== 'DIGUNGGUNG') return way ?? null
  const [seller] = await db
    .select({ is_retailer: legalEntities.is_retailer })
    .from(organizations)
    .innerJoin(legalEntities, eq(legalEntities.entity_code, organizations.entity_code))
    .where(eq(organizations.org_code, org_code))
  return wayOfCompany(way, { is_retailer: seller?.is_retailer ?? false })
}
