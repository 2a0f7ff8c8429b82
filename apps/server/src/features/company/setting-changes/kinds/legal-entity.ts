import { legalEntityForm } from '@sejuk/contract/company/legal-entity-form'
import { entityCodeShape, type LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import { sql } from 'drizzle-orm'
import { logActions } from '../../../../platform/records/action-log.ts'
import { checkLegalEntity } from './check-legal-entity.ts'
import { counted } from './count-lines.ts'
import { inOrder, noEntity, readLegalEntity } from '../../../../business/company/read-legal-entity.ts'
import type { SettingHandler } from './setting-handler.ts'
import { writeLegalEntity } from './write-legal-entity.ts'

/** The company behind organizations, as its papers name it: its accounts, signers, and what branches print. */
export const legalEntityHandler: SettingHandler = {
  current: async (db, entity_code) => {
    if (!entityCodeShape.test(entity_code)) return undefined
    const found = await readLegalEntity(db, entity_code)
    const values: LegalEntityValues = found?.values ?? noEntity
    return { values, isFirst: !found, scope_name: found?.values.name ?? entity_code, dept_code: null }
  },
  /** With the names beside the codes, as they are today. */
  prepare: async (db, entity_code, values) => {
    const form = legalEntityForm.parse(values)
    const { banks, depts, orgs } = await checkLegalEntity(db, entity_code, form)
    return inOrder({
      ...form,
      organizations: form.organizations.map((one) => ({ ...one, label: orgs.get(one.org_code) ?? null })),
      branches: form.branches.map((one) => ({ ...one, label: depts.get(one.dept_code) ?? null })),
      accounts: form.accounts.map((one) => ({ ...one, label: banks.get(one.bank_code) ?? null })),
      signers: form.signers.map((one) => ({ ...one, label: depts.get(one.dept_code ?? '') ?? null })),
    })
  },
  apply: async ({ db, actor, author, change_code }, entity_code, values) => {
    const read = legalEntityForm.safeParse(values)
    // A company that is new has nothing before it to go back to.
    if (!read.success) return
    const before = (await readLegalEntity(db, entity_code))?.values
    const after = read.data
    await writeLegalEntity(db, entity_code, after, author.username)
    await logActions(db, actor, [
      {
        ...{ entity: 'legal-entity', entity_code, action: before ? 'update' : 'create', reason: change_code },
        ...{ before: before ?? {}, after },
      },
    ])
  },
  impact: async (db, { scope, since }) => [
    await counted(
      db,
      'papers-printed',
      sql`select count(*)::int as n, sum(total)::float8 as amount from issued_papers
        where snapshot ->> 'entity_code' = ${scope} and first_printed_date >= ${since}::timestamptz`,
    ),
  ],
}
