import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import { addDays } from '@sejuk/domain/values/dates'
import { and, count, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/database.ts'
import {
  companyAccounts as a,
  legalEntityBranches as b,
  legalEntities as t,
  legalEntitySigners as s,
} from '../../../../db/tables/company/legal-entities.ts'
import { organizations as o } from '../../../../db/tables/masters/organizations.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'

const writeBranches = async (db: Db, entity_code: string, { branches }: LegalEntityValues) => {
  await db.delete(b).where(eq(b.entity_code, entity_code))
  if (branches.length > 0)
    await db.insert(b).values(branches.map(({ label: _label, ...branch }) => ({ entity_code, ...branch })))
}

/** An account stays for the files of the bank that name it; off the papers, it ended yesterday. */
const writeAccounts = async (db: Db, entity_code: string, { accounts }: LegalEntityValues) => {
  const today = companyToday()
  const rows = await db.select().from(a).where(eq(a.entity_code, entity_code)).for('update')
  const wanted = accounts.map((one) => ({
    one,
    row: rows.find((row) => row.bank_code === one.bank_code && row.account_number === one.account_number),
  }))
  const kept = wanted.flatMap(({ row }) => row?.account_code ?? [])
  const yesterday = addDays(today, -1)
  await db
    .update(a)
    .set({ to_date: yesterday, from_date: sql`least(${a.from_date}, ${yesterday}::date)` })
    .where(
      and(
        eq(a.entity_code, entity_code),
        notInArray(a.account_code, [...kept, '']),
        or(isNull(a.to_date), gte(a.to_date, today)),
      ),
    )
  for (const [n, { one, row }] of wanted.entries()) {
    const { label: _label, dept_codes, ...account } = one
    const set = { ...account, dept_codes: [...dept_codes], seq: n + 1 }
    if (row) await db.update(a).set(set).where(eq(a.account_code, row.account_code))
    else await db.insert(a).values({ account_code: await nextAccount(db, entity_code), entity_code, ...set })
  }
}

/** Accounts are never deleted, so their count goes on. */
const nextAccount = async (db: Db, entity_code: string) => {
  const [found] = await db.select({ n: count() }).from(a).where(eq(a.entity_code, entity_code))
  return `BA-${entity_code}-${(found?.n ?? 0) + 1}`
}

/** Who signed until now stands in the past, until yesterday. */
const writeSigners = async (db: Db, entity_code: string, { signers }: LegalEntityValues) => {
  const today = companyToday()
  const rows = await db.select().from(s).where(eq(s.entity_code, entity_code)).for('update')
  const present = rows.filter(({ to_date }) => to_date === null || to_date >= today)
  const isSame = (row: (typeof rows)[number], one: LegalEntityValues['signers'][number]) =>
    row.name === one.name && row.dept_code === one.dept_code && row.from_date === one.from_date
  const gone = present.filter((row) => !signers.some((one) => isSame(row, one)))
  const over = gone.filter(({ from_date }) => from_date < today).map(({ signer_id }) => signer_id)
  const never = gone.filter(({ from_date }) => from_date >= today).map(({ signer_id }) => signer_id)
  if (over.length > 0)
    await db
      .update(s)
      .set({ to_date: addDays(today, -1) })
      .where(inArray(s.signer_id, over))
  if (never.length > 0) await db.delete(s).where(inArray(s.signer_id, never))
  for (const { label: _label, papers, ...signer } of signers) {
    const row = present.find((one) => isSame(one, { ...signer, label: null, papers }))
    const set = { ...signer, papers: [...papers] }
    if (row) await db.update(s).set(set).where(eq(s.signer_id, row.signer_id))
    else await db.insert(s).values({ entity_code, ...set })
  }
}

const writeOrganizations = async (db: Db, entity_code: string, values: LegalEntityValues) => {
  const codes = [...values.organizations.map(({ org_code }) => org_code), '']
  await db
    .update(o)
    .set({ entity_code: null })
    .where(and(eq(o.entity_code, entity_code), notInArray(o.org_code, codes)))
  await db.update(o).set({ entity_code }).where(inArray(o.org_code, codes))
}

/** The company as papers name it from now on; those that were issued keep what they said. */
export const writeLegalEntity = async (db: Db, entity_code: string, values: LegalEntityValues, username: string) => {
  const { organizations: _o, branches: _b, accounts: _a, signers: _s, ...entity } = values
  const set = { ...entity, updated_user_name: username, updated_date: sql`now()` }
  await db
    .insert(t)
    .values({ entity_code, ...set })
    .onConflictDoUpdate({ target: t.entity_code, set: { ...set, row_version: sql`${t.row_version} + 1` } })
  await writeBranches(db, entity_code, values)
  await writeAccounts(db, entity_code, values)
  await writeSigners(db, entity_code, values)
  await writeOrganizations(db, entity_code, values)
}
