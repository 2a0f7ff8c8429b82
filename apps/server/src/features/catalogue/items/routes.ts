import * as contract from '@sejuk/contract/catalogue/items'
import type { Serve } from '../../../platform/http/serve.ts'
import { itemDropdown } from './queries.ts'

export const itemRoutes = (serve: Serve) => {
  serve(contract.itemDropdown, itemDropdown)
  serve(contract.searchItems, itemDropdown)
}
