import * as contract from '@sejuk/contract/retail/seller-accounts'
import type { Serve } from '../../../platform/http/serve.ts'
import { onSellerAccount, saveSellerAccount, sellerAccountLog } from './commands.ts'
import { listSellerAccounts } from './queries.ts'

export const sellerAccountRoutes = (serve: Serve) => {
  serve(contract.listSellerAccounts, listSellerAccounts)
  serve(contract.saveSellerAccount, saveSellerAccount)
  onSellerAccount.routes(serve)
  serve(contract.sellerAccountLog, sellerAccountLog)
}
