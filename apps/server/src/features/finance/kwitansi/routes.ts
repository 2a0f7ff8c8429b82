import * as contract from '@sejuk/contract/finance/kwitansi'
import type { Serve } from '../../../platform/http/serve.ts'
import { printKwitansi } from './commands.ts'
import { kwitansiPdf } from './pdf.ts'
import { getKwitansi, listKwitansi } from './queries.ts'

export const kwitansiRoutes = (serve: Serve) => {
  serve(contract.listKwitansi, listKwitansi)
  serve(contract.getKwitansi, getKwitansi)
  serve(contract.printKwitansi, printKwitansi)
  serve.inSteps(contract.kwitansiPdf, kwitansiPdf)
}
