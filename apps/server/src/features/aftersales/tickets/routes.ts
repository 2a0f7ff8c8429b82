import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import type { Serve } from '../../../platform/http/serve.ts'
import { findCaller, findDuplicates } from './caller.ts'
import { ticketChoices, ticketDropdown } from './choices.ts'
import { dispatchTicket, onTicket } from './commands.ts'
import { getTicket, ticketLog } from './detail.ts'
import { callCenterDesk, countTickets, listTickets } from './queries.ts'
import { createTicket } from './save.ts'
import { undoDispatch } from './undo-dispatch.ts'

export const ticketRoutes = (serve: Serve) => {
  serve(contract.listTickets, listTickets)
  serve(contract.countTickets, countTickets)
  serve(contract.getTicket, getTicket)
  serve(contract.ticketLog, ticketLog)
  serve(forms.createTicket, createTicket)
  serve(forms.findDuplicates, findDuplicates)
  serve(dispatching.dispatchTicket, dispatchTicket)
  serve(dispatching.undoDispatch, undoDispatch)
  onTicket.routes(serve)
  serve(forms.findCaller, findCaller)
  serve(contract.ticketChoices, ticketChoices)
  serve(contract.ticketDropdown, ticketDropdown)
  serve(contract.callCenterDesk, callCenterDesk)
}
