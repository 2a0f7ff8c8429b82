import { because, labelled } from '@sejuk/domain/messages'
import { inspectionCategories } from '@sejuk/domain/supervision/inspection'
import {
  letterStages,
  longestVersion,
  mostResponsible,
  templateLanguages,
  templateTypes,
} from '@sejuk/domain/supervision/letters'
import { letterKinds, letterStatuses } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { told } from '../told.ts'
import { day } from './supervision-form.ts'

const letter = z.object({
  letter_id: z.number(),
  ...texts('document_no', 'responsible_party', 'template_language', 'create_user_name'),
  ...maybeTexts('approver_user_code', 'approver_user_name', 'reject_reason', 'content_hash'),
  service_type: z.enum(letterKinds),
  template_type: z.enum(templateTypes),
  service_status: z.enum(letterStatuses),
  stage: z.enum(letterStages),
  version: z.number(),
  has_signature_table: z.boolean(),
  issue_date: day,
  problems: z.array(z.string()),
  approve_date: instant.nullable(),
  issued_date: instant.nullable(),
  signed_date: instant.nullable(),
  authors: z.array(z.string()),
  row_version: z.number(),
})
export type SupervisionLetter = z.output<typeof letter>

const summary = z.object({
  ...texts('supervision_code', 'project_name', 'detail_address', 'sub_district_name', 'district_name', 'city_name'),
  ...texts('province_name', 'installer_name', 'org_code', 'org_name', 'category_name'),
  ...maybeTexts('postal_code'),
  brand_code_list: z.array(z.string()),
})

/** The latest letter of a kind, with what its screen shows of the supervision. */
export const getNoticeLetter = endpoint('POST /api-supervision/supervision-detail/notice-letter', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ supervision_code: code, service_type: z.enum(letterKinds, told('choice-missing')) }),
  data: z.object({
    latest_notice_letter: letter.nullable(),
    job_data: z.object({
      ...texts('responsible_party'),
      ...maybeTexts('approver_name', 'approver_user_name', 'approver_user_code'),
      approved_date: instant.nullable(),
      approve_date: instant.nullable(),
    }),
    service_status: z.enum(letterStatuses),
    supervision: summary,
    /** The points that count as failed, with what was photographed and filed for them. */
    categories: z.array(z.enum(inspectionCategories)),
    checkpoints: z.array(
      z.object({
        ...texts('checkpoint_code', 'text_default', 'text_local'),
        category: z.enum(inspectionCategories),
      }),
    ),
    checkpoints_photo: z.array(
      z.object(texts('checkpoint_code', 'client_uuid', 'photo_code', 'photo_name', 'photo_path', 'thumbnail_path')),
    ),
    checkpoints_file: z.array(z.object(texts('checkpoint_code', 'client_uuid', 'file_code', 'file_name', 'file_path'))),
    /** The problems that the letter is about, and why it was last sent back. */
    latest_reject: z.object({ remark: z.array(z.string()), reason: z.string().nullable() }),
    versions: z.array(letter),
  }),
  reads: true,
})

const version = z
  .union([z.string(), z.number().transform(String)], told('required', { label: labelled('version') }))
  .pipe(
    z
      .string()
      .trim()
      .min(1, told('required', { label: labelled('version') }))
      .regex(/^\d+$/, told('version-digits-only'))
      .max(longestVersion, told('too-long', { label: labelled('version'), max: longestVersion })),
  )

/** `service_status` and `is_generate` name the wished step; approver and approval date are stamped by the server. */
export const saveNoticeLetter = endpoint('POST /api-supervision/supervision-detail/notice-letter/save', {
  needs: 'Supervision-Detail-Open',
  input: z.object({
    supervision_code: code,
    service_type: z.enum(letterKinds, told('choice-missing')),
    template_type: z.enum(templateTypes, told('choice-missing')),
    service_status: z.string().max(60).default(''),
    is_generate: z.union([z.boolean(), z.number(), z.enum(['0', '1'])]).default(0),
    row_version: z.coerce.number<number | string>().int().min(0).optional(),
    service_job_data: z.object({
      document_no: z.string().max(60).default(''),
      version: version.default('1'),
      template_language: z.enum(templateLanguages).default('Local Language'),
      responsible_party: required('responsible-party', mostResponsible),
      issue_date: day.optional(),
      approve_date: z.string().max(40).nullable().optional(),
      approver_user_code: z.string().max(40).nullable().optional(),
      approver_user_name: z.string().max(100).nullable().optional(),
      signature_table: z.boolean().default(false),
      /** Problems beside those that the inspection found. */
      problems: z
        .array(z.string().trim().min(1).max(500))
        .max(100, told('no-more-than-rows', { n: 100 }))
        .optional(),
    }),
  }),
  data: z.object({
    letter_id: z.number(),
    document_no: z.string(),
    version: z.number(),
    service_status: z.enum(letterStatuses),
    row_version: z.number(),
  }),
  tellsSuccess: true,
})
export const rejectNoticeLetter = endpoint('POST /api-supervision/supervision-detail/notice-letter/reject', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ letter_id: z.coerce.number<number | string>().int().min(1), reason: required('reason', 500) }),
  data: z.null(),
  says: because('rejected'),
})
/** A draft version that nobody needs: the version before it counts again. */
export const discardNoticeLetter = endpoint('POST /api-supervision/supervision-detail/notice-letter/discard', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ letter_id: z.coerce.number<number | string>().int().min(1), row_version: rowVersion }),
  data: z.null(),
  says: because('letter-discarded'),
})
/** The signed copy of a disclaimer has been uploaded. */
export const signNoticeLetter = endpoint('POST /api-supervision/supervision-detail/notice-letter/sign', {
  needs: 'Supervision-Signed-Disclaimer-Letter',
  input: z.object({ letter_id: z.coerce.number<number | string>().int().min(1) }),
  data: z.null(),
  says: because('updated'),
})

const previewed = { supervision_code: code, service_type: z.enum(letterKinds), template_type: z.enum(templateTypes) }
export const previewNotice = endpoint('GET /api-supervision/supervision-detail/preview-design-notice', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ ...previewed, version: z.coerce.number<number | string>().int().min(1).optional() }),
  data: fileAnswer,
})
export const templateLanguageLookup = endpoint('POST /api-supervision/supervision-detail/template-language', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ org_code: z.string().max(60).default(''), template_type: z.enum(templateTypes) }),
  data: z.array(z.object({ template_language: z.enum(templateLanguages) })),
  reads: true,
})
export const listLetters = endpoint('GET /api-supervision/supervision-report/letters', {
  needs: 'Supervision-Detail-Open',
  input: z.object({ supervision_code: code }),
  data: z.array(letter),
})
