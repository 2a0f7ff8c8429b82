import * as contract from '@sejuk/contract/aftersales/ticket-tracking'
import type { Serve } from '../../../platform/http/serve.ts'
import { askToMove, findMoved, sendTrackingLink } from './commands.ts'
import { technicianFace, trackTicket } from './queries.ts'

export const ticketTrackingRoutes = (serve: Serve) => {
  serve(contract.sendTrackingLink, sendTrackingLink)
  serve.inSteps(contract.trackTicket, trackTicket)
  serve.inSteps(contract.technicianFace, technicianFace)
  serve.afterReading(contract.askToMove, findMoved, askToMove)
}
