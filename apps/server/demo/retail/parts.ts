import type { Part } from '../part.ts'
import { loadSellOuts } from './load-sell-outs.ts'
import { loadSubDealers } from './load-sub-dealers.ts'

export const retailDemo: readonly Part[] = [
  { name: 'sell-outs', load: loadSellOuts },
  { name: 'sub-dealers', load: loadSubDealers },
]
