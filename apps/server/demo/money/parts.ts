import type { Part } from '../part.ts'
import { loadCreditUses } from './load-credit-uses.ts'
import { loadRefunds } from './load-refunds.ts'

export const moneyDemo: readonly Part[] = [
  { name: 'credit-uses', load: loadCreditUses },
  { name: 'refunds', load: loadRefunds },
]
