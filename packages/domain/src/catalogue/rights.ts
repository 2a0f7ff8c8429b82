import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'
import { itemPhotoRights } from './item-photos.ts'

// items
const seesItems = ['Item-List-Search', 'Item-View'] as const satisfies Codes
const readsItems = [...seesItems, ...itemPhotoRights('View', 'Download')]
const writesItems = ['Item-Modify', 'Item-Import', 'Item-Download', 'Item-Replace-Modify'] as const satisfies Codes
const keepsItems = [...readsItems, ...writesItems, ...itemPhotoRights('Upload', 'Delete')]

// serial numbers and warranty
const makesSerials = ['Item-Generate-SN', 'Item-Serial-Setting', 'Item-SN-History'] as const satisfies Codes
const readsWarranty = ['Item-Warranty-Search'] as const satisfies Codes
const keepsWarranty = [...readsWarranty, 'Item-Warranty-Modify'] as const satisfies Codes

// prices
const readsPrices = ['Item-Price-View'] as const satisfies Codes
const keepsPrices = [...readsPrices, 'Item-Price-Modify'] as const satisfies Codes
const decidesPrices = [...keepsPrices, 'Item-Price-Approve'] as const satisfies Codes

// parts
const readsParts = ['Item-Bom-View', 'Exploded-View-Readonly'] as const satisfies Codes
const keepsParts = [...readsParts, 'Item-Bom-Modify', 'Exploded-View-Maintain'] as const satisfies Codes

export const catalogueRights: RoleRights = {
  'Branch-Manager': [...readsItems, 'Item-Download', 'Item-Approve', ...decidesPrices, 'Item-SN-History'],
  'Branch-Admin': [...readsItems, 'Item-Download', ...keepsPrices, 'Item-SN-History'],
  Salesman: [...readsItems, ...readsPrices, 'Item-SN-History'],
  Finance: [...readsItems, ...readsPrices, 'Item-SN-History'],
  'Finance-Manager': [
    ...readsItems,
    'Item-Download',
    'Item-Approve',
    'Item-Manage-Tools',
    'Item-Manage-Tools-Approve',
    ...decidesPrices,
    'Item-SN-History',
  ],
  Logistics: [...keepsItems, ...readsPrices, 'Item-SN-History'],
  Warehouse: [...readsItems, ...readsPrices, ...makesSerials],
  'Call-Center': [...readsItems, ...readsWarranty, 'Item-SN-History'],
  'ASC-Admin': [...readsItems, 'Item-SN-History', ...readsParts],
  Technician: [...readsParts],
  'After-Sales-Department': [...keepsItems, ...keepsWarranty, 'Item-SN-History', ...keepsParts],
  Designer: [...readsItems, ...readsPrices, ...readsParts],
  'Project-HO': [...readsItems, 'Item-Download', ...readsPrices],
  'Sales-HO': [...readsItems, 'Item-Download', ...readsPrices, 'Item-SN-History'],
}
