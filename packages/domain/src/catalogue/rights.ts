import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

// items
const readsItems = ['Item-List-Search', 'Item-View'] as const satisfies Codes
const keepsItems = [
  ...readsItems,
  'Item-Modify',
  'Item-Import',
  'Item-Download',
  'Item-Replace-Modify',
] as const satisfies Codes

// serial numbers and warranty
const readsWarranty = ['Item-Warranty-Search'] as const satisfies Codes
const keepsWarranty = [...readsWarranty, 'Item-Warranty-Modify'] as const satisfies Codes

export const catalogueRights: RoleRights = {
  'Branch-Manager': [...readsItems, 'Item-Download'],
  'Branch-Admin': [...readsItems, 'Item-Download'],
  Salesman: [...readsItems],
  Finance: [...readsItems],
  'Finance-Manager': [...readsItems, 'Item-Download', 'Item-Approve'],
  Logistics: [...keepsItems],
  Warehouse: [...readsItems],
  'Call-Center': [...readsItems, ...readsWarranty],
  'ASC-Admin': [...readsItems],
  'After-Sales-Department': [...keepsItems, ...keepsWarranty],
  Designer: [...readsItems],
  'Project-HO': [...readsItems, 'Item-Download'],
}
