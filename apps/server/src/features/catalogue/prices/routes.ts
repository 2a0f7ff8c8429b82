import * as contract from '@sejuk/contract/catalogue/prices'
import type { Serve } from '../../../platform/http/serve.ts'
import { createItemPrice, onItemPrice } from './commands.ts'
import { comparePrices } from './compare.ts'
import { getItemPrice, itemPriceHistory, itemPriceLog, listItemPrices, priceForCustomer } from './queries.ts'

export const itemPriceRoutes = (serve: Serve) => {
  serve(contract.listItemPrices, listItemPrices)
  serve(contract.getItemPrice, getItemPrice)
  serve(contract.createItemPrice, createItemPrice)
  onItemPrice.routes(serve)
  serve(contract.itemPriceLog, itemPriceLog)
  serve(contract.itemPriceHistory, itemPriceHistory)
  serve(contract.priceForCustomer, priceForCustomer)
  serve(contract.comparePrices, comparePrices)
}
