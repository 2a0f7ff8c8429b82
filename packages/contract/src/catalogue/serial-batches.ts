import { serialBatchStatuses } from '@sejuk/domain/catalogue/serial-batches'
import {
  mostSerialsAtOnce,
  serialStatuses,
  serialSuffixLength,
  shortestSuffix,
} from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'

const batch = z.object({
  ...texts('batch_code', 'item_code', 'item_name', 'prefix', 'created_by', 'create_user_name'),
  quantity: z.number(),
  suffix_length: z.number(),
  status: z.enum(serialBatchStatuses),
  /** How many of its numbers a document has touched since. */
  used: z.number(),
  created_date: instant,
  ...maybeTexts('undone_user_name', 'undone_date'),
  row_version: z.number(),
})
export type SerialBatch = z.output<typeof batch>

export const listSerialBatches = endpoint('GET /api/item/serial-batch', {
  needs: 'Item-Generate-SN',
  input: listInput(['created_date', 'batch_code', 'item_code', 'quantity']).extend({
    text: z.string().max(100).optional(),
    item_code: z.string().max(40).optional(),
    status: z.enum(serialBatchStatuses).optional(),
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  data: z.array(batch),
})

export const getSerialBatch = endpoint('GET /api/item/serial-batch/detail', {
  needs: 'Item-Generate-SN',
  input: z.object({ batch_code: code }),
  data: batch.extend({
    serials: z.array(z.object({ serial_number: z.string(), status: z.enum(serialStatuses), is_used: z.boolean() })),
  }),
})
export type SerialBatchDetail = z.output<typeof getSerialBatch.data>

export const generateSerials = endpoint('POST /api/item/generate-sn', {
  needs: 'Item-Generate-SN',
  input: z.object({
    item_code: required('item', 40),
    quantity: wholeNumber('quantity', 1, mostSerialsAtOnce),
    /** Before the random part; the brand's own where nothing is typed. */
    prefix: optional('prefix', 20),
  }),
  data: z.object({ batch_code: z.string(), serials: z.array(z.string()) }),
  says: because('serials-generated'),
})

export const undoSerialBatch = endpoint('POST /api/item/serial-batch/undo', {
  needs: 'Item-Generate-SN',
  input: z.object({ batch_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('batch-undone'),
})

export const serialLabels = endpoint('GET /api/item/serial-batch/labels', {
  needs: 'Item-Generate-SN',
  input: z.object({ batch_code: code, language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

export const serialBatchLog = actionLogOf('GET /api/item/serial-batch/action-log', 'Item-Generate-SN')

const rules = {
  prefix: z.string().trim().toUpperCase().max(20).default(''),
  suffix_length: wholeNumber('suffix-length', shortestSuffix, serialSuffixLength),
  mask: optional('mask', 100),
}
const setting = z.object({
  ...texts('brand_code', 'brand_name', 'prefix', 'updated_user_name', 'updated_date'),
  mask: z.string().nullable(),
  suffix_length: z.number(),
  row_version: z.number(),
})
export type SerialSettingRow = z.output<typeof setting>

export const listSerialSettings = endpoint('GET /api/item/serial-setting', {
  needs: 'Item-Generate-SN',
  input: listInput(['brand_name', 'updated_date']).extend({ text: z.string().max(100).optional() }),
  data: z.array(setting),
})

export const addSerialSetting = endpoint('POST /api/item/serial-setting/add', {
  needs: 'Item-Serial-Setting',
  input: z.object({ brand_code: required('brand', 40), ...rules }),
  data: z.object({ brand_code: z.string() }),
})

export const updateSerialSetting = endpoint('POST /api/item/serial-setting/update', {
  needs: 'Item-Serial-Setting',
  input: z.object({ brand_code: code, row_version: rowVersion, ...rules }),
  data: nothing,
  says: because('updated'),
})

export const removeSerialSetting = endpoint('POST /api/item/serial-setting/delete', {
  needs: 'Item-Serial-Setting',
  input: z.object({ brand_code: code, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const serialSettingLog = actionLogOf('GET /api/item/serial-setting/action-log', 'Item-Generate-SN')
