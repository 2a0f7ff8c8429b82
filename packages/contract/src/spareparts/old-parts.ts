import { because } from '@sejuk/domain/messages'
import { dispositions, oldPartStatuses } from '@sejuk/domain/spareparts/old-parts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/sparepart-order/old-parts'

const row = z.object({
  ...texts('old_part_code', 'asc_code', 'asc_name', 'dept_code', 'work_order_number', 'item_code', 'item_name'),
  ...maybeTexts('received_user_name', 'reimbursement_code'),
  qty: z.number(),
  received_qty: z.number(),
  /** Of all that is still owed. */
  amount: z.number(),
  used_date: calendarDay(),
  due_date: calendarDay(),
  is_overdue: z.boolean(),
  status: z.enum(oldPartStatuses),
  disposition: z.enum(dispositions).nullable(),
  received_date: instant.nullable(),
})
export type OldPart = z.output<typeof row>

export const listOldParts = endpoint(`GET ${group}`, {
  needs: 'Sparepart-Order-View',
  input: listInput(['due_date', 'old_part_code']).extend({
    search: z.string().max(200).default(''),
    asc_code: many,
    dept_code: many,
    status: z.enum(oldPartStatuses).optional(),
    overdue: flag.optional(),
  }),
  data: z.array(row),
})
export const oldPartData = downloadable(listOldParts, { module_name: 'old-parts', needs: 'Sparepart-Order-View' })

/** One piece by scan: by the number of the old part, or by the code of the part, of which the oldest is taken. */
export const receiveOldPart = endpoint(`POST ${group}/receive`, {
  needs: 'Sparepart-Old-Part-Receive',
  input: z.object({
    code: required('part', 100),
    asc_code: optional('service-centre', 40),
    disposition: z.enum(dispositions, told('choice-missing')),
  }),
  data: z.object({
    ...texts('old_part_code', 'item_name', 'asc_name', 'work_order_number'),
    qty: z.number(),
    received_qty: z.number(),
  }),
  says: because('old-part-received'),
})
