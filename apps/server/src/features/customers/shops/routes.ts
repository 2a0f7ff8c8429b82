import * as contract from '@sejuk/contract/customers/shops'
import type { Serve } from '../../../platform/http/serve.ts'
import { approveShop, closeShop, createShop, updateShop } from './commands.ts'
import { getShop, listShops, shopDropdown, shopLog } from './queries.ts'

export const shopRoutes = (serve: Serve) => {
  serve(contract.listShops, listShops)
  serve(contract.getShop, getShop)
  serve(contract.shopDropdown, shopDropdown)
  serve(contract.shopLog, shopLog)
  serve(contract.createShop, createShop)
  serve(contract.updateShop, updateShop)
  serve(contract.approveShop, approveShop)
  serve(contract.closeShop, closeShop)
}
