import { longestSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { mostPoLines, subDealerOrder, subDealerOrderStatuses } from '@sejuk/domain/retail/sub-dealer-orders'
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

const mostMoney = 999_999_999

const row = z.object({
  ...texts('po_code', 'subdealer_code', 'subdealer_name', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...texts('created_by', 'create_user_name'),
  ...maybeTexts(
    'salesman_code',
    'detail_address',
    'payment_promise',
    'remark',
    'reject_reason',
    'order_code',
    'answered_name',
  ),
  po_date: calendarDay(),
  quantity: z.number(),
  amount: z.number(),
  confirmed_quantity: z.number(),
  received_quantity: z.number(),
  ordered_quantity: z.number(),
  /** Hours from the order to its answer; nothing while it waits. */
  answered_in: z.number().nullable(),
  is_overdue: z.boolean(),
  status: z.enum(subDealerOrderStatuses),
  submitted_date: instant.nullable(),
  answer_due: instant.nullable(),
  answered_date: instant.nullable(),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type SubDealerOrder = z.output<typeof row>

export const listSubDealerOrders = endpoint('GET /api/sub-dealer/purchase-order', {
  needs: 'Sub-Dealer-PO-Search',
  input: listInput(['created_date', 'po_date', 'answer_due']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    customer_code: many,
    subdealer_code: many,
    status: z.enum(subDealerOrderStatuses).optional(),
    is_overdue: flag.optional(),
  }),
  data: z.array(row),
})
export const subDealerOrderData = downloadable(listSubDealerOrders, {
  module_name: 'sub_dealer_order',
  needs: 'Sub-Dealer-PO-Search',
})

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  quantity: z.number(),
  requested_price: z.number().nullable(),
  confirmed_quantity: z.number().nullable(),
  confirmed_price: z.number().nullable(),
  received_quantity: z.number(),
  ordered_quantity: z.number(),
  serials: z.array(z.string()),
})
const detail = row.extend({ lines: z.array(line) })
export type SubDealerOrderDetail = z.output<typeof detail>
export const getSubDealerOrder = endpoint('GET /api/sub-dealer/purchase-order/detail', {
  needs: 'Sub-Dealer-PO-Search',
  input: z.object({ po_code: code }),
  data: detail,
})

const form = {
  customer_code: required('supplier', 100),
  detail_address: optional('address', 300),
  payment_promise: optional('payment-term', 200),
  remark: optional('remark', 500),
  lines: z
    .array(
      z.object({
        item_code: required('item', 60),
        quantity: wholeNumber('quantity', 1, 9999),
        requested_price: orNothing(wholeNumber('price', 0, mostMoney)),
      }),
    )
    .min(1, told('choice-missing'))
    .max(mostPoLines, told('no-more-than-rows', { n: mostPoLines })),
}
export const createSubDealerOrder = endpoint('POST /api/sub-dealer/purchase-order', {
  needs: 'Sub-Dealer-PO-Create',
  input: z.object({ subdealer_code: required('customer', 100), ...form }),
  data: z.object({ po_code: z.string() }),
})
const lineNo = wholeNumber('quantity', 1, mostPoLines)
export const actOnSubDealerOrder = actions(subDealerOrder, '/api/sub-dealer/purchase-order', {
  key: 'po_code',
  forms: {
    modify: form,
    answer: {
      lines: z
        .array(
          z.object({
            line_no: lineNo,
            confirmed_quantity: wholeNumber('quantity', 0, 9999),
            confirmed_price: orNothing(wholeNumber('price', 0, mostMoney)),
          }),
        )
        .max(mostPoLines),
    },
    receive: {
      lines: z
        .array(
          z.object({
            line_no: lineNo,
            quantity: wholeNumber('quantity', 0, 9999).default(0),
            serials: z
              .array(z.string().max(longestSerial + 20))
              .max(200)
              .default([]),
          }),
        )
        .min(1)
        .max(mostPoLines),
    },
    'order-missing': { warehouse_code: required('warehouse', 20), order_type: required('order-type', 40) },
  },
  says: { modify: because('updated') },
})
export const subDealerOrderLog = actionLogOf('GET /api/sub-dealer/purchase-order/action-log', 'Sub-Dealer-PO-Search')
