import { languages } from '@sejuk/domain/platform/languages'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { hasSubject, type TemplatePlace, templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import type { EventCode } from '@sejuk/domain/platform/notifications/notifications'
import { standardMessages } from '@sejuk/words/platform/standard-messages'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { messageTemplates as t } from '../../db/tables/platform/notifications.ts'
import { selectPlanned } from '../lists/selection.ts'

export type Template = { subject: string; body: string; is_active: boolean; version: number }

/** The product's own text. */
export const standardTemplate = ({ event, channel, language }: TemplatePlace): Template => {
  const { subject, short, long } = standardMessages[event]
  const side = language === 'local' ? 1 : 0
  return {
    subject: hasSubject(channel) ? subject[side] : '',
    body: (channel === 'email' ? long : short)[side],
    is_active: true,
    version: 0,
  }
}

const fields = {
  template_code: t.template_code,
  subject: t.subject,
  body: t.body,
  is_active: t.is_active,
  version: t.version,
}
const source = sql`${t}`

/** The texts of an event, by their codes: the company's where it has written one. */
export const templatesOf = async (db: Db, event: EventCode): Promise<ReadonlyMap<string, Template>> => {
  const isOne = sql`${t.template_code} = any(${sql.param(placesOf(event).map(templateCode))}::text[])`
  return standardOr(event, await selectPlanned(db, fields, source, isOne))
}

type Written = Template & { template_code: string }
const placesOf = (event: EventCode) =>
  channels.flatMap((channel) => languages.map((language) => ({ event, channel, language })))

/** For a statement that reads more beside them. */
export const writtenInSql = (event: EventCode) =>
  sql<
    Written[] | null
  >`(select json_agg(json_build_object('template_code', ${t.template_code}, 'subject', ${t.subject}, 'body', ${t.body},
    'is_active', ${t.is_active}, 'version', ${t.version})) from ${t}
    where ${t.template_code} = any(${sql.param(placesOf(event).map(templateCode))}::text[]))`

/** The company's texts, and the product's own for the rest. */
export const standardOr = (event: EventCode, written: readonly Written[]): ReadonlyMap<string, Template> => {
  const own = new Map(written.map(({ template_code, ...template }) => [template_code, template]))
  return new Map(
    placesOf(event).map(
      (place) => [templateCode(place), own.get(templateCode(place)) ?? standardTemplate(place)] as const,
    ),
  )
}
