import * as contract from '@sejuk/contract/finance/receipts'
import type { Serve } from '../../../platform/http/serve.ts'
import { onReceipt, receiptLog, takeMoney } from './commands.ts'
import { getReceipt, getReceiptCustomer, listReceipts } from './queries.ts'

export const receiptRoutes = (serve: Serve) => {
  serve(contract.listReceipts, listReceipts)
  serve(contract.getReceipt, getReceipt)
  serve(contract.getReceiptCustomer, getReceiptCustomer)
  serve(contract.createReceipt, async (ask) => ({ data: { receipt_code: await takeMoney(ask, ask.input) } }))
  onReceipt.routes(serve)
  serve(contract.receiptLog, receiptLog)
}
