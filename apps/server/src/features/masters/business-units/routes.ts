import * as contract from '@sejuk/contract/masters/business-units'
import type { Serve } from '../../../platform/http/serve.ts'
import { businessUnitDropdown, sparepartBusinessUnitDropdown } from './queries.ts'

export const businessUnitRoutes = (serve: Serve) => {
  serve(contract.businessUnitDropdown, businessUnitDropdown)
  serve(contract.sparepartBusinessUnitDropdown, sparepartBusinessUnitDropdown)
}
