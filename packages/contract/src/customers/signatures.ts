import { signature, signatureSources, signatureStatuses } from '@sejuk/domain/customers/signatures'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts, upload } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'
import { phoneField } from './customer-form.ts'

const group = '/api/customer-signature'

const picture = (label: Label) => upload(told('required', { label: labelled(label) }))

export const signatureForm = z.object({
  customer_code: required('customer', 100),
  signer_name: required('signer', 100),
  job_title: optional('job-title', 100),
  nik: orNothing(
    z
      .string()
      .trim()
      .regex(/^\d{16}$/, told('nik-must-16-digits')),
  ),
  phone: phoneField('phone'),
  valid_from: calendarDay('First day is required!'),
  valid_to: orNothing(calendarDay('Last day is a date')),
  source: z.enum(signatureSources),
})

/** Multipart: the specimen and, where the firm has one, its stamp. */
export const uploadSignature = endpoint(`POST ${group}/upload`, {
  needs: 'Customer-Signature-Upload',
  input: signatureForm.extend({ file: picture('signature'), stamp: picture('stamp').optional() }),
  data: z.object({ signature_code: z.string() }),
})

const row = z.object({
  ...texts('signature_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'signer_name'),
  ...texts('valid_from', 'created_by', 'create_user_name', 'photo_code', 'photo_path'),
  ...maybeTexts('job_title', 'valid_to', 'thumbnail_path', 'reason', 'approved_user_name'),
  source: z.enum(signatureSources),
  status: z.enum(signatureStatuses),
  authors: z.array(z.string()),
  approved_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type SignatureRow = z.output<typeof row>

export const listSignatures = endpoint(`GET ${group}/list`, {
  needs: 'Customer-Signature-View',
  input: listInput(['created_date', 'signer_name', 'customer_name', 'valid_to']).extend({
    customer_code: z.string().max(100).optional(),
    dept_code: many,
    status: z.enum(signatureStatuses).optional(),
    text: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

export const getSignature = endpoint(`GET ${group}/detail`, {
  needs: 'Customer-Signature-View',
  input: z.object({ signature_code: code }),
  data: row.extend(maybeTexts('nik', 'phone', 'stamp_photo_code', 'stamp_photo_path')),
})

const reason = z
  .string('Reason is required!')
  .trim()
  .min(1, 'Reason is required!')
  .max(500, told('too-long', { label: labelled('reason'), max: 500 }))

export const actOnSignature = actions(signature, group, {
  key: 'signature_code',
  forms: { reject: { reason }, 'delete-signature': { reason } },
  says: { approve: because('approved'), reject: because('rejected'), 'delete-signature': because('deleted') },
})

export const signatureLog = actionLogOf(`GET ${group}/action-log`, 'Customer-Signature-View')
