import { accountsOn, type PaperKind, signerOn } from '@sejuk/domain/company/legal-entities'
import { because } from '@sejuk/domain/messages'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PaperSnapshot } from '../../db/tables/company/issued-papers.ts'
import {
  companyAccounts,
  legalEntities,
  legalEntityBranches,
  legalEntitySigners,
  paperLogos,
} from '../../db/tables/company/legal-entities.ts'
import { banks } from '../../db/tables/masters/banks.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { organizations } from '../../db/tables/masters/organizations.ts'
import { refuse } from '../../platform/http/refuse.ts'

type Asked = { org_code: string; dept_code: string; paper: PaperKind; day: string }

/** The company behind an organization as a paper of this branch shows it on this day; none where nobody entered it. */
export const findSeller = async (db: Db, { org_code, dept_code, paper, day }: Asked) => {
  const [found] = await db
    .select({ entity: legalEntities, branch: legalEntityBranches, city: departments.city_name })
    .from(organizations)
    .innerJoin(legalEntities, eq(legalEntities.entity_code, organizations.entity_code))
    .leftJoin(departments, eq(departments.dept_code, dept_code))
    .leftJoin(
      legalEntityBranches,
      and(eq(legalEntityBranches.entity_code, legalEntities.entity_code), eq(legalEntityBranches.dept_code, dept_code)),
    )
    .where(eq(organizations.org_code, org_code))
  if (!found) return undefined
  const { entity, branch, city } = found
  const [accounts, signers] = [
    await db
      .select({ account: companyAccounts, bank_name: banks.bank_short_name })
      .from(companyAccounts)
      .innerJoin(banks, eq(banks.bank_code, companyAccounts.bank_code))
      .where(eq(companyAccounts.entity_code, entity.entity_code))
      .orderBy(asc(companyAccounts.seq), asc(companyAccounts.account_code)),
    await db.select().from(legalEntitySigners).where(eq(legalEntitySigners.entity_code, entity.entity_code)),
  ]
  const signer = signerOn(signers, { paper, dept_code, day })
  const shown = accountsOn(
    accounts.map(({ account, bank_name }) => ({ ...account, bank_name })),
    dept_code,
    day,
  )
  const snapshot: PaperSnapshot = {
    ...{ entity_code: entity.entity_code, name: entity.name, npwp: entity.npwp, nitku: branch?.nitku ?? entity.nitku },
    ...{ address: branch?.address ?? entity.address, city: branch?.city ?? city ?? '' },
    ...{ phone: branch?.phone ?? entity.phone, email: entity.email, logo_hash: entity.logo_hash },
    accounts: shown.map(({ bank_name, account_number, account_name }) => ({ bank_name, account_number, account_name })),
    signer: signer ? { name: signer.name, title: signer.title } : null,
  }
  return snapshot
}

export const sellerOf = async (db: Db, asked: Asked) => {
  const seller = await findSeller(db, asked)
  if (seller) return seller
  const [named] = await db
    .select({ org_name: organizations.org_name })
    .from(organizations)
    .where(eq(organizations.org_code, asked.org_code))
  return refuse('conflict', { because: because('company-data-missing', { org: named?.org_name ?? asked.org_code }) })
}

export const logoOf = async (db: Db, logo_hash: string | null): Promise<Uint8Array | undefined> => {
  if (!logo_hash) return undefined
  const [found] = await db.select().from(paperLogos).where(eq(paperLogos.logo_hash, logo_hash))
  return found && new Uint8Array(found.bytes)
}
