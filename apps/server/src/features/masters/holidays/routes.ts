import * as contract from '@sejuk/contract/masters/holidays'
import type { Serve } from '../../../platform/http/serve.ts'
import { createHoliday, deleteHoliday, holidayLog, updateHoliday } from './commands.ts'
import { listHolidays } from './queries.ts'

export const holidayRoutes = (serve: Serve) => {
  serve(contract.listHolidays, listHolidays)
  serve(contract.createHoliday, createHoliday)
  serve(contract.updateHoliday, updateHoliday)
  serve(contract.deleteHoliday, deleteHoliday)
  serve(contract.holidayLog, holidayLog)
}
