import { because, labelled } from '@sejuk/domain/messages'
import { mailRecipients, mailStates, mostRecipients } from '@sejuk/domain/supervision/mails'
import { letterKinds } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, maybeTexts, required, texts } from '../fields.ts'
import { told } from '../told.ts'
import { day } from './supervision-form.ts'

const letter_id = z.coerce.number<number | string>().int().min(1)

/** Every e-mail of a supervision's letters, and what became of it. */
export const listMails = endpoint('GET /api-supervision/supervision-email', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ supervision_code: code }),
  data: z.array(
    z.object({
      mail_id: z.number(),
      letter_id: z.number(),
      ...texts('document_no', 'recipient_name', 'email', 'sent_by_name'),
      ...maybeTexts('acknowledged_name'),
      version: z.number(),
      recipient_kind: z.enum(mailRecipients),
      state: z.enum(mailStates),
      sent_date: instant,
      opened_date: instant.nullable(),
      acknowledged_date: instant.nullable(),
    }),
  ),
})
/** Whom we know for this letter, and what they would read. */
export const mailTemplate = endpoint('GET /api-supervision/supervision-email/template', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ letter_id }),
  data: z.object({
    ...texts('subject', 'body'),
    recipients: z.array(z.object({ recipient_kind: z.enum(mailRecipients), ...texts('recipient_name', 'email') })),
  }),
})
export const sendLetter = endpoint('POST /api-supervision/supervision-email/send', {
  needs: 'Supervision-Detail-Open',
  input: z.object({
    letter_id,
    recipients: z
      .array(
        z.object({
          recipient_kind: z.enum(mailRecipients, told('choice-missing')),
          recipient_name: required('name', 150),
          email: z
            .string()
            .trim()
            .toLowerCase()
            .pipe(z.email(told('not-e-mail-address-2', { label: labelled('e-mail') })).max(200)),
        }),
      )
      .min(1, told('recipient-missing'))
      .max(mostRecipients, told('no-more-than-rows', { n: mostRecipients })),
  }),
  data: z.object({ sent: z.number() }),
})

const token = z.string().max(64).default('')
const shown = z.object({
  ...texts('document_no', 'project_name', 'recipient_name', 'company_name', 'responsible_party'),
  ...maybeTexts('acknowledged_name'),
  service_type: z.enum(letterKinds),
  version: z.number(),
  issue_date: day,
  problems: z.array(z.string()),
  acknowledged_date: instant.nullable(),
})
export type ReceivedLetter = z.output<typeof shown>
/** By the link of the e-mail; the first time is remembered. */
export const openLetter = endpoint('POST /api/supervision-letter/open', {
  needs: 'public',
  input: z.object({ token }),
  data: shown,
})
export const letterOfLink = endpoint('GET /api/supervision-letter/paper', {
  needs: 'public',
  input: z.object({ token }),
  data: fileAnswer,
})
export const acknowledgeLetter = endpoint('POST /api/supervision-letter/acknowledge', {
  needs: 'public',
  input: z.object({ token, name: required('name', 100) }),
  data: shown,
  says: because('updated'),
})
