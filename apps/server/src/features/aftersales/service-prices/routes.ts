import * as contract from '@sejuk/contract/aftersales/service-prices'
import type { Serve } from '../../../platform/http/serve.ts'
import { createServicePriceVersion } from './commands.ts'
import { listServicePrices, listServicePriceVersions } from './queries.ts'

export const servicePriceRoutes = (serve: Serve) => {
  serve(contract.listServicePrices, listServicePrices)
  serve(contract.listServicePriceVersions, listServicePriceVersions)
  serve(contract.createServicePriceVersion, createServicePriceVersion)
}
