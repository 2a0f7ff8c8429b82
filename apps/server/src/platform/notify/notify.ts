import { isOwnPath } from '@sejuk/domain/own-paths'
import type { PageAddress } from '@sejuk/domain/pages'
import type { Language } from '@sejuk/domain/platform/languages'
import { type Channel, channels, type OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import { type EventCode, isChannelOn, type VariablesOf } from '@sejuk/domain/platform/notifications/notifications'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { eq, sql } from 'drizzle-orm'
import { type Config, originOfOurs } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { departments } from '../../db/tables/masters/departments.ts'
import { notificationChoices, notifications } from '../../db/tables/platform/notifications.ts'
import { outboxPictures } from '../../db/tables/platform/report-mails.ts'
import { users } from '../../db/tables/platform/users.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { plannedRows } from '../lists/planned-rows.ts'
import { insertPlanned } from '../lists/planned-writes.ts'
import { selectPlanned } from '../lists/selection.ts'
import { publishToEach } from '../live/live.ts'
import { decidedInSql, withStandard } from '../records/site-settings.ts'
import { type QueuedMessage, sendOut } from './send-out.ts'
import { standardOr, type Template, writtenInSql } from './templates.ts'
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
  const { event, variables, url = '', about } = notice
  const { people, isOn, templates, company, language } = await readNotice(db, event, notice.to)
  if (people.length === 0) return
  if (url && !isOwnPath(url)) throw new Error('A notification leads to a page of ours')
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
    await insertPlanned(db, notifications, inbox)
    await publishToEach(
      db,
      inbox.map(({ usercode }) => usercode),
      { kind: 'notification', data: 'new' },
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

const recipientFields = {
  usercode: users.usercode,
  username: users.username,
  email: users.email,
  phone: users.phone,
  language: users.language,
  timezone: departments.timezone,
}
const recipients = sql`${users} join ${departments} on ${eq(departments.dept_code, users.department)}`
const isRecipient = (usercodes: readonly string[]) =>
  sql`${users.usercode} = any(${sql.param([...new Set(usercodes)])}::text[]) and ${users.is_active} order by ${users.usercode}`

export const recipientsOf = (db: Db, usercodes: readonly string[]) =>
  selectPlanned(db, recipientFields, recipients, isRecipient(usercodes))

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

type Choice = Pick<typeof notificationChoices.$inferSelect, 'usercode' | 'channel' | 'is_on'>
type Read = {
  people: Recipient[] | null
  choices: Choice[] | null
  written: Parameters<typeof standardOr>[1] | null
  decided: Record<string, object> | null
}

/** Who is told, by which channels and in which words: all that a message needs, in one statement. */
const readNotice = async (db: Db, event: EventCode, usercodes: readonly string[]) => {
  const [c, codes] = [notificationChoices, sql.param([...new Set(usercodes)])]
  const [found] = await plannedRows<Read>(
    db,
    sql`select (select json_agg(p) from (select ${users.usercode}, ${users.username}, ${users.email}, ${users.phone}, ${users.language},
        ${departments.timezone} from ${recipients} where ${isRecipient(usercodes)}) p) as people,
      (select json_agg(json_build_object('usercode', ${c.usercode}, 'channel', ${c.channel}, 'is_on', ${c.is_on})) from ${c}
        where ${c.event} = ${event} and ${c.usercode} = any(${codes}::text[])) as choices,
      ${writtenInSql(event)} as written, ${decidedInSql('company', 'language')} as decided`,
  )
  const said = new Map(found?.choices?.map(({ usercode, channel, is_on }) => [`${usercode}/${channel}`, is_on]))
  return {
    ...withStandard(['company', 'language'], found?.decided ?? {}),
    people: found?.people ?? [],
    isOn: (usercode: string, channel: Channel) => isChannelOn(event, channel, said.get(`${usercode}/${channel}`)),
    templates: standardOr(event, found?.written ?? []),
  }
}
