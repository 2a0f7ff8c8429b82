import type { Part } from '../part.ts'
import { loadLiveDeliveries } from './live-deliveries.ts'
import { loadDeliveries } from './load-deliveries.ts'

export const deliveryDemo: readonly Part[] = [
  { name: 'deliveries', load: loadDeliveries },
  { name: 'live-deliveries', load: loadLiveDeliveries },
]
