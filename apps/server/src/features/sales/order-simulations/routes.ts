import * as contract from '@sejuk/contract/sales/order-simulations'
import type { Serve } from '../../../platform/http/serve.ts'
import { simulateOrder } from './queries.ts'

export const orderSimulationRoutes = (serve: Serve) => {
  serve(contract.simulateOrder, simulateOrder)
}
