import type * as contract from '@sejuk/contract/company/legal-entities'
import { isInForce } from '@sejuk/domain/company/legal-entities'
import { waitingStatuses } from '@sejuk/domain/company/setting-changes'
import { and, asc, count, eq, getTableColumns, inArray, max, sql, sum } from 'drizzle-orm'
import { readLegalEntity } from '../../../business/company/read-legal-entity.ts'
import { logoOf } from '../../../business/company/sellers.ts'
import type { Db } from '../../../db/database.ts'
import { issuedPapers } from '../../../db/tables/company/issued-papers.ts'
import {
  companyAccounts,
  legalEntityBranches,
  legalEntitySigners,
  legalEntities as t,
} from '../../../db/tables/company/legal-entities.ts'
import { settingChanges } from '../../../db/tables/company/setting-changes.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { organizations } from '../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'

const countOf = (table: string) =>
  sql<number>`(select count(*)::int from ${sql.identifier(table)} n where n.entity_code = ${t.entity_code})`
/** The table is written out: alone in a select, its column would go unnamed and mean the organization's own. */
const fields = {
  ...getTableColumns(t),
  pkp_since: sql<string | null>`${t.pkp_since}::text`,
  org_names: sql<
    string[]
  >`array(select o.org_name from organizations o where o.entity_code = ${t}.entity_code order by o.seq)`,
}

export const listLegalEntities = ({ db, input }: RequestContext<typeof contract.listLegalEntities>) =>
  listPage(
    db,
    asList({
      input,
      source: sql`${t}`,
      where: containsText(input.search, t.name, t.npwp, t.entity_code),
      key: t.entity_code,
      sorts: { name: t.name, updated_date: t.updated_date },
      sort: 'name',
      fields: {
        ...fields,
        accounts: countOf('company_accounts'),
        signers: countOf('legal_entity_signers'),
        branches: countOf('legal_entity_branches'),
      },
    }),
  )

const partsOf = async (db: Db, entity_code: string) => {
  const orgs = await db
    .select({ org_code: organizations.org_code, org_name: organizations.org_name })
    .from(organizations)
    .where(eq(organizations.entity_code, entity_code))
    .orderBy(asc(organizations.seq))
  const accounts = await db
    .select({ ...getTableColumns(companyAccounts), bank_name: banks.bank_short_name })
    .from(companyAccounts)
    .innerJoin(banks, eq(banks.bank_code, companyAccounts.bank_code))
    .where(eq(companyAccounts.entity_code, entity_code))
    .orderBy(asc(companyAccounts.seq), asc(companyAccounts.account_code))
  const branches = await db
    .select({ ...getTableColumns(legalEntityBranches), dept_name: departments.dept_name })
    .from(legalEntityBranches)
    .innerJoin(departments, eq(departments.dept_code, legalEntityBranches.dept_code))
    .where(eq(legalEntityBranches.entity_code, entity_code))
    .orderBy(asc(departments.dept_name))
  const signers = await db
    .select({ ...getTableColumns(legalEntitySigners), dept_name: departments.dept_name })
    .from(legalEntitySigners)
    .leftJoin(departments, eq(departments.dept_code, legalEntitySigners.dept_code))
    .where(eq(legalEntitySigners.entity_code, entity_code))
    .orderBy(asc(legalEntitySigners.name), asc(legalEntitySigners.from_date))
  return { orgs, accounts, branches, signers }
}

const printedWith = (db: Db, entity_code: string) =>
  db
    .select({
      kind: issuedPapers.kind,
      papers: count(),
      copies: sql<number>`coalesce(${sum(sql`${issuedPapers.prints} - 1`)}, 0)::float8`,
      last_date: sql<string>`${max(issuedPapers.last_printed_date)}`.mapWith(issuedPapers.last_printed_date),
    })
    .from(issuedPapers)
    .where(sql`${issuedPapers.snapshot} ->> 'entity_code' = ${entity_code}`)
    .groupBy(issuedPapers.kind)
    .orderBy(issuedPapers.kind)

export const getLegalEntity = async ({ db, input }: RequestContext<typeof contract.getLegalEntity>) => {
  const [found] = await db.select(fields).from(t).where(eq(t.entity_code, input.entity_code))
  if (!found) return refuse('notFound')
  const { orgs, accounts, branches, signers } = await partsOf(db, input.entity_code)
  const today = companyToday()
  const dated = <One extends { from_date: string; to_date: string | null }>(one: One) => ({
    ...one,
    is_in_force: isInForce(one, today),
  })
  return {
    data: {
      ...found,
      organizations: orgs,
      accounts: accounts.map(dated),
      branches,
      signers: signers.map(dated),
      printed: await printedWith(db, input.entity_code),
    },
  }
}

export const legalEntityLogo = async ({ db, input }: RequestContext<typeof contract.legalEntityLogo>) => {
  const [found] = await db.select({ logo_hash: t.logo_hash }).from(t).where(eq(t.entity_code, input.entity_code))
  const bytes = await logoOf(db, input.logo_hash || (found?.logo_hash ?? null))
  if (!bytes) return refuse('notFound')
  const isPng = bytes[0] === 0x89
  return { data: { name: isPng ? 'logo.png' : 'logo.jpg', type: isPng ? 'image/png' : 'image/jpeg', bytes } }
}

export const getLegalEntityValues = async ({ db, input }: RequestContext<typeof contract.getLegalEntityValues>) => {
  const { entity_code } = input
  const { values, row_version } = (await readLegalEntity(db, entity_code)) ?? refuse('notFound')
  const [open] = await db
    .select({ code: settingChanges.change_code })
    .from(settingChanges)
    .where(
      and(
        ...[eq(settingChanges.kind, 'legal_entity'), eq(settingChanges.scope, entity_code)],
        inArray(settingChanges.status, [...waitingStatuses]),
      ),
    )
  return { data: { values, row_version, waiting_code: open?.code ?? null } }
}
