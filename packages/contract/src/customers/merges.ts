import { customerStatuses } from '@sejuk/domain/customers/customers'
import { mergePartNames, movedKinds } from '@sejuk/domain/customers/merges'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, required, rowVersion, texts } from '../fields.ts'

const side = z.object({
  ...texts('customer_code', 'customer_name', 'dept_code', 'dept_name'),
  status: z.enum(customerStatuses),
  row_version: z.number(),
  created_date: instant,
  /** Nothing without the permission to see it. */
  credit_limit: z.number().nullable(),
  credit_used: z.number().nullable(),
  cashback_remain: z.number(),
  /** By field, as people read it: codes of regions and banks are names here. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]).nullable()),
})
export type MergeSide = z.output<typeof side>

/** The two side by side, and what would become of what hangs on the one that goes. */
export const previewMerge = endpoint('GET /api/customer/merge-preview', {
  needs: 'Customer-Merge',
  input: z.object({ customer_code: code, other_code: code }),
  data: z.object({
    survivor: side,
    other: side,
    why_not: z.string().nullable(),
    parts: z.array(z.object({ part: z.enum(mergePartNames), is_same: z.boolean(), why_not: z.string().nullable() })),
    /** `stays` are those that the other one has already, such as the same street. */
    moves: z.array(z.object({ kind: z.enum(movedKinds), moves: z.number(), stays: z.number() })),
  }),
})
export type MergePreview = z.output<typeof previewMerge.data>

export const mergeCustomers = endpoint('POST /api/customer/merge', {
  needs: 'Customer-Merge',
  input: z.object({
    /** The one that stays. */
    customer_code: code,
    row_version: rowVersion,
    other_code: code,
    other_version: rowVersion,
    /** What of the one that goes is kept instead. */
    take: z.array(z.enum(mergePartNames)).max(mergePartNames.length).default([]),
    reason: required('reason', 500),
  }),
  data: z.object({ merge_id: z.number(), customer_code: z.string() }),
  says: because('customers-merged'),
})

/** Merges a customer took part in, on either side, the newest first. */
export const listMerges = endpoint('GET /api/customer/merges', {
  needs: 'Customer-List-Search',
  input: z.object({ customer_code: code }),
  data: z.array(
    z.object({
      merge_id: z.number(),
      ...texts('customer_code', 'customer_name', 'other_code', 'other_name', 'reason', 'create_user_name'),
      created_date: instant,
      ...maybeTexts('undone_user_name', 'undone_date', 'undo_reason'),
      moved: z.number(),
      /** Why it cannot be taken back, or nothing. */
      why_not: z.string().nullable(),
    }),
  ),
})

export const undoMerge = endpoint('POST /api/customer/undo-merge', {
  needs: 'Customer-Merge',
  input: z.object({ merge_id: z.coerce.number<number | string>().int().min(1), reason: required('reason', 500) }),
  data: nothing,
  says: because('merge-taken-back'),
})
