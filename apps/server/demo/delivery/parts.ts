import type { Part } from '../part.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { loadLiveDeliveries } from './live-deliveries.ts'

export const deliveryDemo: readonly Part[] = [
  { name: 'deliveries', load: loadDeliveries },
  { name: 'live-deliveries', load: loadLiveDeliveries },
]
