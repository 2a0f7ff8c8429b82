import type { Part } from '../part.ts'
import { loadIncentiveRuns } from './load-incentive-runs.ts'
import { loadSellOuts } from './load-sell-outs.ts'
import { loadSubDealers } from './load-sub-dealers.ts'

export const retailDemo: readonly Part[] = [
  { name: 'sell-outs', load: loadSellOuts },
  { name: 'sub-dealers', load: loadSubDealers },
]

/** After the runs of installers, whose numbers they continue. */
export const incentiveRunsDemo: readonly Part[] = [{ name: 'incentive-runs', load: loadIncentiveRuns }]
