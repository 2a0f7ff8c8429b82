import { dropdownSize } from '@sejuk/contract/lists'
import type * as contract from '@sejuk/contract/platform/message-templates'
import { because } from '@sejuk/domain/messages'
import type { OuterChannel } from '@sejuk/domain/platform/notifications/event-rules'
import { placeOf, type TemplatePlace } from '@sejuk/domain/platform/notifications/message-templates'
import { exampleOf, unknownVariables } from '@sejuk/domain/platform/notifications/notification-texts'
import { type EventCode, ruleOf } from '@sejuk/domain/platform/notifications/notifications'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { publish } from '../../../platform/live/live.ts'
import { addressOf, inboxTexts, linkTo, type Recipient, recipientsOf } from '../../../platform/notify/notify.ts'
import { sendOut } from '../../../platform/notify/send-out.ts'
import { htmlOf, writeMessage } from '../../../platform/notify/write-message.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'
import { visibleUsers } from '../../../platform/scope/visible-users.ts'

type Tried = { template_code: string; subject: string; body: string; record_code: string }

/** A name that nobody fills would be sent as a dash: it is refused where it stands. */
export const refuseUnknownVariables = (
  { event }: TemplatePlace,
  { subject, body }: { subject: string; body: string },
) => {
  for (const [field, text] of [
    ['subject', subject],
    ['body', body],
  ] as const) {
    const unknown = unknownVariables(event, text).map((name) => `{${name}}`)
    if (unknown.length) refuseField(field, because('unknown-variables', { list: unknown.join(', ') }))
  }
}

/** A text is tried on people in sight and what was written to them; oneself is always there. */
const inSight = (viewer: Viewer) => or(eq(users.usercode, viewer.usercode), visibleUsers(viewer))
const toPeopleInSight = (db: Db, viewer: Viewer) =>
  inArray(notifications.usercode, db.select({ code: users.usercode }).from(users).where(inSight(viewer)))

export const listTemplateRecords = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listTemplateRecords>) => {
  if (ruleOf(input.event).record === 'user')
    return dropdownPage(db, {
      page: input.page,
      source: sql`${users}`,
      where: and(
        eq(users.is_active, true),
        inSight(viewer),
        containsText(input.search, users.username, users.usercode),
      ),
      key: users.usercode,
      order: users.username,
      fields: { value: users.usercode, label: sql<string>`'(' || ${users.usercode} || ') ' || ${users.username}` },
      isSearch: input.search !== '',
    })
  const sent = await db
    .select({ value: sql<string>`${notifications.notification_id}::text`, label: notifications.title_default })
    .from(notifications)
    .where(
      and(
        eq(notifications.event, input.event),
        toPeopleInSight(db, viewer),
        containsText(input.search, notifications.title_default),
      ),
    )
    .orderBy(desc(notifications.notification_id))
    .limit(dropdownSize)
    .offset((input.page - 1) * dropdownSize)
  return { data: sent, page: { current: input.page, totalPages: input.page + (sent.length === dropdownSize ? 1 : 0) } }
}

/** What the chosen record, or else the newest of its kind, says of itself. */
const recordOf = async (db: Db, event: EventCode, code: string, viewer: Viewer) => {
  if (ruleOf(event).record === 'user') return userRecord(db, event, code, viewer)
  const isWanted = code ? eq(notifications.notification_id, Number(code) || 0) : undefined
  const [sent] = await db
    .select({ variables: notifications.variables, url: notifications.url })
    .from(notifications)
    .where(and(eq(notifications.event, event), toPeopleInSight(db, viewer), isWanted))
    .orderBy(desc(notifications.notification_id))
    .limit(1)
  if (!sent && code) refuse('notFound')
  return sent ? { ...sent, is_example: false } : { variables: exampleOf(event), url: '/', is_example: true }
}

const userRecord = async (db: Db, event: EventCode, usercode: string, viewer: Viewer) => {
  if (!(await db.$count(users, and(eq(users.usercode, usercode), inSight(viewer))))) return refuse('notFound')
  const actor = viewer.username
  const { rows } = await db.execute<{ username: string; roles: string }>(sql`
    select u.username, coalesce((select string_agg(r.role_name, ', ' order by r.role_name)
      from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode), '-') as roles
    from users u where u.usercode = ${usercode}`)
  const [person] = rows
  if (!person) return refuse('notFound')
  const facts = { ...person, reset_by: actor, changed_by: actor, time: new Date().toISOString() }
  const known = Object.keys(ruleOf(event).variables)
  const variables = Object.fromEntries(known.map((name) => [name, facts[name as keyof typeof facts]]))
  return { variables, url: '/', is_example: false }
}

type Trying = Pick<RequestContext<typeof contract.previewTemplate>, 'db' | 'config' | 'viewer'> & { input: Tried }

const writeTried = async ({ db, config, viewer, input }: Trying) => {
  const place = placeOf(input.template_code) ?? refuse('notFound')
  refuseUnknownVariables(place, input)
  const [me] = await recipientsOf(db, [viewer.usercode])
  if (!me) refuse('notFound')
  const code = input.record_code || (ruleOf(place.event).record === 'user' ? viewer.usercode : '')
  const { variables, url, is_example } = await recordOf(db, place.event, code, viewer)
  const { company } = await settingsOf(db, 'company')
  const link = place.channel === 'inapp' ? '' : linkTo(url, config)
  const facts = { event: place.event, variables, recipient: me.username, company: company.company_name, link }
  const written = writeMessage(input, facts, { language: place.language, timezone: me.timezone })
  return { place, me, written, variables, url, link, is_example }
}

export const previewTemplate = async (context: RequestContext<typeof contract.previewTemplate>) => {
  const { written, link, is_example } = await writeTried(context)
  return { data: { ...written, html: htmlOf(written.body, link), is_example } }
}

const noAddress = {
  email: 'You have no e-mail address',
  whatsapp: 'You have no phone number',
  sms: 'You have no phone number',
  wecom: 'You have no staff code',
} as const satisfies Record<OuterChannel, string>

export const sendTestMessage = async (context: RequestContext<typeof contract.sendTestMessage>) => {
  const { db, jobs } = context
  const { place, me, written, variables, url } = await writeTried(context)
  const { event, channel, language } = place
  if (channel === 'inapp') {
    const said = { default: written, local: written }
    await db.insert(notifications).values({ usercode: me.usercode, event, ...inboxTexts(said), variables, url })
    await publish(db, { to: me.usercode, kind: 'notification', data: 'new' })
    return { data: { address: me.username } }
  }
  const address = addressOf(me, channel) || refuseField('template_code', noAddress[channel])
  await sendOut(db, jobs, [{ event, channel, language, ...toMyself(me, address), ...written, url, is_test: true }])
  return { data: { address } }
}

const toMyself = ({ usercode, username }: Recipient, address: string) => ({
  usercode,
  recipient_name: username,
  address,
})
