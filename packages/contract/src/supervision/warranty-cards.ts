import { because } from '@sejuk/domain/messages'
import { templateLanguages } from '@sejuk/domain/supervision/letters'
import { cardStatuses, warrantyBases } from '@sejuk/domain/supervision/supervision-statuses'
import { mostCardRemark, mostWarrantyMonths, signMethods, warrantyCard } from '@sejuk/domain/supervision/warranty-cards'
import { z } from 'zod'
import { phoneField, requiredPhone } from '../customers/customer-form.ts'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { day, maybeDay } from './supervision-form.ts'

const row = z.object({
  ...texts('card_key', 'card_code', 'supervision_code', 'project_name', 'receiver', 'dept_code', 'dept_name'),
  version: z.number(),
  status: z.enum(cardStatuses),
  is_superseded: z.boolean(),
  item_count: z.number(),
  unexplained: z.number(),
  is_handed_over: z.boolean(),
  voided_date: instant.nullable(),
  differing: z.number(),
  first_end_date: day.nullable(),
  issued_date: instant.nullable(),
  signed_date: instant.nullable(),
  sign_method: z.enum(signMethods).nullable(),
  signed_by: z.string().nullable(),
  created_date: instant,
  authors: z.array(z.string()),
  row_version: z.number(),
})
export type WarrantyCardRow = z.output<typeof row>

export const listWarrantyCards = endpoint('GET /api-supervision/supervision-report/warranty-card', {
  needs: 'Supervision-Warranty-Card-List-Open',
  input: listInput(['created_date', 'first_end_date']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    status: z.enum(cardStatuses).optional(),
    supervision_code: z.string().max(100).default(''),
  }),
  data: z.array(row),
})
export const warrantyCardData = downloadable(listWarrantyCards, {
  module_name: 'warranty-card-list',
  needs: 'Supervision-Warranty-Card-List-Open',
})

/** The names of the specification. */
const header = z.object({
  ...texts('documentNumber', 'templateLanguage', 'receiverOfWarrantyCard', 'issueManager', 'jobTitleOfIssueManager'),
  ...maybeTexts('remark', 'installationProblems', 'designProblems', 'serial_remark', 'contract_clause'),
  warranty_basis: z.enum(warrantyBases),
  version: z.number(),
  deliveryOrderList: z.array(z.string()),
  status: z.enum(cardStatuses).nullable(),
})
const item = z.object({
  id: z.number(),
  item_model: z.object(texts('value', 'label', 'item_name')),
  serial_number: z.string(),
  warranty_end_date_sparepart: day,
  warranty_end_date_compressor: day,
  colour_sparepart: z.string(),
  colour_compressor: z.string(),
  policy_end_sparepart: day.nullable(),
  policy_end_compressor: day.nullable(),
  reason: z.string().nullable(),
})
export type WarrantyCardItem = z.output<typeof item>
const detail = z.object({
  ...texts('supervision_code', 'project_name'),
  ...maybeTexts('card_key', 'reject_reason', 'void_reason'),
  warranty_basis: z.enum(warrantyBases),
  start_date: day,
  header,
  items: z.array(item),
  /** Damaged or not installed: they go on the card with a reason only. */
  unsound: z.array(z.object({ serial_number: z.string(), because: z.custom<ReturnType<typeof because>>() })),
  /** Arrived and not on the card; on the card and never arrived. */
  missing: z.array(z.string()),
  extra: z.array(z.string()),
  card: row.nullable(),
  /** The contacts of the supervision that a code can be sent to. */
  signers: z.array(z.object(texts('name', 'phone'))),
})
export type WarrantyCardDetail = z.output<typeof detail>

/** The card of a supervision: the newest version, or a proposal from what has arrived. */
export const getWarrantyCard = endpoint('GET /api-supervision/supervision-detail/warranty-card', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ supervision_code: code }),
  data: detail,
})

const cardForm = {
  remark: optional('remark', mostCardRemark),
  templateLanguage: z.enum(templateLanguages).default('Local Language'),
  receiverOfWarrantyCard: required('receiver-name', 150),
  issueManager: required('signer', 150),
  jobTitleOfIssueManager: required('job-title', 150),
  deliveryOrderList: z
    .array(z.string().trim().min(1).max(60))
    .min(1, told('delivery-order-missing'))
    .max(50, told('no-more-than-rows', { n: 50 })),
  installationProblems: optional('description', 2000),
  designProblems: optional('description', 2000),
  serial_remark: optional('remark', 500),
  /** As the supervision says, unless another is chosen for the card. */
  warranty_basis: orNothing(z.enum(warrantyBases)),
  contract_clause: optional('contract-number', 200),
  items: z
    .array(
      z.object({
        item_model: z.object({
          value: required('item', 100),
          label: z.string().max(200).default(''),
          item_name: z.string().max(200).default(''),
        }),
        serial_number: required('serial-number', 60).transform((text) => text.toUpperCase()),
        /** By policy the server sets them, whatever is sent; by contract an empty one is that of the policy. */
        warranty_end_date_sparepart: maybeDay,
        warranty_end_date_compressor: maybeDay,
        reason: optional('reason', 300),
      }),
    )
    .min(1, told('at-least-one-line'))
    .max(1000, told('no-more-than-rows', { n: 1000 })),
}
export const saveWarrantyCard = endpoint('POST /api-supervision/supervision-detail/warranty-card/save-draft', {
  needs: 'Supervision-Warranty-Card',
  input: z.object({
    supervision_code: code,
    card_key: z.string().max(60).optional(),
    row_version: z.coerce.number<number | string>().int().min(1).optional(),
    ...cardForm,
  }),
  data: z.object({ card_key: z.string(), row_version: z.number() }),
})
const acts = actions(warrantyCard, '/api-supervision/supervision-detail/warranty-card', {
  key: 'card_key',
  names: ['approve', 'reject', 'generate', 'sign', 'correct', 'extend', 'void'],
  forms: {
    /** Seen by the approver, where units are promised something else than the policy says. */
    approve: { sees_difference: flag.default(false) },
    extend: {
      months: wholeNumber('extended-months', 1, mostWarrantyMonths),
      contract_clause: required('contract-number', 200),
    },
  },
  says: { reject: because('rejected') },
})
const submitted = actions(warrantyCard, '/api-supervision/supervision-detail/warranty-card', {
  key: 'card_key',
  names: ['submit'],
})
export const actOnWarrantyCard = {
  ...acts,
  submit: { ...submitted.submit, path: '/api-supervision/supervision-detail/warranty-card/submit-to-manager' },
}
/** A code to the phone of a contact, who receives the card. */
export const sendSignCode = endpoint('POST /api-supervision/supervision-detail/warranty-card/sign-code', {
  needs: 'Supervision-Signed-Warranty-Card',
  input: z.object({ card_key: code, phone: requiredPhone('phone') }),
  data: z.object({ resend_after: z.number(), demo_otp: z.string().nullable() }),
})
export const signByCode = endpoint('POST /api-supervision/supervision-detail/warranty-card/sign-by-code', {
  needs: 'Supervision-Signed-Warranty-Card',
  input: z.object({
    ...{ card_key: code, row_version: rowVersion, phone: requiredPhone('phone'), otp: required('code', 12) },
  }),
  data: z.object({ status: z.enum(cardStatuses), row_version: z.number() }),
  says: because('updated'),
})
export const warrantyCardPaper = endpoint('GET /api-supervision/supervision-report/warranty-card/paper', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ card_key: code }),
  data: fileAnswer,
})
export const warrantyCardLog = actionLogOf(
  'GET /api-supervision/supervision-detail/warranty-card/action-log',
  'Supervision-Action-Log',
)

const shown = z.object({
  state: z.enum(['valid', 'superseded', 'voided', 'not_found']),
  card: z
    .object({
      ...texts('card_code', 'project_name', 'receiver'),
      version: z.number(),
      issued_date: instant,
      is_signed: z.boolean(),
      items: z.array(
        z.object({
          ...texts('item_name', 'serial_end'),
          /** The end of the number of the unit that took its place. */
          exchanged_end: z.string().nullable(),
          sparepart_until: day,
          compressor_until: day,
          sparepart_days: z.number(),
          compressor_days: z.number(),
          colour_sparepart: z.string(),
          colour_compressor: z.string(),
        }),
      ),
      exclusions: z.array(z.string()),
    })
    .nullable(),
  /** When and why it was declared void. */
  voided: z.object({ voided_date: instant, reason: z.string() }).nullable(),
  /** Since when the newer version counts. */
  replaced_by: z.object({ version: z.number(), issued_date: instant }).nullable(),
})
export type CardValidation = z.output<typeof shown>
/** By the QR code (token and version), or by card number and serial number; names are masked. */
export const validateWarrantyCard = endpoint('GET /api/warranty-card/validation', {
  needs: 'public',
  input: z.object({
    code: z.string().max(64).default(''),
    v: z.string().max(9).default(''),
    no: z.string().max(60).default(''),
    sn: z.string().max(60).default(''),
  }),
  data: shown,
})
const asking = {
  code: z.string().max(64).default(''),
  no: z.string().max(60).default(''),
  sn: z.string().max(60).default(''),
  phone: phoneField('phone').refine((phone) => phone !== null, told('phone-required')),
}
export const sendServiceCode = endpoint('POST /api/warranty-card/request-service/send-code', {
  needs: 'public',
  input: z.object(asking),
  data: z.object({ resend_after: z.number(), demo_otp: z.string().nullable() }),
})
export const requestService = endpoint('POST /api/warranty-card/request-service', {
  needs: 'public',
  input: z.object({
    ...asking,
    otp: required('code', 12),
    name: required('name', 100),
    description: required('description', 1000),
  }),
  data: z.object({ ticket_number: z.string() }),
})
