import type * as contract from '@sejuk/contract/platform/site-settings'
import {
  isAnnounced,
  type SettingKey,
  type SiteSettings,
  settingKeys,
  standardSettings,
} from '@sejuk/domain/platform/site-settings'
import { sql } from 'drizzle-orm'
import { siteSettings, websiteEmails } from '../../../db/tables/platform/site-settings.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { paymentAccount } from './payment-account.ts'

export const getSiteNotice = async ({ db }: RequestContext<typeof contract.getSiteNotice>) => {
  const { company, language, maintenance } = await settingsOf(db, ...settingKeys)
  const { starts_date, ends_date, text_default, text_local } = maintenance
  const isShown = isAnnounced(maintenance, new Date().toISOString())
  const announced = isShown && starts_date && ends_date ? { starts_date, ends_date, text_default, text_local } : null
  return { data: { ...company, ...language, maintenance: announced } }
}

export const getMapTiles = async ({ config }: RequestContext<typeof contract.getMapTiles>) => ({
  data: config.mapTiles ? { url: config.mapTiles.url, attribution: config.mapTiles.attribution } : null,
})

export const listSettings = async ({ db }: RequestContext<typeof contract.listSettings>) => {
  const rows = new Map((await db.select().from(siteSettings)).map((row) => [row.setting_key, row]))
  const read = <Key extends SettingKey>(key: Key) => {
    const row = rows.get(key)
    return {
      value: { ...standardSettings[key], ...(row?.value as Partial<SiteSettings[Key]> | undefined) },
      row_version: row?.row_version ?? 0,
      updated_user_name: row?.updated_user_name ?? null,
      updated_date: row?.updated_date ?? null,
    }
  }
  const [company, language, maintenance] = [read('company'), read('language'), read('maintenance')]
  const [installers, service_tax, uploads] = [read('installers'), read('service_tax'), read('uploads')]
  const [projects, supervision] = [read('projects'), read('supervision')]
  const [orders, e_invoice] = [read('orders'), read('e_invoice')]
  const payment = (await paymentAccount(db)) ?? read('payment')
  const ofBusiness = { installers, service_tax, uploads, projects, supervision, orders, e_invoice, payment }
  return { data: { company, language, maintenance, ...ofBusiness } }
}

export const listWebsiteEmails = ({ db, input }: RequestContext<typeof contract.listWebsiteEmails>) => {
  const t = websiteEmails
  return listPage(db, {
    input,
    source: sql`${t}`,
    where: containsText(input.text ?? '', t.purpose, t.description, sql`array_to_string(${t.to} || ${t.cc}, ' ')`),
    key: t.purpose,
    sorts: { purpose: t.purpose, updated_date: t.updated_date },
    sort: 'purpose',
    fields: {
      purpose: t.purpose,
      description: t.description,
      to: t.to,
      cc: t.cc,
      is_active: t.is_active,
      updated_user_name: t.updated_user_name,
      updated_date: t.updated_date,
      row_version: t.row_version,
    },
  })
}
