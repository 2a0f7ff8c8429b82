import * as reports from '@sejuk/contract/field/visit-reports'
import * as contract from '@sejuk/contract/field/visits'
import type { Serve } from '../../../platform/http/serve.ts'
import { onCollection, onPin, onVisit } from './commands.ts'
import { visitCalendar, visitDay, visitPlace, visitSuggestions } from './day.ts'
import { visitReport } from './people-report.ts'
import { copyWeek, savePlan } from './plan.ts'
import { getVisit, listCollections, listPinProposals, listVisits, visitsOfCustomer } from './queries.ts'
import { visitSummary, visitWall } from './report.ts'
import { checkInVisit, checkOutVisit, saveVisit } from './taps.ts'

export const visitRoutes = (serve: Serve) => {
  serve(contract.visitDay, visitDay)
  serve(contract.visitCalendar, visitCalendar)
  serve(contract.visitSuggestions, visitSuggestions)
  serve(contract.visitPlace, visitPlace)
  serve(contract.savePlan, savePlan)
  serve(contract.copyWeek, copyWeek)
  serve(contract.checkInVisit, checkInVisit)
  serve(contract.saveVisit, saveVisit)
  serve(contract.checkOutVisit, checkOutVisit)
  serve(contract.listVisits, listVisits)
  serve(contract.visitsOfCustomer, visitsOfCustomer)
  serve(contract.getVisit, getVisit)
  onVisit.routes(serve)
  serve(reports.visitReport, visitReport)
  serve(reports.visitSummary, visitSummary)
  serve(reports.visitWall, visitWall)
  serve(contract.listPinProposals, listPinProposals)
  onPin.routes(serve)
  serve(contract.listCollections, listCollections)
  onCollection.routes(serve)
}
