import { accountsOn } from '@sejuk/domain/company/legal-entities'
import { defaultOrganization } from '@sejuk/domain/masters/organizations'
import type { SiteSettings } from '@sejuk/domain/platform/site-settings'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { organizations } from '../../db/tables/masters/organizations.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { settingsOf } from '../../platform/records/site-settings.ts'
import { readLegalEntity } from './read-legal-entity.ts'

/** The company behind the default organization; nothing where nobody has entered it. */
export const defaultEntity = async (db: Db) => {
  const [found] = await db
    .select({ entity_code: organizations.entity_code })
    .from(organizations)
    .where(eq(organizations.org_code, defaultOrganization))
  const entity_code = found?.entity_code
  if (!entity_code) return undefined
  const read = await readLegalEntity(db, entity_code)
  return read && { entity_code, ...read }
}

const none = { bank_name: '', account_number: '', account_name: '' }

/** Where customers transfer to: the first account of the company that papers of this branch name today. */
export const payToOf = async (db: Db, dept_code: string): Promise<SiteSettings['payment']> => {
  const entity = await defaultEntity(db)
  // Before its company is entered, the account of its settings.
  if (!entity) return (await settingsOf(db, 'payment')).payment
  const accounts = entity.values.accounts.map((one, seq) => ({ ...one, seq }))
  const [first] = accountsOn(accounts, dept_code, companyToday())
  if (!first) return none
  return { bank_name: first.label ?? '', account_number: first.account_number, account_name: first.account_name }
}
