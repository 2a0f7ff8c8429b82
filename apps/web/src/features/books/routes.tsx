import type { PageRoute } from '../../lib/navigation/page-route.ts'

const journals = () => import('./journals/journals-page.tsx').then((page) => page.JournalsPage)
const journal = () => import('./journals/journal-page.tsx').then((page) => page.JournalPage)
const batches = () => import('./journal-batches/journal-batches-page.tsx').then((page) => page.JournalBatchesPage)
const batch = () => import('./journal-batches/journal-batch-page.tsx').then((page) => page.JournalBatchPage)
const accounts = () => import('./account-map/account-map-page.tsx').then((page) => page.AccountMapPage)

export const booksRoutes: readonly PageRoute[] = [
  { path: '/sales-invoice/journals', layout: 'desk', load: journals },
  { path: '/sales-invoice/journals/detail', layout: 'desk', load: journal },
  { path: '/sales-invoice/journals/batches', layout: 'desk', load: batches },
  { path: '/sales-invoice/journals/batch', layout: 'desk', load: batch },
  { path: '/sales-invoice/journals/accounts', layout: 'desk', load: accounts },
]
