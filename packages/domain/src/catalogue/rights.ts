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

// prices
const readsPrices = ['Item-Price-View'] as const satisfies Codes
const keepsPrices = [...readsPrices, 'Item-Price-Modify'] as const satisfies Codes
const decidesPrices = [...keepsPrices, 'Item-Price-Approve'] as const satisfies Codes

export const catalogueRights: RoleRights = {
  'Branch-Manager': [...readsItems, 'Item-Download', ...decidesPrices],
  'Branch-Admin': [...readsItems, 'Item-Download', ...keepsPrices],
  Salesman: [...readsItems, ...readsPrices],
  Finance: [...readsItems, ...readsPrices],
  'Finance-Manager': [...readsItems, 'Item-Download', 'Item-Approve', ...decidesPrices],
  Logistics: [...keepsItems, ...readsPrices],
  Warehouse: [...readsItems, ...readsPrices],
  'Call-Center': [...readsItems, ...readsWarranty],
  'ASC-Admin': [...readsItems],
  'After-Sales-Department': [...keepsItems, ...keepsWarranty],
  Designer: [...readsItems, ...readsPrices],
  'Project-HO': [...readsItems, 'Item-Download', ...readsPrices],
}
