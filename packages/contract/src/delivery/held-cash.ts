import { differenceStates, heldCash, heldCashStatuses } from '@sejuk/domain/delivery/held-cash'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const path = '/api/held-cash'
const day = calendarDay(told('write-date-2026-11-14'))
const mostMoney = 999_999_999_999

const row = z.object({
  ...texts(
    'held_cash_code',
    'delivery_code',
    'customer_code',
    'customer_name',
    'dept_code',
    'dept_name',
    'holder_name',
  ),
  ...maybeTexts('truck_no', 'receiver_name', 'counted_by', 'counted_user_name', 'slip_no', 'difference_reason'),
  status: z.enum(heldCashStatuses),
  difference_state: z.enum(differenceStates),
  due: z.number(),
  taken: z.number(),
  counted: z.number().nullable(),
  difference: z.number(),
  taken_date: instant,
  counted_date: instant.nullable(),
  deposited_date: calendarDay().nullable(),
  /** The receipts it made, one an order. */
  receipt_codes: z.array(z.string()),
  authors: z.array(z.string()),
  created_date: instant,
  row_version: z.number(),
})
export type HeldCash = z.output<typeof row>

export const listHeldCash = endpoint(`GET ${path}`, {
  needs: 'Driver-Cash-View',
  input: listInput(['taken_date', 'taken']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    status: z.enum(heldCashStatuses).optional(),
    difference_state: z.enum(differenceStates).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  data: z.array(row),
})
export const heldCashData = downloadable(listHeldCash, { module_name: 'held-cash', needs: 'Driver-Cash-View' })

export const actOnHeldCash = actions(heldCash, path, {
  key: 'held_cash_code',
  forms: {
    handIn: { counted: wholeNumber('amount', 0, mostMoney) },
    deposit: { slip_no: required('deposit-slip', 60), deposited_date: day },
  },
  says: {
    handIn: because('cash-counted'),
    deposit: because('cash-deposited'),
    closeDifference: because('cash-difference-closed'),
  },
})
export const heldCashLog = actionLogOf(`GET ${path}/action-log`, 'Driver-Cash-View')
