import { journalDocuments, journalEvents, journalStatuses, lineKinds } from '@sejuk/domain/books/journals'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const day = calendarDay(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('journal_code', 'document', 'dept_code', 'dept_name'),
  ...maybeTexts('customer_code', 'customer_name', 'batch_code'),
  document_kind: z.enum(journalDocuments),
  event: z.enum(journalEvents),
  /** Of an event that happens again to the same document. */
  version: z.number(),
  journal_date: calendarDay(),
  /** Of each side: they are the same. */
  debit: z.number(),
  credit: z.number(),
  status: z.enum(journalStatuses),
  /** What of it has no account. */
  missing: z.array(z.enum(lineKinds)),
  created_date: instant,
})
export type Journal = z.output<typeof row>

const filters = {
  search: z.string().max(200).default(''),
  status: z.enum(journalStatuses).optional(),
  event: z.enum(journalEvents).optional(),
  /** Waits for the account of this kind. */
  missing: z.enum(lineKinds).optional(),
  batch_code: z.string().max(60).optional(),
  dept_code: many,
  customer_code: many,
  from: day.optional(),
  to: day.optional(),
}

export const listJournals = endpoint('GET /api/journal/list', {
  needs: 'Journal-View',
  input: listInput(['journal_date', 'amount']).extend(filters),
  data: z.array(row),
})
export const journalData = downloadable(listJournals, { module_name: 'journal', needs: 'Journal-Export' })

const line = z.object({
  line_no: z.number(),
  line_kind: z.enum(lineKinds),
  ...maybeTexts('account_code', 'account_name', 'customer_code', 'business_unit_code', 'bank_code'),
  ...texts('dept_code'),
  debit: z.number(),
  credit: z.number(),
})
const detail = row.extend({
  lines: z.array(line),
  /** What else the same document did to the books. */
  others: z.array(row.pick({ journal_code: true, event: true, journal_date: true, status: true, debit: true })),
})
export type JournalDetail = z.output<typeof detail>

export const getJournal = endpoint('GET /api/journal/detail', {
  needs: 'Journal-View',
  input: z.object({ journal_code: code }),
  data: detail,
})

/** What waits, by the kind of line that has no account: a journal may wait for several. */
export const waitingJournals = endpoint('GET /api/journal/waiting', {
  needs: 'Journal-View',
  input: z.object({}),
  data: z.array(z.object({ line_kind: z.enum(lineKinds), journals: z.number(), amount: z.number() })),
})
