import * as contract from '@sejuk/contract/masters/banks'
import type { Serve } from '../../../platform/http/serve.ts'
import { bankDropdown, partnerBankDropdown } from './queries.ts'

export const bankRoutes = (serve: Serve) => {
  serve(contract.bankDropdown, bankDropdown)
  serve(contract.partnerBankDropdown, partnerBankDropdown)
}
