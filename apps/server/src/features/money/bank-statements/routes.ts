import * as contract from '@sejuk/contract/money/bank-statements'
import type { Serve } from '../../../platform/http/serve.ts'
import { importStatement, readStatement } from './import.ts'
import { listBankLayouts, readSample, sampleBankFile, saveBankLayout } from './layouts.ts'
import { listBankAccounts, listBankStatements } from './queries.ts'

export const bankStatementRoutes = (serve: Serve) => {
  serve(contract.listBankStatements, listBankStatements)
  serve(contract.listBankAccounts, listBankAccounts)
  serve.afterReading(contract.importBankStatement, readStatement, importStatement)
  serve(contract.listBankLayouts, listBankLayouts)
  serve(contract.saveBankLayout, saveBankLayout)
  serve.afterReading(contract.sampleBankFile, readSample, sampleBankFile)
}
