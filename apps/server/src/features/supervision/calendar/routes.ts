import * as contract from '@sejuk/contract/supervision/calendar'
import type { Serve } from '../../../platform/http/serve.ts'
import { cancelVisit, checkVisit, scheduleVisit } from './commands.ts'
import { visitCalendar } from './queries.ts'

export const supervisionCalendarRoutes = (serve: Serve) => {
  serve(contract.visitCalendar, visitCalendar)
  serve(contract.checkVisit, checkVisit)
  serve(contract.scheduleVisit, scheduleVisit)
  serve(contract.cancelVisit, cancelVisit)
}
