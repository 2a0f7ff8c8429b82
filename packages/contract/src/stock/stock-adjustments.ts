import { because } from '@sejuk/domain/messages'
import { adjustmentReasons, adjustmentStatuses, stockAdjustment } from '@sejuk/domain/stock/stock-adjustments'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { serialList } from './goods-receipts.ts'

const group = '/api/stock-adjustment'
const mostUnits = 10_000

const row = z.object({
  ...texts('adjustment_code', 'warehouse_code', 'warehouse_name', 'zone_code', 'dept_code'),
  ...texts('created_by', 'create_user_name', 'item_codes'),
  ...maybeTexts('remark', 'reject_reason', 'approved_user_name'),
  adjust_reason: z.enum(adjustmentReasons),
  status: z.enum(adjustmentStatuses),
  authors: z.array(z.string()),
  /** In list prices. */
  value: z.number(),
  qty: z.number(),
  damaged: z.number(),
  photo_count: z.number(),
  approved_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type StockAdjustment = z.output<typeof row>

const detail = row.extend({
  lines: z.array(
    z.object({
      line_no: z.number(),
      ...texts('item_code', 'item_name'),
      has_serial: z.boolean(),
      qty: z.number(),
      damaged: z.number(),
      serial_numbers: z.array(z.string()),
      /** What the warehouse has of it now. */
      on_hand: z.number(),
    }),
  ),
})
export type StockAdjustmentDetail = z.output<typeof detail>

export const listStockAdjustments = endpoint(`GET ${group}/list`, {
  needs: 'Stock-Adjust-View',
  input: listInput(['created_date', 'adjustment_code', 'value']).extend({
    search: z.string().max(200).default(''),
    warehouse_code: many,
    status: z.enum(adjustmentStatuses).optional(),
    adjust_reason: z.enum(adjustmentReasons).optional(),
  }),
  data: z.array(row),
})
export const stockAdjustmentData = downloadable(listStockAdjustments, {
  module_name: 'stock-adjustment',
  needs: 'Stock-Adjust-View',
})

export const getStockAdjustment = endpoint(`GET ${group}/detail`, {
  needs: 'Stock-Adjust-View',
  input: z.object({ adjustment_code: code }),
  data: detail,
})

const form = {
  zone_code: z.string().trim().max(20).default(''),
  adjust_reason: z.enum(adjustmentReasons, told('choice-missing')),
  remark: optional('remark', 500),
  lines: z
    .array(
      z.object({
        item_code: required('item', 60),
        qty: wholeNumber('quantity', -mostUnits, mostUnits),
        damaged: wholeNumber('damaged', -mostUnits, mostUnits),
        serials: serialList,
      }),
    )
    .min(1, told('at-least-one-line'))
    .max(200, told('no-more-than-rows', { n: 200 })),
}

export const createStockAdjustment = endpoint(`POST ${group}/create`, {
  needs: stockAdjustment.actions.modify.needs,
  input: z.object({ warehouse_code: required('warehouse', 20), ...form }),
  data: z.object({ adjustment_code: z.string() }),
})

export const actOnStockAdjustment = actions(stockAdjustment, group, {
  key: 'adjustment_code',
  forms: { modify: form },
  says: {
    submit: because('adjustment-submitted'),
    approve: because('adjustment-approved'),
    reject: because('rejected'),
    modify: because('updated'),
    remove: because('deleted'),
  },
})

export const stockAdjustmentLog = actionLogOf(`GET ${group}/action-log`, 'Stock-Adjust-View')
