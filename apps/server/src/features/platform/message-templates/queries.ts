import type * as contract from '@sejuk/contract/platform/message-templates'
import type { MessageTemplate } from '@sejuk/contract/platform/message-templates'
import { templateCode, templatePlaces } from '@sejuk/domain/platform/notifications/message-templates'
import { variableNames } from '@sejuk/domain/platform/notifications/notification-texts'
import type { Db } from '../../../db/database.ts'
import { messageTemplates as t } from '../../../db/tables/platform/notifications.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pageInMemory } from '../../../platform/lists/page-in-memory.ts'
import { standardTemplate } from '../../../platform/notify/templates.ts'

/** Every text there is: the company's, and where it has none the product's own. */
const allTemplates = async (db: Db): Promise<MessageTemplate[]> => {
  const written = new Map((await db.select().from(t)).map((row) => [row.template_code, row]))
  return templatePlaces.map((place) => {
    const standard = standardTemplate(place)
    const own = written.get(templateCode(place))
    return {
      template_code: templateCode(place),
      ...place,
      subject: own?.subject ?? standard.subject,
      body: own?.body ?? standard.body,
      standard_subject: standard.subject,
      standard_body: standard.body,
      variables: variableNames(place.event),
      is_active: own?.is_active ?? true,
      version: own?.version ?? 0,
      updated_user_name: own?.updated_user_name ?? null,
      updated_date: own?.updated_date ?? null,
    }
  })
}

export const listTemplates = async ({ db, input }: RequestContext<typeof contract.listTemplates>) => {
  const wanted = input.text?.trim().toLowerCase()
  const isChanged = ({ subject, body, is_active, standard_subject, standard_body }: MessageTemplate) =>
    subject !== standard_subject || body !== standard_body || !is_active
  const shown = (await allTemplates(db)).filter(
    (template) =>
      (!input.event || template.event === input.event) &&
      (!input.channel || template.channel === input.channel) &&
      (!input.language || template.language === input.language) &&
      (input.is_changed === undefined || isChanged(template) === input.is_changed) &&
      (!wanted || [template.subject, template.body].some((text) => text.toLowerCase().includes(wanted))),
  )
  return pageInMemory(shown, input, {
    by: (template, column) => template[column as 'template_code' | 'updated_date'],
    name: ({ template_code }) => template_code,
  })
}
