import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { bodyLimits, placeOf, subjectLimit } from '@sejuk/domain/platform/notifications/message-templates'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { told } from '../told.ts'
import { actionLogOf } from './action-logs.ts'

const place = {
  event: z.enum(eventCodes),
  channel: z.enum(channels),
  language: z.enum(languages),
}

export const messageTemplate = z.object({
  ...texts('template_code', 'subject', 'body', 'standard_subject', 'standard_body'),
  ...place,
  variables: z.array(z.string()),
  is_active: z.boolean(),
  /** Counts what was saved; 0 is the product's own text. */
  version: z.number(),
  ...maybeTexts('updated_user_name'),
  updated_date: instant.nullable(),
})
export type MessageTemplate = z.output<typeof messageTemplate>

export const listTemplates = endpoint('GET /api/message-template/list', {
  needs: 'Message-Template-Search',
  input: listInput(['template_code', 'updated_date']).extend({
    event: place.event.optional(),
    channel: place.channel.optional(),
    language: place.language.optional(),
    text: z.string().max(200).optional(),
    is_changed: z.union([z.boolean(), z.stringbool()]).optional(),
  }),
  data: z.array(messageTemplate),
})

const longest = Math.max(...Object.values(bodyLimits))
/** What is tried may be unfinished; what is saved must fit its channel. */
const draft = z.object({
  template_code: code.refine((text) => placeOf(text) !== undefined, told('no-such-template')),
  subject: z.string().trim().max(subjectLimit, `Subject is no more than ${subjectLimit} characters`).default(''),
  body: required('body', longest),
})
export const templateForm = draft.extend({ is_active: z.boolean() })

export const updateTemplate = endpoint('POST /api/message-template/update', {
  needs: 'Message-Template-Modify',
  /** `row_version` is the version that was looked at. */
  input: templateForm.extend({ row_version: z.coerce.number<number | string>().int().min(0) }),
  data: nothing,
  says: because('updated'),
})

/** Back to the product's own text. */
export const resetTemplate = endpoint('POST /api/message-template/reset', {
  needs: 'Message-Template-Modify',
  input: draft.pick({ template_code: true }),
  data: nothing,
  says: because('updated'),
})

/** What a text can be tried on: people, or messages that were sent. */
export const listTemplateRecords = endpoint('GET /api/message-template/records', {
  needs: 'Message-Template-Search',
  input: dropdownInput.extend({ event: place.event }),
  data: z.array(option),
})

const tried = draft.extend({ record_code: z.string().max(100).default('') })

export const previewTemplate = endpoint('POST /api/message-template/preview', {
  needs: 'Message-Template-Search',
  reads: true,
  input: tried,
  data: z.object({
    ...texts('subject', 'body', 'html'),
    /** No such record exists yet, so the examples of the event stand in. */
    is_example: z.boolean(),
  }),
})

/** To oneself and nobody else. */
export const sendTestMessage = endpoint('POST /api/message-template/test-send', {
  needs: 'Message-Template-Test-Send',
  input: tried,
  data: z.object({ address: z.string() }),
  says: because('test-message-on-way'),
})

export const templateLog = actionLogOf('GET /api/message-template/action-log', 'Message-Template-Search')
