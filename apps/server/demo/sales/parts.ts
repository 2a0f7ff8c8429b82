import type { Part } from '../part.ts'
import { loadCashbacks } from './load-cashbacks.ts'

export const salesDemo: readonly Part[] = [{ name: 'cashbacks', load: loadCashbacks }]
