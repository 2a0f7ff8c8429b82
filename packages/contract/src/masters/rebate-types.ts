import {
  rebateBases,
  rebateCalcs,
  rebatePayouts,
  rebatePeriods,
  rebateTaxTreatments,
  rebateTypeCode,
  rebateTypeCodeShape,
} from '@sejuk/domain/masters/rebate-types'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, required, rowVersion, texts } from '../fields.ts'
import { listInput, option } from '../lists.ts'
import { asForm, flag, formLookupInput } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'

export const rebateTypeDropdown = endpoint('GET /api/type-rebate/dropdown', {
  needs: 'signed-in',
  input: formLookupInput,
  data: z.array(option.extend({ ...z.object(texts('type_rebate_code', 'type_rebate_name')).partial().shape })),
})
export const searchRebateTypes = endpoint('POST /api/type-rebate/dropdown', { ...rebateTypeDropdown, ...asForm })

const terms = {
  basis: z.enum(rebateBases, 'Basis is required!'),
  calc: z.enum(rebateCalcs, 'Calculation is required!'),
  period: z.enum(rebatePeriods, 'Period is required!'),
  payout: z.enum(rebatePayouts, 'Payout is required!'),
  tax_treatment: z.enum(rebateTaxTreatments, 'Tax treatment is required!'),
}
const codes = z.array(z.string().max(40)).max(200).default([])

export const rebateTypeForm = z.object({
  type_rebate_name: required('name', 100),
  ...terms,
  business_units: codes,
  brand_codes: codes,
  expiry_months: wholeNumber('months-spend', 1, 60).default(12),
  requires_document: flag.default(false),
  is_active: flag.default(true),
})

const rebateType = z.object({
  ...texts('type_rebate_code', 'type_rebate_name'),
  ...terms,
  business_units: z.array(z.string()),
  brand_codes: z.array(z.string()),
  expiry_months: z.number(),
  requires_document: z.boolean(),
  is_active: z.boolean(),
  /** Lines of it that still hold money. */
  open_lines: z.number(),
  created_date: instant,
  row_version: z.number(),
})
export type RebateType = z.output<typeof rebateType>

export const listRebateTypes = endpoint('GET /api/type-rebate/list', {
  needs: 'Type-Rebate-Search',
  input: listInput(['type_rebate_name', 'type_rebate_code', 'created_date']).extend({
    text: z.string().max(100).optional(),
    is_active: flag.optional(),
    basis: z.enum(rebateBases).optional(),
  }),
  data: z.array(rebateType),
})

export const getRebateType = endpoint('GET /api/type-rebate/detail', {
  needs: 'Type-Rebate-Search',
  input: z.object({ type_rebate_code: code }),
  data: rebateType,
})

export const addRebateType = endpoint('POST /api/type-rebate/add', {
  needs: 'Type-Rebate-Add',
  input: rebateTypeForm.extend({
    type_rebate_code: required('code', 20).regex(rebateTypeCode, rebateTypeCodeShape),
  }),
  data: z.object({ type_rebate_code: z.string() }),
})

export const updateRebateType = endpoint('POST /api/type-rebate/update', {
  needs: 'Type-Rebate-Update',
  input: rebateTypeForm.extend({ type_rebate_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const rebateTypeLog = actionLogOf('GET /api/type-rebate/action-log', 'Type-Rebate-Search')
