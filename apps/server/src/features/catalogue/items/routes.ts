import * as contract from '@sejuk/contract/catalogue/item-records'
import * as searches from '@sejuk/contract/catalogue/item-searches'
import * as lookups from '@sejuk/contract/catalogue/items'
import type { Serve } from '../../../platform/http/serve.ts'
import { createItem, onItem } from './commands.ts'
import { itemFigures } from './item-figures.ts'
import { itemDropdown } from './queries.ts'
import { countItems, getItem, getItems, getMobileItem, itemLog, listItems } from './records.ts'
import {
  allowedBrands,
  itemTypeDropdown,
  listMobileItems,
  mostSearchedItems,
  postSearchedItem,
  searchItemRecords,
  suggestItems,
} from './searches.ts'

export const itemRoutes = (serve: Serve) => {
  serve(lookups.itemDropdown, itemDropdown)
  serve(lookups.searchItems, itemDropdown)
  serve(contract.listItems, listItems)
  serve(contract.countItems, countItems)
  serve(contract.getItem, getItem)
  serve(contract.getItems, getItems)
  serve(contract.itemFigures, itemFigures)
  serve(contract.createItem, createItem)
  onItem.routes(serve)
  serve(contract.itemLog, itemLog)
  serve(searches.searchItemRecords, searchItemRecords)
  serve(searches.suggestItems, suggestItems)
  serve(searches.mostSearchedItems, mostSearchedItems)
  serve(searches.postSearchedItem, postSearchedItem)
  serve(searches.itemTypeDropdown, itemTypeDropdown)
  serve(searches.allowedBrands, allowedBrands)
  serve(searches.listMobileItems, listMobileItems)
  serve(searches.getMobileItem, getMobileItem)
}
