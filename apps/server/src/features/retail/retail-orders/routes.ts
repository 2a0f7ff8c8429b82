import * as contract from '@sejuk/contract/retail/retail-orders'
import { myMonth as month, getStaffWithSellOut as staffWithSellOut } from '@sejuk/contract/retail/selling'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { checkSerials } from './check-serials.ts'
import { onRetailOrder, retailOrderLog } from './commands.ts'
import { createRetailOrder } from './create.ts'
import { getStaffWithSellOut, myMonth } from './my-month.ts'
import { getRetailOrder, listRetailOrders } from './queries.ts'
import { lookUpSellOut, searchSellOut } from './sold-units.ts'

export const retailOrderRoutes = (serve: Serve) => {
  serve(contract.listRetailOrders, listRetailOrders)
  serve(contract.getRetailOrder, getRetailOrder)
  serve(contract.createRetailOrder, createRetailOrder)
  serve(contract.checkSerials, checkSerials)
  serve(contract.searchSellOut, searchSellOut)
  serve(contract.lookUpSellOut, lookUpSellOut)
  serve(month, myMonth)
  serve(staffWithSellOut, getStaffWithSellOut)
  onRetailOrder.routes(serve)
  serve(contract.retailOrderLog, retailOrderLog)
  for (const name of ['retail_order_lines_indoor_once', 'retail_order_lines_outdoor_once'])
    explainConstraint(name, because('serial-named-twice'))
}
