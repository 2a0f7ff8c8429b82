import * as contract from '@sejuk/contract/money/accounts'
import type { Serve } from '../../../platform/http/serve.ts'
import { accountExcel } from './account-excel.ts'
import { getMoneyDesk } from './desk.ts'
import { getCustomerAccount } from './queries.ts'

export const accountRoutes = (serve: Serve) => {
  serve(contract.getCustomerAccount, getCustomerAccount)
  serve(contract.accountExcel, accountExcel)
  serve(contract.getMoneyDesk, getMoneyDesk)
}
