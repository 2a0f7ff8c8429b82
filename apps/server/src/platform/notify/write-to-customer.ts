import type { Language } from '@sejuk/domain/platform/languages'
import { templateCode } from '@sejuk/domain/platform/notifications/message-templates'
import type { EventCode, VariablesOf } from '@sejuk/domain/platform/notifications/notifications'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { settingsOf } from '../records/site-settings.ts'
import { linkTo, type Within } from './notify.ts'
import { sendOut } from './send-out.ts'
import { templatesOf } from './templates.ts'
import { writeMessage } from './write-message.ts'

type Letter<E extends EventCode> = {
  event: E
  variables: VariablesOf<E>
  name: string
  timezone: string
  /** The public page it links to, for recipients without an account. */
  url?: string
  about: { entity: string; entity_code: string }
}
type Addressed = { channel: 'email' | 'whatsapp'; address: string; language: Language }

/** A recipient without an account. Answers with the message's number, and with nothing where the template is switched off. */
export const writeToAddress = async <E extends EventCode>(
  { db, jobs, config }: Within,
  letter: Letter<E> & Addressed,
) => {
  const { event, variables, name, timezone, url = '', about, channel, address, language } = letter
  const template = (await templatesOf(db, event)).get(templateCode({ event, channel, language }))
  if (!template?.is_active) return undefined
  const { company } = await settingsOf(db, 'company')
  const facts = { event, variables, recipient: name, company: company.company_name, link: linkTo(url, config) }
  const { subject, body } = writeMessage(template, facts, { language, timezone })
  const to = { recipient_name: name, address, language }
  const [delivery_id] = await sendOut(db, jobs, [
    { event, channel, ...to, subject, body, template_version: template.version, ...about },
  ])
  return delivery_id
}

/** The same by phone and in Indonesian. */
export const writeToCustomer = async <E extends EventCode>(within: Within, letter: Letter<E> & { phone: string }) => {
  const national = nationalPhone(letter.phone)
  if (!national) return
  await writeToAddress(within, { ...letter, channel: 'whatsapp', address: `+62${national}`, language: 'local' })
}
