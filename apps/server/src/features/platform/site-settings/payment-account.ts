import type * as contract from '@sejuk/contract/platform/site-settings'
import type { LegalEntityValues } from '@sejuk/domain/company/legal-entity-values'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { keepDigits } from '@sejuk/domain/values/numbers'
import { eq, or, sql } from 'drizzle-orm'
import { defaultEntity } from '../../../business/company/pay-to.ts'
import type { Db } from '../../../db/database.ts'
import { legalEntities } from '../../../db/tables/company/legal-entities.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { proposeFromPage } from '../../company/setting-changes/commands.ts'

type Entity = NonNullable<Awaited<ReturnType<typeof defaultEntity>>>

const firstOf = ({ accounts: [first] }: LegalEntityValues): SiteSettings['payment'] => ({
  bank_name: first?.label ?? '',
  account_number: first?.account_number ?? '',
  account_name: first?.account_name ?? '',
})

/** The first account of the company, as the page of the settings shows it. */
export const paymentAccount = async (db: Db) => {
  const entity = await defaultEntity(db)
  if (!entity) return undefined
  const [row] = await db
    .select({ updated_user_name: legalEntities.updated_user_name, updated_date: legalEntities.updated_date })
    .from(legalEntities)
    .where(eq(legalEntities.entity_code, entity.entity_code))
  return {
    ...{ value: firstOf(entity.values), row_version: entity.row_version },
    ...{ updated_user_name: row?.updated_user_name ?? null, updated_date: row?.updated_date ?? null },
  }
}

const bankNamed = async (db: Db, name: string) => {
  const text = name.toLowerCase()
  const [found] = await db
    .select({ bank_code: banks.bank_code })
    .from(banks)
    .where(
      or(
        eq(banks.bank_code, name),
        sql`lower(${banks.bank_short_name}) = ${text}`,
        sql`lower(${banks.bank_name}) = ${text}`,
      ),
    )
    .limit(1)
  return found?.bank_code ?? refuseChoice('bank_name')
}

/** The old call for the company's account: it proposes a change of the company, whose first account it is. */
export const proposeAccount = async (
  { input, ...context }: RequestContext<typeof contract.updatePaymentSettings>,
  { entity_code, values, row_version: now }: Entity,
) => {
  const { db } = context
  const { row_version, reason, valid_from, bank_name, account_number, account_name } = input
  const form = { bank_name, account_number, account_name }
  const asked = { entity: 'legal-entity', entity_code, row_version, form }
  await stillCurrent(db, { ...firstOf(values), row_version: now }, asked)
  const [first, ...others] = values.accounts
  const wanted = {
    ...{ bank_code: await bankNamed(db, bank_name), label: null, account_number: keepDigits(account_number) },
    ...{ account_name, dept_codes: first?.dept_codes ?? [], from_date: companyToday(), to_date: null },
  }
  const isSame = first?.bank_code === wanted.bank_code && first.account_number === wanted.account_number
  const accounts = [isSame ? { ...first, account_name } : wanted, ...others]
  const after = { ...values, accounts }
  return proposeFromPage(context, {
    ...{ kind: 'legal_entity', scope: entity_code, after, reason, valid_from, valid_until: null },
  })
}
