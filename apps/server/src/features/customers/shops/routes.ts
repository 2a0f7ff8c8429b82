import * as contract from '@sejuk/contract/customers/shops'
import type { Serve } from '../../../platform/http/serve.ts'
import { createShop, onShop } from './commands.ts'
import { getShop, listShops, shopDropdown, shopLog } from './queries.ts'

export const shopRoutes = (serve: Serve) => {
  serve(contract.listShops, listShops)
  serve(contract.getShop, getShop)
  serve(contract.shopDropdown, shopDropdown)
  serve(contract.shopLog, shopLog)
  serve(contract.createShop, createShop)
  onShop.routes(serve)
}
