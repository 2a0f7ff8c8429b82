import type { Part } from '../part.ts'
import { loadJournals } from './load-journals.ts'

export const booksDemo: readonly Part[] = [{ name: 'journals', load: loadJournals }]
