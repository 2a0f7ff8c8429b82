import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import { countedStatuses } from '@sejuk/domain/finance/sales-invoices'
import { wayObjection } from '@sejuk/domain/finance/tax-office/sales-without-npwp'
import { because, type Message } from '@sejuk/domain/messages'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import { companyAccounts, legalEntities, paperLogos } from '../../../../db/tables/company/legal-entities.ts'
import { salesWithoutNpwp } from '../../../../db/tables/finance/sales-without-npwp.ts'
import { banks } from '../../../../db/tables/masters/banks.ts'
import { departments } from '../../../../db/tables/masters/departments.ts'
import { organizations } from '../../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'
import { notInList, refuse } from '../../../../platform/http/refuse.ts'
import { readLegalEntity } from '../../../../business/company/read-legal-entity.ts'

type Errors = Record<string, Message>

const namesOf = async (db: Db, { accounts, branches, signers, organizations: orgs }: LegalEntityValues) => {
  const depts = [
    ...branches.map(({ dept_code }) => dept_code),
    ...accounts.flatMap(({ dept_codes }) => dept_codes),
    ...signers.flatMap(({ dept_code }) => dept_code ?? []),
  ]
  const found = {
    banks: await db
      .select({ code: banks.bank_code, name: banks.bank_short_name })
      .from(banks)
      .where(inArray(banks.bank_code, [...new Set(accounts.map(({ bank_code }) => bank_code)), ''])),
    depts: await db
      .select({ code: departments.dept_code, name: departments.dept_name })
      .from(departments)
      .where(inArray(departments.dept_code, [...new Set(depts), ''])),
    orgs: await db
      .select({ code: organizations.org_code, name: organizations.org_name, entity_code: organizations.entity_code })
      .from(organizations)
      .where(inArray(organizations.org_code, [...orgs.map(({ org_code }) => org_code), ''])),
  }
  const mapOf = (rows: { code: string; name: string }[]) => new Map(rows.map(({ code, name }) => [code, name]))
  return { banks: mapOf(found.banks), depts: mapOf(found.depts), orgs: mapOf(found.orgs), rows: found.orgs }
}
type Names = Awaited<ReturnType<typeof namesOf>>

/** Codes that nobody knows, by their fields. */
const unknownCodes = (
  { accounts, branches, signers, organizations: orgs }: LegalEntityValues,
  names: Names,
): Errors => {
  const errors: Errors = {}
  for (const [n, { bank_code, dept_codes }] of accounts.entries()) {
    if (!names.banks.has(bank_code)) errors[`accounts.${n}.bank_code`] = notInList
    if (dept_codes.some((code) => !names.depts.has(code))) errors[`accounts.${n}.dept_codes`] = notInList
  }
  for (const [n, { dept_code }] of branches.entries())
    if (!names.depts.has(dept_code)) errors[`branches.${n}.dept_code`] = notInList
  for (const [n, { dept_code }] of signers.entries())
    if (dept_code !== null && !names.depts.has(dept_code)) errors[`signers.${n}.dept_code`] = notInList
  for (const [n, { org_code }] of orgs.entries())
    if (!names.orgs.has(org_code)) errors[`organizations.${n}.org_code`] = notInList
  return errors
}

/** What another company has: a tax number, an account. */
const ofOthers = async (db: Db, entity_code: string, { npwp, accounts }: LegalEntityValues): Promise<Errors> => {
  const errors: Errors = {}
  const [same] = await db
    .select({ name: legalEntities.name })
    .from(legalEntities)
    .where(and(eq(legalEntities.npwp, npwp), ne(legalEntities.entity_code, entity_code)))
  if (same) errors.npwp = because('entity-npwp-of-another', { name: same.name })
  const isAny = or(
    ...accounts.map(({ bank_code, account_number }) =>
      and(eq(companyAccounts.bank_code, bank_code), eq(companyAccounts.account_number, account_number)),
    ),
  )
  const taken = await db
    .select({
      ...{ bank_code: companyAccounts.bank_code, account_number: companyAccounts.account_number },
      name: legalEntities.name,
    })
    .from(companyAccounts)
    .innerJoin(legalEntities, eq(legalEntities.entity_code, companyAccounts.entity_code))
    .where(and(isAny ?? sql`false`, ne(companyAccounts.entity_code, entity_code)))
  for (const { bank_code, account_number, name } of taken) {
    const n = accounts.findIndex((one) => one.bank_code === bank_code && one.account_number === account_number)
    errors[`accounts.${n}.account_number`] = because('entity-account-of-another', { name })
  }
  return errors
}

/** The organizations of these that have approved invoices: their company does not change any more. */
const invoiced = async (db: Db, org_codes: string[]) => {
  if (org_codes.length === 0) return []
  const { rows } = await db.execute<{ org_code: string; org_name: string }>(sql`select o.org_code, o.org_name
    from organizations o where o.org_code = any(${sql.param(org_codes)}::text[]) and exists (select from sales_invoices i
      where i.org_code = o.org_code and i.status = any(${sql.param([...countedStatuses])}::text[]))`)
  return rows
}

/** What approved invoices carry stays: the name and tax number of their seller, and which company an organization is. */
const frozen = async (db: Db, entity_code: string, after: LegalEntityValues, names: Names): Promise<Errors> => {
  const errors: Errors = {}
  const before = (await readLegalEntity(db, entity_code))?.values
  const own = before?.organizations.map(({ org_code }) => org_code) ?? []
  if (before && (await invoiced(db, own)).length > 0)
    for (const field of ['name', 'npwp'] as const)
      if (before[field] !== after[field]) errors[field] = because('entity-frozen')
  const wanted = after.organizations.map(({ org_code }) => org_code)
  const given = own.filter((code) => !wanted.includes(code))
  const taken = names.rows.filter((one) => one.entity_code !== null && one.entity_code !== entity_code)
  const [stuck] = await invoiced(db, [...given, ...taken.map(({ code }) => code)])
  if (stuck) errors.organizations = because('entity-organization-frozen', { org: stuck.org_name })
  return errors
}

/** How it sells to buyers without NPWP must still be possible. */
const waysLeft = async (db: Db, after: LegalEntityValues): Promise<Errors> => {
  const { is_retailer, pkp_since, organizations: orgs } = after
  const codes = [...orgs.map(({ org_code }) => org_code), '']
  const rows = await db.select().from(salesWithoutNpwp).where(inArray(salesWithoutNpwp.org_code, codes))
  const today = companyToday()
  for (const code of codes) {
    const ofOrg = rows.filter(({ org_code }) => org_code === code)
    const begun = ofOrg.filter(({ valid_from }) => valid_from <= today)
    const last = begun.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1)).slice(0, 1)
    for (const { way } of [...last, ...ofOrg.filter(({ valid_from }) => valid_from > today)]) {
      const objection = wayObjection(way, { is_retailer, pkp_since })
      if (objection) return { [way === 'DIGUNGGUNG' ? 'is_retailer' : 'pkp_since']: objection }
    }
  }
  return {}
}

/** What a form alone cannot know, all at once, each at its field. Answers with the names beside the codes. */
export const checkLegalEntity = async (db: Db, entity_code: string, after: LegalEntityValues) => {
  const names = await namesOf(db, after)
  const errors: Errors = {
    ...unknownCodes(after, names),
    ...(await ofOthers(db, entity_code, after)),
    ...(await frozen(db, entity_code, after, names)),
    ...(await waysLeft(db, after)),
  }
  if (after.logo_hash && !(await db.$count(paperLogos, eq(paperLogos.logo_hash, after.logo_hash))))
    errors.logo_hash = notInList
  if (Object.keys(errors).length > 0)
    refuse('invalid', { errors: Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, [said]])) })
  return names
}
