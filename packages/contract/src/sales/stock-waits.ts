import { because } from '@sejuk/domain/messages'
import { stockWait, waitStatuses } from '@sejuk/domain/sales/waiting/stock-waits'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/stock-wait'
const view = 'Sales-Order-View'
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('wait_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name', 'warehouse_code', 'warehouse_name'),
  ...texts('item_code', 'item_name', 'wanted_date', 'salesman_code', 'created_by', 'create_user_name'),
  ...maybeTexts('salesman_name', 'remark', 'from_order', 'taken_order', 'end_reason'),
  qty: z.number(),
  status: z.enum(waitStatuses),
  authors: z.array(z.string()),
  /** Who comes before it: 1 is next. Nothing for who waits no more. */
  place_in_line: z.number().nullable(),
  /** When it joined the line. */
  since: instant,
  offered_date: instant.nullable(),
  offer_until: instant.nullable(),
  ended_date: instant.nullable(),
  row_version: z.number(),
})
export type StockWait = z.output<typeof row>

export const listStockWaits = endpoint(`GET ${group}/list`, {
  needs: view,
  input: listInput(['created_date', 'wanted_date', 'wait_code']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(waitStatuses).optional(),
    dept_code: many,
    warehouse_code: many,
    customer_code: many,
    item_code: many,
  }),
  data: z.array(row),
})
export const stockWaitData = downloadable(listStockWaits, { module_name: 'stock-wait', needs: view })

export const getStockWait = endpoint(`GET ${group}/detail`, {
  needs: view,
  input: z.object({ wait_code: code }),
  data: row,
})

export const createStockWait = endpoint(`POST ${group}/create`, {
  needs: stockWait.actions.take.needs,
  input: z.object({
    customer_code: required('customer', 100),
    item_code: required('item', 60),
    qty: wholeNumber('quantity', 1, 100_000),
    wanted_date: day,
    /** That of the customer's branch where nothing is said. */
    warehouse_code: optional('warehouse', 20),
    from_order: orNothing(code),
    remark: optional('remark', 500),
  }),
  data: z.object({ wait_code: z.string(), status: z.enum(waitStatuses), row_version: z.number() }),
  says: because('wait-in-line'),
})

export const actOnStockWait = actions(stockWait, group, {
  key: 'wait_code',
  answers: { take: { taken_order: z.string() } },
  says: {
    take: because('wait-taken'),
    pass: because('wait-passed'),
    withdraw: because('wait-withdrawn'),
  },
})

export const stockWaitLog = actionLogOf(`GET ${group}/action-log`, view)
