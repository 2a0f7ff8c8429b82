import type * as contract from '@sejuk/contract/platform/message-templates'
import { because } from '@sejuk/domain/messages'
import { bodyLimits, hasSubject, placeOf } from '@sejuk/domain/platform/notifications/message-templates'
import { ruleOf } from '@sejuk/domain/platform/notifications/notifications'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { messageTemplates as t } from '../../../db/tables/platform/notifications.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { standardTemplate } from '../../../platform/notify/templates.ts'
import { logActions } from '../../../platform/records/action-log.ts'
import { stillCurrent } from '../../../platform/records/stale.ts'
import { refuseUnknownVariables } from './try-out.ts'

const entity = 'message-template'

const locked = async (db: Db, template_code: string) => {
  const [row] = await db.select().from(t).where(eq(t.template_code, template_code)).for('update')
  return row
}

export const updateTemplate = async ({ db, input, actor }: RequestContext<typeof contract.updateTemplate>) => {
  const { template_code, row_version: version, ...form } = input
  const place = placeOf(template_code) ?? refuse('notFound')
  const { subject, body, is_active, ...standard } = (await locked(db, template_code)) ?? standardTemplate(place)
  const before = { subject, body, is_active, row_version: standard.version }
  await stillCurrent(db, before, { entity, entity_code: template_code, row_version: version, form })
  const limit = bodyLimits[place.channel]
  if (form.body.length > limit) refuseField('body', `Body is no more than ${limit} characters`)
  if (hasSubject(place.channel) && !form.subject) refuseField('subject', 'Subject is required!')
  if (!form.is_active && ruleOf(place.event).mandatory.includes(place.channel))
    refuseField('is_active', because('message-cannot-switched-off'))
  refuseUnknownVariables(place, form)
  const saved = { ...form, version: version + 1, updated_by: actor.usercode, updated_user_name: actor.username }
  const written = await db
    .insert(t)
    .values({ template_code, ...saved })
    .onConflictDoUpdate({
      target: t.template_code,
      set: { ...saved, updated_date: sql`now()` },
      setWhere: eq(t.version, version),
    })
    .returning({ version: t.version })
  // Somebody else changed it for the first time at the same moment.
  if (written.length === 0) refuse('conflict')
  await logActions(db, actor, [{ entity, entity_code: template_code, action: 'update', before, after: form }])
  return { data: null }
}

export const resetTemplate = async ({ db, input, actor }: RequestContext<typeof contract.resetTemplate>) => {
  const { template_code } = input
  const place = placeOf(template_code) ?? refuse('notFound')
  const row = await locked(db, template_code)
  if (!row) refuse('notFound')
  const { subject, body, is_active } = standardTemplate(place)
  const who = { updated_by: actor.usercode, updated_user_name: actor.username, updated_date: sql`now()` }
  // Written anew rather than removed, so that versions go on counting.
  await db
    .update(t)
    .set({ subject, body, is_active, version: row.version + 1, ...who })
    .where(eq(t.template_code, template_code))
  const before = { subject: row.subject, body: row.body, is_active: row.is_active }
  const after = { subject, body, is_active }
  await logActions(db, actor, [{ entity, entity_code: template_code, action: 'reset', before, after }])
  return { data: null }
}
