import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const seesStock = ['Stock-Overview-View', 'Stock-Card-View'] as const satisfies Codes

export const stockRights: RoleRights = {
  'Branch-Manager': [...seesStock, 'Stock-Hold'],
  Salesman: [...seesStock, 'Stock-Hold'],
  'Branch-Admin': [...seesStock, 'Stock-Hold'],
  Logistics: [...seesStock, 'Item-Transfer-Config-Search', 'Item-Transfer-Config'],
  Warehouse: [...seesStock, 'Item-Transfer-Config-Search'],
}
