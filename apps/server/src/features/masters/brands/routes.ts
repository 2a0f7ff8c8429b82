import * as contract from '@sejuk/contract/masters/brands'
import type { Serve } from '../../../platform/http/serve.ts'
import { brandDropdown } from './queries.ts'

export const brandRoutes = (serve: Serve) => {
  serve(contract.brandDropdown, brandDropdown)
}
