import * as contract from '@sejuk/contract/installers/settlements'
import { because } from '@sejuk/domain/messages'
import { explainConstraint } from '../../../platform/http/faults.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { downloadBankFile } from './bank-file.ts'
import { createSettlement, onSettlement } from './commands.ts'
import { importBankResult } from './import-result.ts'
import { getSettlement, listSettlements, previewSettlement, settlementLog } from './queries.ts'

export const settlementRoutes = (serve: Serve) => {
  serve(contract.listSettlements, listSettlements)
  serve(contract.getSettlement, getSettlement)
  serve(contract.previewSettlement, previewSettlement)
  serve(contract.createSettlement, createSettlement)
  onSettlement.routes(serve)
  serve(contract.downloadBankFile, downloadBankFile)
  serve(contract.importBankResult, importBankResult)
  serve(contract.settlementLog, settlementLog)
  explainConstraint('settlement_tickets_once', because('ticket-in-another-settlement-already'))
}
