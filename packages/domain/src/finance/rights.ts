import type { Codes } from '../permissions.ts'
import type { RoleRights } from '../role-facts.ts'

const takesCheques = ['Cheque-Search', 'Cheque-Create', 'Cheque-Deposit'] as const satisfies Codes
/** What the bank said: of cheques that somebody else wrote down. */
const settlesCheques = ['Cheque-Clear', 'Cheque-Bounce'] as const satisfies Codes

export const financeRights: RoleRights = {
  'Branch-Manager': ['Cheque-Search'],
  'Branch-Admin': [...takesCheques],
  Finance: [...takesCheques, ...settlesCheques],
  'Finance-Manager': [...takesCheques, ...settlesCheques],
}
