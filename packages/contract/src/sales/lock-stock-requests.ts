import { because } from '@sejuk/domain/messages'
import { lockPriorities, lockStatuses, lockStockRequest } from '@sejuk/domain/sales/lock-stock-requests'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { stockNumbers } from '../stock/stock.ts'
import { told } from '../told.ts'

const group = '/api/lock-stock-request'
const view = 'Lock-Stock-Request-View'
const mostUnits = 10_000
const mostRupiah = 100_000_000_000
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('lock_stock_order_code', 'customer_code', 'customer_name', 'dept_code', 'dept_name'),
  ...texts('warehouse_code', 'warehouse_name', 'salesman_code', 'lock_reason', 'valid_to'),
  ...texts('created_by', 'create_user_name', 'item_codes'),
  ...maybeTexts('project_code', 'salesman_name', 'new_valid_to', 'reject_reason', 'approved_user_name'),
  deposit_amount: z.number(),
  is_extended: z.boolean(),
  status: z.enum(lockStatuses),
  authors: z.array(z.string()),
  quantity: z.number(),
  used_qty: z.number(),
  released_qty: z.number(),
  /** Of requests that hold stock now. */
  remain: z.number(),
  submitted_date: instant.nullable(),
  approved_date: instant.nullable(),
  closed_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type LockStockRequest = z.output<typeof row>

const line = z.object({
  ...texts('lock_stock_order_detail_code', 'item_code', 'item_name'),
  line_no: z.number(),
  quantity: z.number(),
  new_quantity: z.number().nullable(),
  used_qty: z.number(),
  released_qty: z.number(),
  sub_items: z.array(z.object({ sub_item_code: z.string(), sub_quantity: z.number() })),
  uses: z.array(z.object({ order_code: z.string(), qty: z.number() })),
})
const asked = z.object({
  release_request_id: z.number(),
  ...texts('item_code', 'asked_by', 'asked_name'),
  ...maybeTexts('note', 'answer', 'answer_note', 'answered_name'),
  qty: z.number(),
  asked_date: instant,
  due_date: instant,
})
export type ReleaseRequest = z.output<typeof asked>
const detail = row.extend({ timezone: z.string(), lines: z.array(line), release_requests: z.array(asked) })
export type LockStockDetail = z.output<typeof detail>

export const listLockStockRequests = endpoint(`GET ${group}/list`, {
  needs: view,
  input: listInput(['created_date', 'lock_stock_order_code', 'valid_to']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(lockStatuses).optional(),
    dept_code: many,
    warehouse_code: many,
    customer_code: many,
    /** What somebody has to decide. */
    waiting: flag.optional(),
    /** Holds stock, and ends in three days. */
    ending: flag.optional(),
  }),
  data: z.array(row),
})
export const lockStockRequestData = downloadable(listLockStockRequests, {
  module_name: 'lock-stock-request',
  needs: view,
})

export const getLockStockRequest = endpoint(`GET ${group}/detail`, {
  needs: view,
  input: z.object({ lock_stock_order_code: code }),
  data: detail,
})

const form = {
  warehouse_code: required('warehouse', 20),
  project_code: optional('project', 60),
  lock_reason: required('reason', 500),
  deposit_amount: orNothing(wholeNumber('deposit', 0, mostRupiah)),
  valid_to: day,
  lines: z
    .array(z.object({ item_code: required('item', 60), quantity: wholeNumber('quantity', 1, mostUnits) }))
    .min(1, told('at-least-one-line'))
    .max(100, told('no-more-than-rows', { n: 100 })),
}

export const createLockStockRequest = endpoint(`POST ${group}/create`, {
  needs: lockStockRequest.actions.modify.needs,
  input: z.object({ customer_code: required('customer', 60), ...form }),
  data: z.object({ lock_stock_order_code: z.string() }),
})

const ofLine = { lock_stock_order_detail_code: code }
export const actOnLockStockRequest = actions(lockStockRequest, group, {
  key: 'lock_stock_order_code',
  forms: {
    modify: form,
    extend: { new_valid_to: day },
    adjust: {
      lines: z
        .array(z.object({ ...ofLine, quantity: wholeNumber('quantity', 1, mostUnits) }))
        .min(1)
        .max(100),
    },
    release: {
      lines: z
        .array(z.object({ ...ofLine, qty: wholeNumber('quantity', 0, mostUnits) }))
        .min(1)
        .max(100),
    },
  },
  says: {
    submit: because('lock-submitted'),
    approve: because('lock-approved'),
    reject: because('rejected'),
    modify: because('updated'),
    extend: because('lock-change-waits'),
    adjust: because('lock-change-waits'),
    release: because('lock-released'),
    remove: because('deleted'),
  },
})

export const lockStockRequestLog = actionLogOf(`GET ${group}/action-log`, view)

const balance = z.object({ ...texts('warehouse_code', 'warehouse_name', 'item_code'), ...stockNumbers })
const lock = z.object({
  ...texts('document_type', 'document_code', 'warehouse_code', 'item_code', 'owner'),
  /** Of requests in the viewer's sight. */
  ...maybeTexts('customer_name', 'valid_to'),
  priority: z.enum(lockPriorities).nullable(),
  qty: z.number(),
  since: instant,
  ends: instant.nullable(),
  is_own: z.boolean(),
  /** Somebody has asked, and the owner has until then to answer. */
  asked_until: instant.nullable(),
})
const waiting = z.object({
  ...texts('lock_stock_order_code', 'warehouse_code', 'item_code', 'owner'),
  ...maybeTexts('customer_name'),
  priority: z.enum(lockPriorities),
  qty: z.number(),
  since: instant,
})
export type ContentionLock = z.output<typeof lock>

/** Who has and who wants the units of an item, in the warehouses that the viewer may choose. */
export const itemContention = endpoint(`GET ${group}/contention`, {
  needs: 'Stock-Overview-View',
  input: z.object({
    item_code: many.pipe(z.array(z.string()).min(1).max(20)),
    warehouse_code: many.pipe(z.array(z.string()).max(50)),
  }),
  data: z.object({ balances: z.array(balance), locks: z.array(lock), waiting: z.array(waiting) }),
})

export const askForRelease = endpoint(`POST ${group}/ask-release`, {
  needs: 'Lock-Stock-Request-Ask-Release',
  input: z.object({
    lock_stock_order_code: code,
    item_code: required('item', 60),
    qty: wholeNumber('quantity', 1, mostUnits),
    note: optional('remark', 500),
  }),
  data: z.object({ due_date: instant }),
  says: because('release-asked'),
})

export const declineRelease = endpoint(`POST ${group}/decline-release`, {
  needs: lockStockRequest.actions.release.needs,
  input: z.object({
    release_request_id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647),
    answer_note: required('reason', 500),
  }),
  data: nothing,
  says: because('release-declined'),
})
