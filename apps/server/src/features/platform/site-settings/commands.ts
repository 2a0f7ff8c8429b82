import type * as contract from '@sejuk/contract/platform/site-settings'
import { because } from '@sejuk/domain/messages'
import {
  isOwnMailList,
  type SettingKey,
  type SiteSettings,
  standardSettings,
} from '@sejuk/domain/platform/site-settings'
import { eq, sql } from 'drizzle-orm'
import { defaultEntity } from '../../../business/company/pay-to.ts'
import { siteSettings as t, websiteEmails } from '../../../db/tables/platform/site-settings.ts'
import { explainConstraint } from '../../../platform/http/faults.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { recordsOf } from '../../../platform/records/records.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { proposeFromPage } from '../../company/setting-changes/commands.ts'
import { proposeAccount } from './payment-account.ts'

type Saving<Key extends SettingKey> = Pick<RequestContext<typeof contract.updateCompany>, 'db' | 'actor'> & {
  input: { row_version: number } & SiteSettings[Key]
}

const save =
  <Key extends SettingKey>(setting_key: Key) =>
  async ({ db, actor, input }: Saving<Key>) => {
    const { row_version, ...value } = input
    const [row] = await db.select().from(t).where(eq(t.setting_key, setting_key)).for('update')
    const before = { ...standardSettings[setting_key], ...(row?.value as object) }
    const asked = { entity: 'setting', entity_code: setting_key, row_version, form: value }
    await stillCurrent(db, { ...before, row_version: row?.row_version ?? 0 }, asked)
    const who = { updated_by: actor.usercode, updated_user_name: actor.username }
    const saved = await db
      .insert(t)
      .values({ setting_key, value, ...who })
      .onConflictDoUpdate({
        target: t.setting_key,
        set: { value, ...who, updated_date: sql`now()`, row_version: sql`${t.row_version} + 1` },
        setWhere: eq(t.row_version, row_version),
      })
      .returning({ key: t.setting_key })
    // Somebody else decided it for the first time at the same moment.
    if (saved.length === 0) refuse('conflict')
    await logActions(db, actor, [
      { entity: 'setting', entity_code: setting_key, action: 'update', before, after: value },
    ])
    return { data: null }
  }

export const updateCompany = save('company')
export const updateDefaultLanguage = save('language')
export const updateMaintenance = save('maintenance')
export const updateUploadSettings = save('uploads')
export const updateProjectSettings = save('projects')
export const updateSupervisionSettings = save('supervision')

type Moving = Omit<RequestContext<typeof contract.updateCompany>, 'input'> & {
  input: { row_version: number; reason: string | null; valid_from: string | null; valid_until: string | null }
}

/** What moves money waits for somebody above; the version that was looked at is still the one that holds. */
const propose =
  (setting_key: 'installers' | 'service_tax' | 'orders' | 'e_invoice' | 'payment') => async (context: Moving) => {
    const { db, input } = context
    const { row_version, reason, valid_from, valid_until, ...after } = input
    const [row] = await db.select().from(t).where(eq(t.setting_key, setting_key)).for('update')
    const before = { ...standardSettings[setting_key], ...(row?.value as object) }
    const asked = { entity: 'setting', entity_code: setting_key, row_version, form: after }
    await stillCurrent(db, { ...before, row_version: row?.row_version ?? 0 }, asked)
    return proposeFromPage(context, { kind: setting_key, scope: '', after, reason, valid_from, valid_until })
  }

export const updateInstallerSettings = propose('installers')
export const updateServiceTax = propose('service_tax')
export const updateOrderSettings = propose('orders')
export const updateEInvoiceSettings = propose('e_invoice')

const proposePayment = propose('payment')
export const updatePaymentSettings = async (context: RequestContext<typeof contract.updatePaymentSettings>) => {
  const entity = await defaultEntity(context.db)
  return entity ? proposeAccount(context, entity) : proposePayment(context)
}

const lists = recordsOf('website-email', websiteEmails, websiteEmails.purpose)
explainConstraint('website_emails_pkey', because('purpose-already-exists'))

const whoChanged = ({ usercode, username }: { usercode: string; username: string }) => ({
  updated_by: usercode,
  updated_user_name: username,
})

export const createWebsiteEmail = async ({ db, actor, input }: RequestContext<typeof contract.createWebsiteEmail>) => {
  await lists.add(db, actor, { ...input, ...whoChanged(actor) })
  return { data: null }
}

export const updateWebsiteEmail = async ({ db, actor, input }: RequestContext<typeof contract.updateWebsiteEmail>) => {
  const { purpose, row_version, ...form } = input
  const before = await lists.lock(db, { code: purpose, row_version }, form)
  await lists.change(db, actor, before, { ...form, ...whoChanged(actor), updated_date: sql`now()` })
  return { data: null }
}

export const deleteWebsiteEmail = async ({ db, actor, input }: RequestContext<typeof contract.deleteWebsiteEmail>) => {
  if (isOwnMailList(input.purpose)) refuseField('purpose', because('system-itself-writes-list'))
  const [row] = await db.select().from(websiteEmails).where(eq(websiteEmails.purpose, input.purpose)).for('update')
  await lists.remove(db, actor, row ?? refuse('notFound'))
  return { data: null }
}
