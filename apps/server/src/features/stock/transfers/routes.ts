import * as contract from '@sejuk/contract/stock/transfers'
import type { Serve } from '../../../platform/http/serve.ts'
import { createTransfer, onTransfer, transferLog } from './commands.ts'
import { transferLetter } from './letter.ts'
import { getTransfer, listTransfersIn, listTransfersOut, transferDestinationDropdown } from './queries.ts'

export const transferRoutes = (serve: Serve) => {
  serve(contract.listTransfersOut, listTransfersOut)
  serve(contract.listTransfersIn, listTransfersIn)
  serve(contract.getTransfer, getTransfer)
  serve(contract.transferLetter, transferLetter)
  serve(contract.transferDestinationDropdown, transferDestinationDropdown)
  serve(contract.createTransfer, createTransfer)
  onTransfer.routes(serve)
  serve(contract.transferLog, transferLog)
}
