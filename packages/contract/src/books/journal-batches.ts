import { batchFormats, batchStatuses, journalBatch } from '@sejuk/domain/books/journal-batches'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer, instant, maybeTexts, month, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/journal-batch'

const row = z.object({
  ...texts('batch_code', 'dept_code', 'period', 'hash', 'created_by', 'create_user_name'),
  ...maybeTexts('taken_user_name', 'cancel_reason'),
  format: z.enum(batchFormats),
  status: z.enum(batchStatuses),
  journal_count: z.number(),
  line_count: z.number(),
  debit: z.number(),
  credit: z.number(),
  authors: z.array(z.string()),
  taken_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type JournalBatch = z.output<typeof row>

export const listJournalBatches = endpoint(`GET ${group}/list`, {
  needs: 'Journal-View',
  input: listInput(['created_date', 'batch_code']).extend({
    search: z.string().max(100).default(''),
    status: z.enum(batchStatuses).optional(),
    period: month.optional(),
  }),
  data: z.array(row),
})

const account = z.object({
  ...texts('account_code', 'account_name'),
  lines: z.number(),
  debit: z.number(),
  credit: z.number(),
})
const detail = row.extend({ accounts: z.array(account) })
export type JournalBatchDetail = z.output<typeof detail>

const wanted = z.object({ batch_code: code })
export const getJournalBatch = endpoint(`GET ${group}/detail`, { needs: 'Journal-View', input: wanted, data: detail })

const wish = { period: month, format: z.enum(batchFormats, told('choice-missing')) }
/** What a batch of the month would take, and what waits for an account. */
export const previewJournalBatch = endpoint(`GET ${group}/preview`, {
  needs: 'Journal-Export',
  input: z.object(wish),
  data: z.object({
    ready: z.number(),
    /** As many as one file takes. */
    taken: z.number(),
    debit: z.number(),
    waiting: z.number(),
  }),
})

export const createJournalBatch = endpoint(`POST ${group}/create`, {
  needs: 'Journal-Export',
  input: z.object(wish),
  data: z.object({ batch_code: z.string(), journal_count: z.number() }),
  says: because('journal-batch-made'),
})

export const actOnJournalBatch = actions(journalBatch, group, {
  key: 'batch_code',
  says: { take: because('journal-batch-taken'), cancel: because('journal-batch-cancelled') },
})

/** The same batch always gives the same file. */
export const journalBatchFile = endpoint(`GET ${group}/file`, {
  needs: 'Journal-Export',
  input: wanted,
  data: fileAnswer,
})

export const journalBatchLog = actionLogOf(`GET ${group}/action-log`, 'Journal-View')
