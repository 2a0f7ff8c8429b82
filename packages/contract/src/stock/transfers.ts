import { longestSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { transfer, transferOutcomes, transferReasons, transferStatuses } from '@sejuk/domain/stock/transfers'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'
import { serialList } from './goods-receipts.ts'

const mostUnits = 10_000
const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('transfer_code', 'from_warehouse', 'from_warehouse_name', 'to_warehouse', 'to_warehouse_name'),
  ...texts('from_dept', 'to_dept', 'eta', 'created_by', 'create_user_name'),
  ...maybeTexts('vendor', 'driver_name', 'truck_no', 'remark', 'reject_reason', 'approved_user_name'),
  transfer_reason: z.enum(transferReasons),
  status: z.enum(transferStatuses),
  authors: z.array(z.string()),
  is_source: z.boolean(),
  is_destination: z.boolean(),
  line_count: z.number(),
  qty: z.number(),
  received_qty: z.number(),
  lost_qty: z.number(),
  returned_qty: z.number(),
  surplus_qty: z.number(),
  approved_date: instant.nullable(),
  received_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type Transfer = z.output<typeof row>

const line = z.object({
  line_no: z.number(),
  ...texts('item_code', 'item_name'),
  has_serial: z.boolean(),
  qty: z.number(),
  received_qty: z.number(),
  damaged_qty: z.number(),
  lost_qty: z.number(),
  returned_qty: z.number(),
  serial_numbers: z.array(z.string()),
  received_serials: z.array(z.string()),
})
const detail = row.extend({
  lines: z.array(line),
  surplus: z.array(
    z.object({
      ...texts('serial_number', 'username'),
      ...maybeTexts('item_code', 'note'),
      is_moved: z.boolean(),
      created_date: instant,
    }),
  ),
})
export type TransferDetail = z.output<typeof detail>

const list = {
  needs: 'Transfer-View',
  input: listInput(['created_date', 'transfer_code', 'eta']).extend({
    search: z.string().max(200).default(''),
    from_warehouse: many,
    to_warehouse: many,
    status: z.enum(transferStatuses).optional(),
    overdue: flag.optional(),
  }),
  data: z.array(row),
} as const
/** What the viewer's branches send. */
export const listTransfersOut = endpoint('GET /api/transfer/out', list)
/** What is on its way to the viewer's branches, or has arrived. */
export const listTransfersIn = endpoint('GET /api/transfer/in', list)
export const transferOutData = downloadable(listTransfersOut, { module_name: 'transfer-out', needs: 'Transfer-View' })
export const transferInData = downloadable(listTransfersIn, { module_name: 'transfer-in', needs: 'Transfer-View' })

const itself = z.object({ transfer_code: code })
export const getTransfer = endpoint('GET /api/transfer/detail', { needs: 'Transfer-View', input: itself, data: detail })

/** The letter that travels with the goods. */
export const transferLetter = endpoint('GET /api/transfer/letter', {
  needs: 'Transfer-View',
  input: itself.extend({ language: z.enum(languages).default('default') }),
  data: fileAnswer,
})

/** Goods may go to any active warehouse, also one that does not serve the sender's branch. */
export const transferDestinationDropdown = endpoint('GET /api/transfer/destination-dropdown', {
  needs: transfer.actions.modify.needs,
  input: dropdownInput,
  data: z.array(option),
})

const letter = {
  transfer_reason: z.enum(transferReasons),
  vendor: optional('vendor', 100),
  driver_name: optional('driver', 100),
  truck_no: optional('truck', 30),
  eta: day,
  remark: optional('remark', 500),
  lines: z
    .array(
      z.object({
        item_code: required('item', 60),
        qty: wholeNumber('quantity', 1, mostUnits),
        serials: serialList,
      }),
    )
    .min(1, told('at-least-one-line'))
    .max(200, told('no-more-than-rows', { n: 200 })),
}

export const createTransfer = endpoint('POST /api/transfer/create', {
  needs: transfer.actions.modify.needs,
  input: z.object({
    from_warehouse: required('from-warehouse', 20),
    to_warehouse: required('to-warehouse', 20),
    ...letter,
  }),
  data: z.object({ transfer_code: z.string() }),
})

export const actOnTransfer = actions(transfer, '/api/transfer', {
  key: 'transfer_code',
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
    },
    settle: { outcome: z.enum(transferOutcomes, told('choice-missing')) },
  },
  says: {
    submit: because('transfer-submitted'),
    approve: because('transfer-approved'),
    reject: because('rejected'),
    receive: because('goods-received'),
    settle: because('difference-settled'),
    modify: because('updated'),
    remove: because('deleted'),
  },
})

export const transferLog = actionLogOf('GET /api/transfer/action-log', 'Transfer-View')
