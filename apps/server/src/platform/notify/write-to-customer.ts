import { nationalPhone } from '@sejuk/domain/phone'
import { templateCode } from '@sejuk/domain/platform/message-templates'
import type { EventCode, VariablesOf } from '@sejuk/domain/platform/notifications'
import { settingsOf } from '../records/site-settings.ts'
import { linkTo, type Within } from './notify.ts'
import { sendOut } from './send-out.ts'
import { templatesOf } from './templates.ts'
import { writeMessage } from './write-message.ts'

type Letter<E extends EventCode> = {
  event: E
  variables: VariablesOf<E>
  name: string
  phone: string
  timezone: string
  /** The public page it links to, for recipients without an account. */
  url?: string
  about: { entity: string; entity_code: string }
}

/** A recipient without an account, by phone and in Indonesian. */
export const writeToCustomer = async <E extends EventCode>({ db, jobs, config }: Within, letter: Letter<E>) => {
  const national = nationalPhone(letter.phone)
  const { event, variables, name, timezone, url = '', about } = letter
  const place = { event, channel: 'whatsapp', language: 'local' } as const
  const template = (await templatesOf(db, event)).get(templateCode(place))
  if (!national || !template?.is_active) return
  const { company } = await settingsOf(db, 'company')
  const facts = { event, variables, recipient: name, company: company.company_name, link: linkTo(url, config) }
  const { subject, body } = writeMessage(template, facts, { language: 'local', timezone })
  const to = { recipient_name: name, address: `+62${national}`, language: 'local' }
  await sendOut(db, jobs, [
    { event, channel: 'whatsapp', ...to, subject, body, template_version: template.version, ...about },
  ])
}
