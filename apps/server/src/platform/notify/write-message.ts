import { fillTemplate, type Reader, writeVariables } from '@sejuk/domain/platform/notifications/notification-texts'
import type { EventCode } from '@sejuk/domain/platform/notifications/notifications'
import { escapeHtml } from '@sejuk/domain/values/text'

export type Facts = {
  event: EventCode
  variables: Readonly<Record<string, unknown>>
  recipient: string
  company: string
  /** Where it leads, as the channel can follow it. */
  link: string
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** A text with its blanks filled, as this reader reads them. */
export const writeMessage = (
  { subject, body }: { subject: string; body: string },
  { event, variables, recipient, company, link }: Facts,
  reader: Reader,
) => {
  const values = { ...writeVariables(event, variables, reader), recipient, company, link }
  // A line of nothing but an unfilled link says nothing.
  const lines = link ? body : body.replaceAll(/^\s*\{link\}\s*$\n?/gm, '')
  return { subject: oneLine(fillTemplate(subject, values)), body: fillTemplate(lines, values).trim() }
}

const paragraph = 'margin:0 0 16px;font:15px/1.5 system-ui,sans-serif;color:#10262d'

/** The same words for a mail program: everything stands as itself, and the link can be pressed. */
export const htmlOf = (body: string, link: string) => {
  const linked = (text: string) =>
    link ? text.replaceAll(escapeHtml(link), (found) => `<a href="${found}" style="color:#0a626b">${found}</a>`) : text
  const paragraphs = body
    .split(/\n{2,}/)
    .map((part) => `<p style="${paragraph}">${linked(escapeHtml(part).replaceAll('\n', '<br>'))}</p>`)
  return `<div style="max-width:560px">${paragraphs.join('')}</div>`
}
