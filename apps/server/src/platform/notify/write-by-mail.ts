import type { Language } from '@sejuk/domain/platform/languages'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import type { EventCode, VariablesOf } from '@sejuk/domain/platform/notifications/notifications'
import { headOffice } from '@sejuk/domain/values/dates'
import type { Db } from '../../db/database.ts'
import { settingsOf } from '../records/site-settings.ts'
import { linkTo, type Within } from './notify.ts'
import { sendOut } from './send-out.ts'
import { templatesOf } from './templates.ts'
import { writeMessage } from './write-message.ts'

type Letter<E extends EventCode> = {
  event: E
  variables: VariablesOf<E>
  name: string
  language: Language
  /** The public page it links to, for recipients without an account. */
  url: string
}

/** What the template makes of a letter; nothing where it is switched off. */
export const mailTextOf = async <E extends EventCode>(
  { db, config }: Pick<Within, 'config'> & { db: Db },
  { event, variables, name, language, url }: Letter<E>,
) => {
  const template = (await templatesOf(db, event)).get(templateCode({ event, channel: 'email', language }))
  if (!template?.is_active) return undefined
  const { company } = await settingsOf(db, 'company')
  const facts = { event, variables, recipient: name, company: company.company_name, link: linkTo(url, config) }
  return { ...writeMessage(template, facts, { language, timezone: headOffice }), version: template.version }
}

/** To an address without an account. */
export const writeByMail = async <E extends EventCode>(
  within: Within,
  letter: Letter<E> & { address: string; about: { entity: string; entity_code: string } },
) => {
  const written = await mailTextOf(within, letter)
  if (!written) return
  const { event, name, address, language, about } = letter
  const { subject, body, version } = written
  await sendOut(within.db, within.jobs, [
    {
      ...{ event, channel: 'email', recipient_name: name, address, language, subject, body },
      ...{ template_version: version, ...about },
    },
  ])
}
