import * as contract from '@sejuk/contract/masters/item-categories'
import type { Serve } from '../../../platform/http/serve.ts'
import { explodedViewCategoryDropdown, itemCategoryDropdown, ticketCategoryDropdown } from './queries.ts'

export const itemCategoryRoutes = (serve: Serve) => {
  serve(contract.itemCategoryDropdown, itemCategoryDropdown)
  serve(contract.searchItemCategories, itemCategoryDropdown)
  serve(contract.explodedViewCategoryDropdown, explodedViewCategoryDropdown)
  serve(contract.ticketCategoryDropdown, ticketCategoryDropdown)
}
