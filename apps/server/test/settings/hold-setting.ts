import { type SettingKey, type SiteSettings, standardSettings } from '@sejuk/domain/platform/site-settings'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { siteSettings } from '../../src/db/tables/platform/site-settings.ts'

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
