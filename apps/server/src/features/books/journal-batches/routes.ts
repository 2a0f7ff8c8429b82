import * as contract from '@sejuk/contract/books/journal-batches'
import type { Serve } from '../../../platform/http/serve.ts'
import { createJournalBatch, journalBatchFile, journalBatchLog, onJournalBatch } from './commands.ts'
import { getJournalBatch, listJournalBatches, previewJournalBatch } from './queries.ts'

export const journalBatchRoutes = (serve: Serve) => {
  serve(contract.listJournalBatches, listJournalBatches)
  serve(contract.getJournalBatch, getJournalBatch)
  serve(contract.previewJournalBatch, previewJournalBatch)
  serve(contract.createJournalBatch, createJournalBatch)
  onJournalBatch.routes(serve)
  serve(contract.journalBatchFile, journalBatchFile)
  serve(contract.journalBatchLog, journalBatchLog)
}
