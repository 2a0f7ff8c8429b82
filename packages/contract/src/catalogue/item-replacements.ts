import { replacementDirections } from '@sejuk/domain/catalogue/replacements'
import { because, type Label } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { decimalNumber, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

const replacement = z.object({
  ...texts('replace_code', 'old_item_code', 'old_item_name', 'new_item_code', 'new_item_name', 'valid_from'),
  ...maybeTexts('valid_to', 'reason'),
  ...texts('create_user_name'),
  ratio: z.number(),
  direction: z.enum(replacementDirections),
  created_date: instant,
  row_version: z.number(),
})
export type ItemReplacement = z.output<typeof replacement>

export const listItemReplacements = endpoint('GET /api/item-replace', {
  needs: 'Item-List-Search',
  input: listInput(['created_date', 'old_item_code', 'new_item_code']).extend({
    search: z.string().max(200).default(''),
    direction: z.enum(replacementDirections).optional(),
    /** Only those that hold on a day. */
    day: z.string().max(10).refine(isDay, told('date-not-valid')).optional(),
  }),
  data: z.array(replacement),
})

const day = (label: Label) => required(label, 10).refine(isDay, 'This is not a date')
const positive = decimalNumber('ratio', 1000, 3).refine(
  (n) => n > 0,
  told('required', { label: { code: 'label-ratio' } }),
)
const form = z.object({
  old_item_code: required('old-item', 100),
  new_item_code: required('new-item', 100),
  ratio: positive.default(1),
  direction: z.enum(replacementDirections).default('one-way'),
  valid_from: day('valid-from'),
  valid_to: orNothing(day('valid-to')),
  reason: optional('reason', 500),
})
export const replacementFields = form
export type ReplacementForm = z.output<typeof form>

export const createItemReplacement = endpoint('POST /api/item-replace/create', {
  needs: 'Item-Replace-Modify',
  input: form,
  data: z.object({ replace_code: z.string() }),
  says: because('replacement-saved'),
})

export const updateItemReplacement = endpoint('PUT /api/item-replace/update', {
  needs: 'Item-Replace-Modify',
  input: form.extend({ replace_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deleteItemReplacement = endpoint('POST /api/item-replace/delete', {
  needs: 'Item-Replace-Modify',
  input: z.object({ replace_code: code, row_version: rowVersion.optional() }),
  data: nothing,
  says: because('deleted'),
})

/** What may take the place of an item on a day, the nearest first, with how many of it one needs. */
export const itemSubstitutes = endpoint('GET /api/item-replace/substitutes', {
  needs: 'Item-View',
  input: z.object({ item_code: code, day: orNothing(z.string().refine(isDay, told('not-in-list'))) }),
  data: z.array(z.object({ ...texts('item_code', 'item_name', 'status'), ratio: z.number() })),
})

export const itemReplacementLog = actionLogOf('GET /api/item-replace/action-log', 'Item-List-Search')
export const itemReplacementData = downloadable(listItemReplacements, {
  module_name: 'item-replace',
  needs: 'Item-Download',
})
export const itemReplacementSheet = sheetOf('item-replace', 'Item-Replace-Modify')
