import { addressTo } from '@sejuk/domain/pages'
import type { Permission } from '@sejuk/domain/permissions'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import { headOffice } from '@sejuk/domain/values/dates'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { notifications } from '../../db/tables/platform/notifications.ts'
import type { outbox } from '../../db/tables/platform/outbox.ts'
import { mailListOf, settingsOf } from '../records/site-settings.ts'
import { linkTo, notify, type Within } from './notify.ts'
import { sendOut } from './send-out.ts'
import { type Template, templatesOf } from './templates.ts'
import { writeMessage } from './write-message.ts'

const event = 'outbox-failed'
const watches: Permission = 'Outbox-Retry'
const page = addressTo('outbox', { status: 'Failed' })

type Failed = Pick<
  typeof outbox.$inferSelect,
  'delivery_id' | 'event' | 'channel' | 'address' | 'last_error' | 'is_test'
>

/** Notifies the users who watch deliveries at most once an hour: a mail server that is down fails every message. */
export const notifyFailure = async (within: Within, failed: Failed) => {
  // A complaint that could not be sent is not complained about, and a test is watched by whoever tries it.
  if (failed.event === event || failed.is_test) return
  const watchers = await watchersOf(within.db)
  const told = await toldLately(within.db, watchers)
  const variables = { channel: failed.channel, address: failed.address, error: failed.last_error ?? '-' }
  const about = { entity: 'delivery', entity_code: String(failed.delivery_id) }
  const to = watchers.filter((usercode) => !told.has(usercode))
  await notify(within, { to, event, variables, url: page, about })
  if (watchers.length === 0 || to.length > 0) await mailTheDepartment(within, variables, page)
}

const watchersOf = async (db: Db) => {
  const { rows } = await db.execute<{ usercode: string }>(sql`
    select distinct ur.usercode from user_roles ur
      join roles r on r.role_code = ur.role_code and r.is_active
      join role_permissions rp on rp.role_code = ur.role_code and rp.permission_code = ${watches}
      join users u on u.usercode = ur.usercode and u.is_active
    order by 1 limit 50`)
  return rows.map(({ usercode }) => usercode)
}

const toldLately = async (db: Db, usercodes: string[]) => {
  if (usercodes.length === 0) return new Set<string>()
  const rows = await db
    .selectDistinct({ usercode: notifications.usercode })
    .from(notifications)
    .where(
      and(
        eq(notifications.event, event),
        inArray(notifications.usercode, usercodes),
        gt(notifications.created_date, sql`now() - interval '1 hour'`),
      ),
    )
  return new Set(rows.map(({ usercode }) => usercode))
}

const mailTheDepartment = async ({ db, jobs, config }: Within, variables: Record<string, string>, url: string) => {
  const addresses = await mailListOf(db, 'it-department')
  const { company, language } = await settingsOf(db, 'company', 'language')
  const side = language.default_language
  const templates = await templatesOf(db, event)
  const template = templates.get(templateCode({ event, channel: 'email', language: side })) as Template
  const parcels = addresses.map((address) => {
    const facts = {
      event,
      variables,
      recipient: address,
      company: company.company_name,
      link: linkTo(url, config),
    } as const
    const written = writeMessage(template, facts, { language: side, timezone: headOffice })
    const to = { usercode: null, recipient_name: address, address, language: side }
    return { event, channel: 'email' as const, ...to, ...written, url, template_version: template.version }
  })
  await sendOut(db, jobs, parcels)
}
