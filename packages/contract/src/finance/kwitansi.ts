import { kwitansiStatuses } from '@sejuk/domain/finance/kwitansi'
import { because } from '@sejuk/domain/messages'
import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, fileAnswer, instant, many, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

const group = '/api/kwitansi'
const row = z.object({
  ...texts('kwitansi_code', 'receipt_code', 'customer_code', 'customer_name', 'dept_code', 'create_user_name'),
  amount: z.number(),
  kwitansi_date: calendarDay(),
  status: z.enum(kwitansiStatuses),
  /** How often the paper was printed: the second print is a copy. */
  prints: z.number(),
  created_date: instant,
})
export type Kwitansi = z.output<typeof row>

export const listKwitansi = endpoint(`GET ${group}`, {
  needs: 'Sales-Invoice-View',
  input: listInput(['created_date', 'amount']).extend({
    search: z.string().max(200).default(''),
    receipt_code: z.string().max(100).optional(),
    dept_code: many,
    customer_code: many,
    status: z.enum(kwitansiStatuses).optional(),
  }),
  data: z.array(row),
})

const itself = z.object({ kwitansi_code: code })
export const getKwitansi = endpoint(`GET ${group}/detail`, { needs: 'Sales-Invoice-View', input: itself, data: row })

/** Of a confirmed receipt; asked again, it is the same one. */
export const printKwitansi = endpoint(`POST ${group}/print`, {
  needs: 'Kwitansi-Print',
  input: z.object({ receipt_code: code }),
  data: z.object({ kwitansi_code: z.string() }),
  says: because('kwitansi-made'),
})

export const kwitansiPdf = endpoint(`GET ${group}/pdf`, {
  needs: 'Kwitansi-Print',
  input: itself.extend({ language: z.enum(languages).default('local') }),
  data: fileAnswer,
})
