import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const keepsServices = [
  'Warehouse-Search',
  'Warehouse-Vendor-Search',
  'Branch-Warehouse-Search',
  'Branch-Warehouse-Create',
  'Branch-Warehouse-Modify',
  'Branch-Warehouse-Delete',
] as const satisfies Codes

const keepsOffices = [
  'Office-Config-Search',
  'Office-Config-Create',
  'Office-Config-Modify',
  'Office-Config-Delete',
  'Holiday-Config-Search',
  'Holiday-Config-Create',
  'Holiday-Config-Modify',
  'Holiday-Config-Delete',
] as const satisfies Codes

export const mastersRights: RoleRights = {
  'Branch-Manager': ['Staff-Search', 'Department-Search', 'Warehouse-Search'],
  'Branch-Admin': ['Staff-Search', 'Warehouse-Search'],
  'Finance-Manager': ['Department-Search'],
  Logistics: [...keepsServices],
  Warehouse: ['Warehouse-Search'],
  HR: [...keepsOffices, 'Staff-Search', 'Staff-Create', 'Staff-Modify', 'Staff-Deactivate', 'Department-Search'],
}
