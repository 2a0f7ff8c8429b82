import * as contract from '@sejuk/contract/books/journals'
import type { Serve } from '../../../platform/http/serve.ts'
import { getJournal, listJournals, waitingJournals } from './queries.ts'

export const journalRoutes = (serve: Serve) => {
  serve(contract.listJournals, listJournals)
  serve(contract.getJournal, getJournal)
  serve(contract.waitingJournals, waitingJournals)
}
