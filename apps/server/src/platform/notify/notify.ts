import { isOwnPath } from '@sejuk/domain/own-paths'
import type { PageAddress } from '@sejuk/domain/pages'
import type { Language } from '@sejuk/domain/platform/languages'
import { type Channel, channels, type OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import { type EventCode, isChannelOn, type VariablesOf } from '@sejuk/domain/platform/notifications/notifications'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { and, eq, inArray } from 'drizzle-orm'
import { type Config, originOfOurs } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { notificationChoices, notifications } from '../../db/tables/platform/notifications.ts'
import { outboxPictures } from '../../db/tables/platform/report-mails.ts'
import { users } from '../../db/tables/platform/users.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { publishToEach } from '../live/live.ts'
import { settingsOf } from '../records/site-settings.ts'
import { type QueuedMessage, sendOut } from './send-out.ts'
import { type Template, templatesOf } from './templates.ts'
import { writeMessage } from './write-message.ts'

export type Notice<E extends EventCode = EventCode> = {
  /** Usercodes; unknown and inactive users are skipped. */
  to: readonly string[]
  event: E
  variables: VariablesOf<E>
  /** The page of ours it leads to. */
  url?: PageAddress
  /** The record it is about: its messages can be found again. */
  about?: { entity: string; entity_code: string }
  /** Goes with the mail. */
  picture?: { name: string; png: Buffer }
}
export type Within = { db: Db; jobs: Jobs; config: Pick<Config, 'publicUrl' | 'host' | 'port'> }

/** Notifies users in the same transaction as the change: in their inbox, and by the channels they chose. */
export const notify = async <E extends EventCode>({ db, jobs, config }: Within, notice: Notice<E>) => {
  const people = await recipientsOf(db, notice.to)
  if (people.length === 0) return
  const { event, variables, url = '', about } = notice
  if (url && !isOwnPath(url)) throw new Error('A notification leads to a page of ours')
  const isOn = await choicesOf(db, event, notice.to)
  const templates = await templatesOf(db, event)
  const { company, language } = await settingsOf(db, 'company', 'language')
  const write = (person: Recipient, channel: Channel, side: Language) => {
    const template = templates.get(templateCode({ event, channel, language: side })) as Template
    const link = channel === 'inapp' ? '' : linkTo(url, config)
    const facts = { event, variables, recipient: person.username, company: company.company_name, link }
    return { ...template, ...writeMessage(template, facts, { language: side, timezone: person.timezone }) }
  }

  const inbox = people.flatMap((person) => {
    const { usercode } = person
    const said = { default: write(person, 'inapp', 'default'), local: write(person, 'inapp', 'local') }
    if (!isOn(usercode, 'inapp') || !said[person.language ?? language.default_language].is_active) return []
    return [{ usercode, event, ...inboxTexts(said), variables: { ...variables }, url, ...about }]
  })
  if (inbox.length) {
    await db.insert(notifications).values(inbox)
    await publishToEach(
      db,
      inbox.map(({ usercode }) => usercode),
      'notification',
    )
  }

  const parcels = people.flatMap((person) =>
    outerChannels.flatMap((channel): QueuedMessage[] => {
      const address = addressOf(person, channel)
      const side = person.language ?? language.default_language
      const { subject, body, is_active, version } = write(person, channel, side)
      if (!address || !is_active || !isOn(person.usercode, channel)) return []
      const { usercode, username } = person
      const to = { usercode, recipient_name: username, address, language: side }
      return [{ event, channel, ...to, subject, body, url, template_version: version, ...about }]
    }),
  )
  const sent = await sendOut(db, jobs, parcels)
  const { picture } = notice
  const mails = sent.filter((_, n) => parcels[n]?.channel === 'email')
  if (picture && mails.length)
    await db.insert(outboxPictures).values(mails.map((delivery_id) => ({ delivery_id, ...picture })))
}

type Said = Record<Language, { subject: string; body: string }>

/** Both languages, since the reader may change theirs. */
export const inboxTexts = (said: Said) => ({
  title_default: said.default.subject,
  body_default: said.default.body,
  title_local: said.local.subject,
  body_local: said.local.body,
})

/** An absolute address for external messages. */
export const linkTo = (url: string, config: Within['config']) => (url ? originOfOurs(config) + url : '')

const outerChannels = channels.filter((channel): channel is OuterChannel => channel !== 'inapp')

export type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number]

export const recipientsOf = (db: Db, usercodes: readonly string[]) =>
  db
    .select({
      usercode: users.usercode,
      username: users.username,
      email: users.email,
      phone: users.phone,
      language: users.language,
      timezone: departments.timezone,
    })
    .from(users)
    .innerJoin(departments, eq(departments.dept_code, users.department))
    .where(and(inArray(users.usercode, [...new Set(usercodes)]), eq(users.is_active, true)))
    .orderBy(users.usercode)

/** The user's address per channel: in WeCom it is the staff code. */
export const addressOf = (
  { usercode, email, phone }: Pick<Recipient, 'usercode' | 'email' | 'phone'>,
  channel: OuterChannel,
) => {
  if (channel === 'email') return email
  if (channel === 'wecom') return usercode
  const national = nationalPhone(phone ?? '')
  return national && `+62${national}`
}

const choicesOf = async (db: Db, event: EventCode, usercodes: readonly string[]) => {
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(and(eq(notificationChoices.event, event), inArray(notificationChoices.usercode, [...usercodes])))
  const said = new Map(rows.map(({ usercode, channel, is_on }) => [`${usercode}/${channel}`, is_on]))
  return (usercode: string, channel: Channel) => isChannelOn(event, channel, said.get(`${usercode}/${channel}`))
}
