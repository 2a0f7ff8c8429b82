import type { PriceTerms } from '@sejuk/contract/catalogue/prices'
import { isBeyondReach } from '@sejuk/domain/catalogue/price-documents'
import { because } from '@sejuk/domain/messages'
import type { Viewer } from '@sejuk/domain/viewers'
import { sql } from 'drizzle-orm'
import { checkBranch } from '../../../business/masters/choices.ts'
import type { Db } from '../../../db/database.ts'
import { notInList, refuse, refuseField } from '../../../platform/http/refuse.ts'
import { overlapOf } from './overlaps.ts'

type Found = Record<'item_code' | 'org_code' | 'customer_level', boolean>

/** Item, organisation, branch and level exist and are the writer's to choose, and no other price has the period. */
export const checkTerms = async (db: Db, viewer: Viewer, terms: PriceTerms, price_code = '') => {
  if (isBeyondReach(terms.dept_code, viewer)) refuseField('dept_code', because('price-whole-company-only'))
  if (terms.dept_code !== null) await checkBranch(db, viewer, terms.dept_code)
  const { rows } = await db.execute<Found>(sql`select
    exists (select from items where item_code = ${terms.item_code} and merged_into is null) as item_code,
    exists (select from organizations where org_code = ${terms.org_code} and is_active) as org_code,
    (${terms.customer_level}::text is null or exists (select from erp_customizations
      where data_type = 'CUSTOMER_LEVEL' and code = ${terms.customer_level})) as customer_level`)
  const missing = Object.entries(rows[0] ?? {}).filter(([, isThere]) => !isThere)
  if (missing.length) refuse('invalid', { errors: Object.fromEntries(missing.map(([field]) => [field, [notInList]])) })
  const overlap = await overlapOf(db, { ...terms, price_code })
  if (overlap) refuseField('valid_from', overlap)
}
