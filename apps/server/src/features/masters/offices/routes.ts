import * as contract from '@sejuk/contract/masters/offices'
import type { Serve } from '../../../platform/http/serve.ts'
import { createOffice, deleteOffice, officeLog, updateOffice } from './commands.ts'
import { listOffices } from './queries.ts'

export const officeRoutes = (serve: Serve) => {
  serve(contract.listOffices, listOffices)
  serve(contract.createOffice, createOffice)
  serve(contract.updateOffice, updateOffice)
  serve(contract.deleteOffice, deleteOffice)
  serve(contract.officeLog, officeLog)
}
