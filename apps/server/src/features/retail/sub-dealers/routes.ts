import * as contract from '@sejuk/contract/retail/sub-dealers'
import type { Serve } from '../../../platform/http/serve.ts'
import { createSubDealer, onSubDealer, subDealerLog } from './commands.ts'
import { getSubDealer, listSubDealers, subDealerDropdown, supplierDropdown } from './queries.ts'

export const subDealerRoutes = (serve: Serve) => {
  serve(contract.listSubDealers, listSubDealers)
  serve(contract.getSubDealer, getSubDealer)
  serve(contract.createSubDealer, createSubDealer)
  serve(contract.subDealerDropdown, subDealerDropdown)
  serve(contract.supplierDropdown, supplierDropdown)
  onSubDealer.routes(serve)
  serve(contract.subDealerLog, subDealerLog)
}
