import {
  longestWarranty,
  mostStartDays,
  policyCode,
  startBases,
  warrantyParts,
} from '@sejuk/domain/catalogue/warranty-policies'
import { because, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

/** Empty reaches all. */
const reached = orNothing(z.string().trim().max(40))

const form = z.object({
  policy_name: required('name', 100),
  brand_code: reached,
  category_code: reached,
  item_code: reached,
  part: z.enum(warrantyParts, told('required', { label: labelled('part') })),
  months: wholeNumber('warranty-months', 0, longestWarranty),
  start_basis: z.enum(startBases, told('required', { label: labelled('start-basis') })),
  start_days: wholeNumber('start-days', 0, mostStartDays).default(90),
  needs_registration: flag.default(false),
  valid_from: calendarDay(told('required', { label: labelled('valid-from') })),
  valid_to: orNothing(calendarDay(told('required', { label: labelled('valid-to') }))),
})

const policy = z.object({
  ...texts('policy_code', 'policy_name', 'valid_from'),
  ...maybeTexts('brand_code', 'category_code', 'item_code', 'item_name', 'valid_to'),
  part: z.enum(warrantyParts),
  months: z.number(),
  start_basis: z.enum(startBases),
  start_days: z.number(),
  needs_registration: z.boolean(),
  /** Reaches a warranty that begins today. */
  is_valid: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type WarrantyPolicyRow = z.output<typeof policy>

export const listWarrantyPolicies = endpoint('GET /api/item-warranty', {
  needs: 'Item-Warranty-Search',
  input: listInput(['policy_code', 'policy_name', 'months', 'valid_from', 'created_date']).extend({
    text: z.string().max(100).optional(),
    brand_code: many,
    category_code: many,
    item_code: z.string().max(40).optional(),
    part: z.enum(warrantyParts).optional(),
    start_basis: z.enum(startBases).optional(),
    /** Valid on this day. */
    day: calendarDay().optional(),
  }),
  data: z.array(policy),
})

export const addWarrantyPolicy = endpoint('POST /api/item-warranty/add', {
  needs: 'Item-Warranty-Modify',
  input: form.extend({
    policy_code: required('code', 30).regex(policyCode, told('policy-code-shape')),
  }),
  data: z.object({ policy_code: z.string() }),
})

export const updateWarrantyPolicy = endpoint('POST /api/item-warranty/update', {
  needs: 'Item-Warranty-Modify',
  input: form.extend({ policy_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const removeWarrantyPolicy = endpoint('POST /api/item-warranty/delete', {
  needs: 'Item-Warranty-Modify',
  input: z.object({ policy_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const warrantyPolicyLog = actionLogOf('GET /api/item-warranty/action-log', 'Item-Warranty-Search')
