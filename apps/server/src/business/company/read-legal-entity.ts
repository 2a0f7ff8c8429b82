import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  companyAccounts,
  legalEntities,
  legalEntityBranches,
  legalEntitySigners,
} from '../../db/tables/company/legal-entities.ts'
import { banks } from '../../db/tables/masters/banks.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { organizations } from '../../db/tables/masters/organizations.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** In one order, so that what nobody changed is the same. Accounts stay in the order in which papers name them. */
export const inOrder = (values: LegalEntityValues): LegalEntityValues => ({
  ...values,
  organizations: values.organizations.toSorted((a, b) => byText(a.org_code, b.org_code)),
  branches: values.branches.toSorted((a, b) => byText(a.dept_code, b.dept_code)),
  accounts: values.accounts.map((one) => ({ ...one, dept_codes: [...one.dept_codes].sort() })),
  signers: values.signers
    .map((one) => ({ ...one, papers: [...one.papers].sort() }))
    .toSorted(
      (a, b) =>
        byText(a.name, b.name) || byText(a.from_date, b.from_date) || byText(a.dept_code ?? '', b.dept_code ?? ''),
    ),
})

const accountsOf = (db: Db, entity_code: string) =>
  db
    .select({
      ...{ bank_code: companyAccounts.bank_code, label: banks.bank_short_name },
      ...{ account_number: companyAccounts.account_number, account_name: companyAccounts.account_name },
      ...{ dept_codes: companyAccounts.dept_codes, from_date: companyAccounts.from_date },
      to_date: companyAccounts.to_date,
    })
    .from(companyAccounts)
    .innerJoin(banks, eq(banks.bank_code, companyAccounts.bank_code))
    .where(eq(companyAccounts.entity_code, entity_code))
    .orderBy(asc(companyAccounts.seq), asc(companyAccounts.account_code))

const signersOf = (db: Db, entity_code: string) =>
  db
    .select({
      ...{ name: legalEntitySigners.name, title: legalEntitySigners.title, dept_code: legalEntitySigners.dept_code },
      ...{ label: departments.dept_name, papers: legalEntitySigners.papers },
      ...{ from_date: legalEntitySigners.from_date, to_date: legalEntitySigners.to_date },
    })
    .from(legalEntitySigners)
    .leftJoin(departments, eq(departments.dept_code, legalEntitySigners.dept_code))
    .where(eq(legalEntitySigners.entity_code, entity_code))

const branchesOf = (db: Db, entity_code: string) =>
  db
    .select({
      ...{ dept_code: legalEntityBranches.dept_code, label: departments.dept_name, nitku: legalEntityBranches.nitku },
      ...{ address: legalEntityBranches.address, city: legalEntityBranches.city, phone: legalEntityBranches.phone },
    })
    .from(legalEntityBranches)
    .innerJoin(departments, eq(departments.dept_code, legalEntityBranches.dept_code))
    .where(eq(legalEntityBranches.entity_code, entity_code))

/** The company as it is and will be; what is past stands in its tables and on the papers of its time. */
export const readLegalEntity = async (db: Db, entity_code: string) => {
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.entity_code, entity_code))
  if (!entity) return undefined
  const { name, npwp, nitku, address, phone, email, pkp_since, is_retailer, logo_hash, row_version } = entity
  const orgs = await db
    .select({ org_code: organizations.org_code, label: organizations.org_name })
    .from(organizations)
    .where(eq(organizations.entity_code, entity_code))
  const today = companyToday()
  const isToCome = ({ to_date }: { to_date: string | null }) => to_date === null || to_date >= today
  const values: LegalEntityValues = inOrder({
    ...{ name, npwp, nitku, address, phone, email, pkp_since, is_retailer, logo_hash, organizations: orgs },
    branches: await branchesOf(db, entity_code),
    accounts: (await accountsOf(db, entity_code)).filter(isToCome),
    signers: (await signersOf(db, entity_code)).filter(isToCome),
  })
  return { values, row_version }
}

export const noEntity: LegalEntityValues = {
  ...{ name: '', npwp: '', nitku: '', address: '', phone: null, email: null, pkp_since: null, is_retailer: false },
  ...{ logo_hash: null, organizations: [], branches: [], accounts: [], signers: [] },
}
