import type { Part } from '../part.ts'
import { loadServiceCentres } from './service-centres.ts'
import { loadServiceOutcomes } from './service-outcomes.ts'
import { loadTickets } from './tickets.ts'
import { loadWorkOrderPhotos } from './work-order-photos.ts'
import { loadWorkOrders } from './work-orders.ts'

export const aftersalesDemo: readonly Part[] = [
  { name: 'service-centres', load: loadServiceCentres },
  { name: 'aftersales-tickets', load: loadTickets },
  { name: 'work-orders', load: loadWorkOrders },
  { name: 'work-order-photos', load: loadWorkOrderPhotos },
  { name: 'service-outcomes', load: loadServiceOutcomes },
]
