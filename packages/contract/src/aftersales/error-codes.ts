import { errorProductGroups, errorSeverities } from '@sejuk/domain/aftersales/error-codes'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const row = z.object({
  error_id: z.number(),
  ...texts('error_code', 'title', 'local_title', 'possible_cause', 'local_possible_cause', 'remedy', 'local_remedy'),
  ...maybeTexts('related_part_group', 'video_url'),
  product_group: z.array(z.enum(errorProductGroups)),
  severity: z.enum(errorSeverities),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type ErrorCode = z.output<typeof row>

export const listErrorCodes = endpoint('GET /api/error-code', {
  needs: 'Error-Code-Search',
  input: listInput(['error_code', 'title', 'created_date']).extend({
    search: z.string().max(200).default(''),
    product_group: z.enum(errorProductGroups).optional(),
    severity: z.enum(errorSeverities).optional(),
    is_active: flag.optional(),
  }),
  data: z.array(row),
})

const form = z.object({
  product_group: z.array(z.enum(errorProductGroups)).min(1, told('product-required')),
  severity: z.enum(errorSeverities, told('severity-required')),
  title: required('meaning', 200),
  local_title: required('meaning-indonesian', 200),
  possible_cause: required('possible-cause', 1000),
  local_possible_cause: required('possible-cause-indonesian', 1000),
  remedy: required('checks-and-remedy', 2000),
  local_remedy: required('checks-and-remedy-indonesian', 2000),
  related_part_group: optional('likely-part', 60),
  video_url: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z.url({ protocol: /^https$/, error: told('video-https-address') }).max(500),
    ])
    .default(null),
  is_active: z.boolean().default(true),
})

export const createErrorCode = endpoint('POST /api/error-code/create', {
  needs: 'Error-Code-Modify',
  input: form.extend({
    error_code: required('code', 20)
      .toUpperCase()
      .regex(/^[A-Z0-9-]+$/, told('code-letters-digits-hyphens')),
  }),
  data: row,
})

export const updateErrorCode = endpoint('PUT /api/error-code/update', {
  needs: 'Error-Code-Modify',
  input: form.extend({ error_id: z.coerce.number<number | string>().int().min(1), row_version: rowVersion }),
  data: row,
  says: because('updated'),
})

export const errorCodeLog = actionLogOf('GET /api/error-code/action-log', 'Error-Code-Search')
