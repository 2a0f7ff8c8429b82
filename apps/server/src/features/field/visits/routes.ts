import * as pins from '@sejuk/contract/field/pin-proposals'
import * as collections from '@sejuk/contract/field/visit-collections'
import * as plans from '@sejuk/contract/field/visit-plans'
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
  serve(plans.visitDay, visitDay)
  serve(plans.visitCalendar, visitCalendar)
  serve(plans.visitSuggestions, visitSuggestions)
  serve(plans.visitPlace, visitPlace)
  serve(plans.savePlan, savePlan)
  serve(plans.copyWeek, copyWeek)
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
  serve(pins.listPinProposals, listPinProposals)
  onPin.routes(serve)
  serve(collections.listCollections, listCollections)
  onCollection.routes(serve)
}
