import * as batch from '@sejuk/contract/books/journal-batches'
import * as journal from '@sejuk/contract/books/journals'
import { eq } from 'drizzle-orm'
import { postJournal } from '../../../src/business/books/post-journal.ts'
import { journalBatches, journals } from '../../../src/db/tables/books/journals.ts'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { named, type ScopedArea, type ScopedRows } from '../scoped-rows.ts'

/** A journal is called by its number. */
const numberOf = ({ journal_code }: { journal_code: string }) => String(Number(journal_code.slice(3)))

const journalRows: ScopedRows = {
  name: 'journals',
  columns: ['dept_code', 'customer_code'],
  make: async (db, { customer_code, dept_code, salesman_code, created_by }) => {
    await db
      .insert(customers)
      .values({ customer_code, customer_name: customer_code, dept_code, salesman_code, created_by })
    await postJournal(db, {
      ...{ document_kind: 'receipt', document: `RV-${customer_code}`, event: 'receipt-confirmed', date: '2026-11-01' },
      ...{ dept_code, customer_code },
      lines: [
        { kind: 'cash', debit: 1000, credit: 0 },
        { kind: 'receivable', debit: 0, credit: 1000 },
      ],
    })
    const [made] = await db
      .select()
      .from(journals)
      .where(eq(journals.document, `RV-${customer_code}`))
    return String(made?.journal_id)
  },
  asks: [
    { endpoint: journal.listJournals, keyOf: numberOf, input: () => ({ limit: 100 }) },
    { endpoint: journal.getJournal, one: (key) => ({ journal_code: `JR-${key.padStart(8, '0')}` }) },
  ],
}

const batchRows: ScopedRows = {
  name: 'journal batches',
  columns: ['dept_code', 'created_by'],
  make: async (db, { dept_code, created_by, customer_code }) => {
    const batch_code = `JX-${customer_code}`
    const by = { created_by, create_user_name: created_by }
    await db.insert(journalBatches).values({ batch_code, dept_code, period: '2026-11', format: 'CSV', ...by })
    return batch_code
  },
  asks: [
    { endpoint: batch.listJournalBatches, keyOf: named('batch_code'), input: () => ({ limit: 100 }) },
    { endpoint: batch.getJournalBatch, one: (batch_code) => ({ batch_code }) },
    { endpoint: batch.journalBatchFile, one: (batch_code) => ({ batch_code }) },
    { endpoint: batch.journalBatchLog, one: (code) => ({ code }) },
    { endpoint: batch.actOnJournalBatch.take, one: (batch_code) => ({ batch_code, row_version: 999 }) },
  ],
}

export const booksScopes: ScopedArea = {
  rows: [journalRows, batchRows],
  unscoped: {
    'GET /api/journal/waiting': 'Sums of the journals in sight; proved where journals are',
    'GET /api/journal-batch/preview': 'Counts of the journals in sight; proved where batches are',
    'GET /api/account-map/list': 'The accounts of the whole company, guarded by their permission',
  },
}
