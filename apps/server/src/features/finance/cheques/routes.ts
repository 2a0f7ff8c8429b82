import * as contract from '@sejuk/contract/finance/cheques'
import type { Serve } from '../../../platform/http/serve.ts'
import { comingCheques } from './coming.ts'
import { chequeLog, createCheque, getChequeCustomer, onCheque } from './commands.ts'
import { chequeCalendar, getCheque, listCheques } from './queries.ts'

export const chequeRoutes = (serve: Serve) => {
  serve(contract.listCheques, listCheques)
  serve(contract.chequeCalendar, chequeCalendar)
  serve(contract.comingCheques, comingCheques)
  serve(contract.getCheque, getCheque)
  serve(contract.getChequeCustomer, getChequeCustomer)
  serve(contract.createCheque, createCheque)
  onCheque.routes(serve)
  serve(contract.chequeLog, chequeLog)
}
