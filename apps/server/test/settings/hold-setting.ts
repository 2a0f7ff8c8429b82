import { type SettingKey, type SiteSettings, standardSettings } from '@sejuk/domain/platform/site-settings'
import { type CreditSetting, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { siteSettings } from '../../src/db/tables/platform/site-settings.ts'
import { creditSettings } from '../../src/db/tables/sales/credit-settings.ts'

const who = { updated_by: 'test', updated_user_name: 'Test' }

/** A setting as it holds after its change was decided; how it comes to hold is tested beside the changes. */
export const holdSetting = async <Key extends SettingKey>(
  db: NodePgDatabase,
  setting_key: Key,
  part: Partial<SiteSettings[Key]>,
) => {
  const value = { ...standardSettings[setting_key], ...part }
  await db
    .insert(siteSettings)
    .values({ setting_key, value, ...who })
    .onConflictDoUpdate({
      target: siteSettings.setting_key,
      set: { value, row_version: sql`${siteSettings.row_version} + 1` },
    })
}

/** The same of a branch's credit. */
export const holdCreditSetting = async (db: NodePgDatabase, dept_code: string, part: Partial<CreditSetting>) => {
  const set = { ...standardCreditSetting, ...part, ...who }
  await db
    .insert(creditSettings)
    .values({ dept_code, ...set })
    .onConflictDoUpdate({
      target: creditSettings.dept_code,
      set: { ...set, row_version: sql`${creditSettings.row_version} + 1` },
    })
}
