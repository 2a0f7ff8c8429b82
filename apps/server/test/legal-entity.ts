import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { paperKinds } from '@sejuk/domain/company/legal-entities'
import { companyAccounts, legalEntities, legalEntitySigners } from '../src/db/tables/company/legal-entities.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'

const npwp = '0013456789092000'
const always = { from_date: '2020-01-01', to_date: null }

/** The company behind an organization, with an account and somebody who signs everything. */
export const makeLegalEntity = async (db: NodePgDatabase, org_code: string) => {
  const entity_code = 'PT-1'
  await db
    .insert(legalEntities)
    .values({
      ...{ entity_code, name: 'PT Sejuk Distribusi Indonesia', npwp, nitku: `${npwp}000000` },
      ...{ address: 'Jl. Daan Mogot Km 14 No. 88, Jakarta Barat 11730', phone: '+62 21 5435 0088' },
      ...{ email: 'keuangan@sejuk.example', pkp_since: '2015-01-01', updated_user_name: 'Sari' },
    })
    .onConflictDoNothing()
  await db
    .insert(banks)
    .values({
      ...{ bank_code: '014', bank_short_name: 'BCA', bank_name: 'Bank Central Asia', swift_code: 'CENAIDJA' },
      ...{ receiver_types: [], receiver_residencies: [], chooseable_status: 'Yes' },
    })
    .onConflictDoNothing()
  await db
    .insert(companyAccounts)
    .values({
      ...{ account_code: 'BA-1', entity_code, bank_code: '014', account_number: '5270318842' },
      ...{ account_name: 'PT Sejuk Distribusi Indonesia', ...always },
    })
    .onConflictDoNothing()
  if (!(await db.$count(legalEntitySigners)))
    await db
      .insert(legalEntitySigners)
      .values({ entity_code, name: 'Budi Santoso', title: 'Manajer Keuangan', papers: [...paperKinds], ...always })
  await db
    .insert(organizations)
    .values({ org_code, org_name: org_code, business_units: ['RAC'], seq: 1, entity_code })
    .onConflictDoUpdate({ target: organizations.org_code, set: { entity_code } })
  return entity_code
}
