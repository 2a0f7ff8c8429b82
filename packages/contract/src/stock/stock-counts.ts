import { serialStatuses } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { countStatuses, stockCount, strangerWays } from '@sejuk/domain/stock/stock-counts'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { tapFields } from '../field/attendance.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'

const group = '/api/stock-count'

const row = z.object({
  ...texts('count_code', 'warehouse_code', 'warehouse_name', 'dept_code', 'created_by', 'create_user_name'),
  ...maybeTexts('category_code', 'remark', 'asc_code'),
  is_blind: z.boolean(),
  status: z.enum(countStatuses),
  authors: z.array(z.string()),
  /** The adjustments that were drafted of its differences. */
  adjustment_codes: z.array(z.string()),
  /** The transfers that bring units here which the books have elsewhere. */
  transfer_codes: z.array(z.string()),
  line_count: z.number(),
  counted_lines: z.number(),
  finished_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type StockCount = z.output<typeof row>

const line = z.object({
  ...texts('item_code', 'item_name'),
  has_serial: z.boolean(),
  /** Not told while a blind count is open. */
  expected: z.number().nullable(),
  counted: z.number().nullable(),
  serials: z.array(z.string()),
  missing: z.array(z.string()),
  surplus: z.array(z.string()),
  counted_by: z.string(),
  counted_date: instant.nullable(),
})
/** A unit that was scanned here while the books have it elsewhere, or sold. */
const stranger = z.object({
  ...texts('serial_number', 'item_code'),
  ...maybeTexts('warehouse_code', 'warehouse_name'),
  status: z.enum(serialStatuses),
  is_damaged: z.boolean(),
  way: z.enum(strangerWays),
})
export type StockCountStranger = z.output<typeof stranger>
const detail = row.extend({ lines: z.array(line), strangers: z.array(stranger) })
export type StockCountDetail = z.output<typeof detail>
export type StockCountLine = z.output<typeof line>

export const listStockCounts = endpoint(`GET ${group}/list`, {
  needs: 'Stock-Adjust-View',
  input: listInput(['created_date', 'count_code']).extend({
    search: z.string().max(200).default(''),
    warehouse_code: many,
    status: z.enum(countStatuses).optional(),
  }),
  data: z.array(row),
})
export const stockCountData = downloadable(listStockCounts, { module_name: 'stock-count', needs: 'Stock-Adjust-View' })

export const getStockCount = endpoint(`GET ${group}/detail`, {
  needs: 'Stock-Adjust-View',
  input: z.object({ count_code: code }),
  data: detail,
})

export const createStockCount = endpoint(`POST ${group}/create`, {
  needs: 'Stock-Count',
  input: z.object({
    warehouse_code: required('warehouse', 20),
    category_code: z.string().trim().max(20).default(''),
    is_blind: z.boolean().default(false),
    remark: optional('remark', 500),
  }),
  data: z.object({ count_code: z.string() }),
  says: because('count-opened'),
})

const { client_uuid, at_device, sent_at_device, elapsed_ms } = tapFields
/** One scan, or so many units of an item more or less; taken once, however often it arrives. */
export const addCountEntry = endpoint(`POST ${group}/entry`, {
  needs: 'Stock-Count',
  input: z.object({
    ...{ client_uuid, at_device, sent_at_device, elapsed_ms },
    count_code: code,
    item_code: z.string().trim().max(60).default(''),
    serial_number: z.string().trim().max(60).default(''),
    qty: wholeNumber('quantity', -10_000, 10_000),
  }),
  data: z.object({ item_code: z.string(), counted: z.number() }),
})

export const actOnStockCount = actions(stockCount, group, {
  key: 'count_code',
  says: { finish: because('count-finished'), adjust: because('updated'), reopen: because('count-opened') },
})

export const stockCountLog = actionLogOf(`GET ${group}/action-log`, 'Stock-Adjust-View')
