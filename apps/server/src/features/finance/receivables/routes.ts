import * as contract from '@sejuk/contract/finance/receivables'
import * as letters from '@sejuk/contract/finance/statement-letters'
import type { Serve } from '../../../platform/http/serve.ts'
import { logCall, remindDebtor } from './commands.ts'
import { getAgeing, getStatement, listDebtors } from './queries.ts'
import { customerStatement, customerStatementPdf } from './public-statement.ts'
import { sendStatement, statementLettersOf } from './send-statement.ts'
import { statementExcel } from './statement-excel.ts'
import { statementPdf } from './statement-pdf.ts'

export const receivableRoutes = (serve: Serve) => {
  serve(contract.getAgeing, getAgeing)
  serve(contract.listDebtors, listDebtors)
  serve(contract.getStatement, getStatement)
  serve.inSteps(contract.statementPdf, statementPdf)
  serve(contract.statementExcel, statementExcel)
  serve(contract.logCall, logCall)
  serve(contract.remindDebtor, remindDebtor)
  serve(letters.sendStatement, sendStatement)
  serve(letters.statementLettersOf, statementLettersOf)
  serve.inSteps(letters.customerStatement, customerStatement)
  serve.inSteps(letters.customerStatementPdf, customerStatementPdf)
}
