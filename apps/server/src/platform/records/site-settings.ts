import { type SettingKey, type SiteSettings, standardSettings } from '@sejuk/domain/platform/site-settings'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { siteSettings as t, websiteEmails } from '../../db/tables/platform/site-settings.ts'

/** What an administrator decided, or the product's own. */
export const settingsOf = async <Key extends SettingKey>(db: Db, ...keys: Key[]): Promise<Pick<SiteSettings, Key>> => {
  const rows = await db.select({ key: t.setting_key, value: t.value }).from(t).where(inArray(t.setting_key, keys))
  const decided = Object.fromEntries(rows.map(({ key, value }) => [key, value as object]))
  const entries = keys.map((key) => [key, { ...standardSettings[key], ...decided[key] }])
  return Object.fromEntries(entries) as Pick<SiteSettings, Key>
}

/** The addresses of a mail list, if it is switched on. */
export const mailListOf = async (db: Db, purpose: string): Promise<string[]> => {
  const [list] = await db.select().from(websiteEmails).where(eq(websiteEmails.purpose, purpose))
  return list?.is_active ? [...new Set([...list.to, ...list.cc])] : []
}
