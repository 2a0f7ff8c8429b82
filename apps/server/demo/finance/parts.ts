import type { Part } from '../part.ts'
import { loadCheques } from './load-cheques.ts'

export const financeDemo: readonly Part[] = [{ name: 'cheques', load: loadCheques }]
