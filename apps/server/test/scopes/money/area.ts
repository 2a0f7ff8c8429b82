import type { ScopedArea } from '../scoped-rows.ts'
import { creditsInScope } from './credits.ts'
import { paymentRefsInScope } from './payment-refs.ts'

const ofTheCompany = 'An account is the company’s: who may see its lines sees all of them'

export const moneyScopes: ScopedArea = {
  rows: [...paymentRefsInScope, ...creditsInScope],
  unscoped: {
    'GET /api/bank-statement': ofTheCompany,
    'GET /api/bank-statement/accounts': ofTheCompany,
    'GET /api/bank-layout': 'How files are read: no row of anybody',
    'POST /api/bank-layout/sample': 'Reads the file that was sent, and nothing of ours',
    'GET /api/bank-line': `${ofTheCompany}; of customers out of sight only the branch, proved where bank lines are`,
    'GET /api/bank-line/detail':
      'A line of the company’s account; of customers out of sight only the branch is told, proved where bank lines are',
    'GET /api/bank-line/action-log': ofTheCompany,
    'GET /api/money/desk':
      'Sums of what the viewer may see of credits, refunds and receipts; proved where credit is used',
  },
}
