import * as contract from '@sejuk/contract/masters/departments'
import type { Serve } from '../../../platform/serve.ts'
import { departmentDropdown } from './queries.ts'

export const departmentRoutes = (serve: Serve) => {
  serve(contract.departmentDropdown, departmentDropdown)
}
