import * as contract from '@sejuk/contract/masters/organizations'
import type { Serve } from '../../../platform/http/serve.ts'
import { cacOrganizationDropdown, organizationDropdown } from './queries.ts'

export const organizationRoutes = (serve: Serve) => {
  serve(contract.organizationDropdown, organizationDropdown)
  serve(contract.cacOrganizationDropdown, cacOrganizationDropdown)
}
