import * as contract from '@sejuk/contract/money/bank-lines'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { bankLineLog, confirmCertain, lookAgain, onBankLine } from './commands.ts'
import { getBankLine, getBankLineCustomer, listBankLines } from './queries.ts'

export const bankLineRoutes = (serve: Serve) => {
  serve(contract.listBankLines, listBankLines)
  serve(contract.getBankLine, getBankLine)
  serve(contract.getBankLineCustomer, getBankLineCustomer)
  serve.inSteps(contract.confirmCertain, confirmCertain)
  serve(contract.lookAgain, lookAgain)
  onBankLine.routes(serve)
  serve(contract.bankLineLog, bankLineLog)
  explainConstraint('bank_lines_receipt_once', because('receipt-is-tied'))
  explainConstraint('bank_lines_cheque_once', because('receipt-is-tied'))
}
