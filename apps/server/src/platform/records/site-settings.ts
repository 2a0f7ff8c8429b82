import { type SettingKey, type SiteSettings, standardSettings } from '@sejuk/domain/platform/site-settings'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { siteSettings as t, websiteEmails } from '../../db/tables/platform/site-settings.ts'
import { selectPlanned } from '../lists/selection.ts'

const fields = { key: t.setting_key, value: t.value }
const source = sql`${t}`

/** What an administrator decided, or the product's own. */
export const settingsOf = async <Key extends SettingKey>(db: Db, ...keys: Key[]): Promise<Pick<SiteSettings, Key>> => {
  const rows = await selectPlanned(db, fields, source, sql`${t.setting_key} = any(${sql.param(keys)}::text[])`)
  return withStandard(keys, Object.fromEntries(rows.map(({ key, value }) => [key, value as object])))
}

/** The same, of what another statement read beside its own. */
export const withStandard = <Key extends SettingKey>(keys: readonly Key[], decided: Readonly<Record<string, object>>) =>
  Object.fromEntries(keys.map((key) => [key, { ...standardSettings[key], ...decided[key] }])) as Pick<SiteSettings, Key>

/** What was decided, as an object by key. */
export const decidedInSql = (...keys: SettingKey[]) =>
  sql<Record<string, object> | null>`(select json_object_agg(${t.setting_key}, ${t.value}) from ${t}
    where ${t.setting_key} = any(${sql.param(keys)}::text[]))`

/** The addresses of a mail list, if it is switched on. */
export const mailListOf = async (db: Db, purpose: string): Promise<string[]> => {
  const [list] = await db.select().from(websiteEmails).where(eq(websiteEmails.purpose, purpose))
  return list?.is_active ? [...new Set([...list.to, ...list.cc])] : []
}
