import type { SettingValues } from '@sejuk/domain/company/setting-kinds'
import { type SettingKey, type SiteSettings, standardSettings } from '@sejuk/domain/platform/site-settings'
import { eq, sql } from 'drizzle-orm'
import { siteSettings as t } from '../../../../db/tables/platform/site-settings.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { settingsOf } from '../../../../platform/records/site-settings.ts'
import type { Applying, SettingHandler } from './setting-handler.ts'

type Options<Key extends SettingKey> = Pick<SettingHandler, 'impact' | 'waiting'> & {
  /** Whether it is empty: a first value then holds at once. */
  isEmpty?: (value: SiteSettings[Key]) => boolean
  /** What else changes with it. */
  follow?: (applying: Applying, value: SiteSettings[Key]) => Promise<unknown>
}

/** A group of the settings for everybody. */
export const siteSettingHandler = <Key extends SettingKey>(
  setting_key: Key,
  { isEmpty = () => false, follow, ...handler }: Options<Key>,
): SettingHandler => ({
  ...handler,
  current: async (db, scope) => {
    if (scope !== '') return undefined
    const value = (await settingsOf(db, setting_key))[setting_key]
    const { company } = await settingsOf(db, 'company')
    return {
      values: { ...value } as SettingValues,
      isFirst: isEmpty(value),
      scope_name: company.company_name,
      dept_code: null,
    }
  },
  apply: async (applying, _scope, values) => {
    const { db, actor, author, change_code } = applying
    const [row] = await db.select().from(t).where(eq(t.setting_key, setting_key)).for('update')
    const before = { ...standardSettings[setting_key], ...(row?.value as object) }
    const who = { updated_by: author.usercode, updated_user_name: author.username }
    await db
      .insert(t)
      .values({ setting_key, value: values, ...who })
      .onConflictDoUpdate({
        target: t.setting_key,
        set: { value: values, ...who, updated_date: sql`now()`, row_version: sql`${t.row_version} + 1` },
      })
    await logActions(db, actor, [
      { entity: 'setting', entity_code: setting_key, action: 'update', reason: change_code, before, after: values },
    ])
    await follow?.(applying, { ...standardSettings[setting_key], ...values } as SiteSettings[Key])
  },
})
