import * as contract from '@sejuk/contract/masters/departments'
import type { Serve } from '../../../platform/http/serve.ts'
import { departmentLog, updateDepartment } from './commands.ts'
import { departmentDropdown, departmentDropdownByAsc, getDepartment, listDepartments } from './queries.ts'

export const departmentRoutes = (serve: Serve) => {
  serve(contract.departmentDropdown, departmentDropdown)
  serve(contract.departmentDropdownByAsc, departmentDropdownByAsc)
  serve(contract.listDepartments, listDepartments)
  serve(contract.getDepartment, getDepartment)
  serve(contract.updateDepartment, updateDepartment)
  serve(contract.departmentLog, departmentLog)
}
