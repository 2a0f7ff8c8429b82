import { longestSerial, mostSerialsAtOnce, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { goodsReceipt, receiptSources, receiptStatuses } from '@sejuk/domain/stock/goods-receipts'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const day = calendarDay(told('write-date-2026-11-14'))
const mostUnits = 10_000

const shown = {
  ...texts('receipt_code', 'warehouse_code', 'warehouse_name', 'dept_code', 'letter_no'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts('container_no', 'seal_no', 'supplier', 'expected_date', 'rest_until', 'remark'),
  source: z.enum(receiptSources),
  status: z.enum(receiptStatuses),
  authors: z.array(z.string()),
  line_count: z.number(),
  qty: z.number(),
  received_qty: z.number(),
  damaged_qty: z.number(),
  surplus_qty: z.number(),
  received_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
}
const receipt = z.object(shown)
export type GoodsReceipt = z.output<typeof receipt>

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  ...maybeTexts('serial_mask'),
  has_serial: z.boolean(),
  qty: z.number(),
  received_qty: z.number(),
  damaged_qty: z.number(),
  serial_numbers: z.array(z.string()),
})
export type GoodsReceiptLine = z.output<typeof line>
const detail = receipt.extend({
  lines: z.array(line),
  surplus: z.array(
    z.object({ ...texts('serial_number', 'username'), ...maybeTexts('item_code', 'note'), created_date: instant }),
  ),
})
export type GoodsReceiptDetail = z.output<typeof detail>

export const listGoodsReceipts = endpoint('GET /api/goods-receipt', {
  needs: 'Goods-Receipt-View',
  input: listInput(['created_date', 'receipt_code', 'expected_date']).extend({
    search: z.string().max(200).default(''),
    warehouse_code: many,
    status: z.enum(receiptStatuses).optional(),
  }),
  data: z.array(receipt),
})
export const goodsReceiptData = downloadable(listGoodsReceipts, {
  module_name: 'goods-receipt',
  needs: 'Goods-Receipt-View',
})

export const getGoodsReceipt = endpoint('GET /api/goods-receipt/detail', {
  needs: 'Goods-Receipt-View',
  input: z.object({ receipt_code: code }),
  data: detail,
})

const letter = {
  /** Another receipt has the same letter number, and it is another letter all the same. */
  knows_letter: flag.default(false),
  source: z.enum(receiptSources),
  letter_no: required('letter-number', 60),
  container_no: optional('container', 60),
  supplier: optional('supplier', 150),
  expected_date: orNothing(day),
  remark: optional('remark', 500),
  lines: z
    .array(z.object({ item_code: required('item', 60), qty: wholeNumber('quantity', 1, mostUnits) }))
    .min(1, told('at-least-one-line'))
    .max(200, told('no-more-than-rows', { n: 200 })),
}

/** Receipts in sight that have the letter already, however it is written. */
export const lettersKnown = endpoint('GET /api/goods-receipt/letter', {
  needs: 'Goods-Receipt-View',
  input: z.object({ letter_no: required('letter-number', 60), receipt_code: code.optional() }),
  data: z.array(z.object(texts('receipt_code', 'letter_no', 'warehouse_name', 'status'))),
})

export const createGoodsReceipt = endpoint('POST /api/goods-receipt/create', {
  needs: goodsReceipt.actions.modify.needs,
  input: z.object({ warehouse_code: required('warehouse', 20), ...letter }),
  data: z.object({ receipt_code: z.string() }),
})

/** As it is stored: a scanner may send blanks and small letters. */
export const serialList = z
  .array(
    z
      .string()
      .max(longestSerial * 2)
      .transform(normalizeSerial),
  )
  .max(mostSerialsAtOnce, told('no-more-than-rows', { n: mostSerialsAtOnce }))
  .default([])

export const actOnGoodsReceipt = actions(goodsReceipt, '/api/goods-receipt', {
  key: 'receipt_code',
  forms: {
    modify: letter,
    receive: {
      lines: z
        .array(
          z.object({
            line_no: z.coerce.number<number | string>().int().min(1),
            qty: wholeNumber('quantity', 0, mostUnits),
            damaged: wholeNumber('damaged', 0, mostUnits),
            serials: serialList,
            damaged_serials: serialList,
          }),
        )
        .max(200),
      surplus: z
        .array(z.object({ serial_number: required('serial-number', longestSerial), note: optional('remark', 300) }))
        .max(100)
        .default([]),
      seal_no: optional('seal', 60),
      rest_until: orNothing(day),
    },
  },
  says: {
    receive: because('goods-received'),
    modify: because('updated'),
    close: because('receipt-closed'),
    remove: because('deleted'),
  },
})

export const goodsReceiptLog = actionLogOf('GET /api/goods-receipt/action-log', 'Goods-Receipt-View')
