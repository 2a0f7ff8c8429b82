import { journalData } from '@sejuk/contract/books/journals'
import { journalDocuments, journalEvents, journalStatuses } from '@sejuk/domain/books/journals'
import { journalDocumentWords, journalEventWords, journalWords } from '@sejuk/words/books/journals'
import { byOwnName } from '../../../platform/export/by-own-name.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { journalList } from './queries.ts'

export const journalExport = exportable(journalData, {
  ...{ book: [journalWords, journalEventWords, journalDocumentWords] as const, title: 'title', rows: journalList },
  columns: [
    { key: 'journal_date', type: 'date' },
    { key: 'journal_code', width: 16 },
    { key: 'document_kind', values: byOwnName(journalDocuments) },
    { key: 'document', width: 22 },
    { key: 'event', width: 24, values: byOwnName(journalEvents) },
    { key: 'customer_code', width: 16 },
    { key: 'customer_name', width: 32 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'debit', type: 'money' },
    { key: 'credit', type: 'money' },
    { key: 'batch_code', word: 'batch', width: 20 },
    { key: 'status', values: byOwnName(journalStatuses) },
  ],
})
