import { configuration, reference, type ScopedArea } from '../scoped-rows.ts'
import { customersInScope } from './customers.ts'

export const customersScopes: ScopedArea = {
  rows: [...customersInScope],
  unscoped: {
    'GET /api/customer-address/type-tab': 'Counts the very list that is walked',
    'GET /api/sales-policy': configuration,
    'GET /api/sales-policy/action-log': configuration,
    'POST /api/sales-policy/simulate': 'For a customer that was found first; proved where it is served',
    'GET /api/customer/status-tab': 'Counts the very list that is walked',
    'GET /api/customer/dropdown-all': 'Of every branch, guarded by its permission',
    'GET /api/customer/dropdownByVisitCustomer':
      'The scope of the dropdown, for those who visit; proved where it is served',
    'GET /api/customer/checkcode': 'Says whether a code is free, and nothing of whose it is',
    'GET /api/customer/duplicates': 'A customer tries at several branches: told by name, opened only by who sees it',
    'GET /api/customer-type/dropdown': reference,
    'GET /api/customer-address/download-example': 'An empty template',
  },
}
