import type * as contract from '@sejuk/contract/aftersales/service-centres'
import { ticket as workflow } from '@sejuk/domain/aftersales/tickets/ticket-actions'
import { byScore } from '@sejuk/domain/aftersales/work-orders/dispatch-ranking'
import { english } from '@sejuk/words/english'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { aftersalesTickets as tickets, ticketUnits as units } from '../../../db/tables/aftersales/tickets.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { jobOf, rankedFor } from './for-dispatch.ts'

type Asking = RequestContext<typeof contract.proposeDispatch>

/** The maximum number of proposals. */
const mostCandidates = 5

/** One after the other, so that the first ten do not all go to the same centre because it was free before them. */
export const proposeDispatch = async ({ db, viewer, input }: Asking) => {
  const wanted = [...new Set(input.ticket_numbers)]
  const found = await db
    .select()
    .from(tickets)
    .where(and(inArray(tickets.ticket_number, wanted), ticketsVisibleTo(viewer)))
  const waiting = await db
    .select({ ticket_number: units.ticket_number, line_no: units.line_no })
    .from(units)
    .where(and(inArray(units.ticket_number, wanted), isNull(units.asc_code)))
    .orderBy(asc(units.line_no))
  const given = new Map<string, number>()
  const data: contract.DispatchProposal[] = []
  for (const ticket_number of wanted) {
    const ticket = found.find((one) => one.ticket_number === ticket_number)
    const none = { ticket_number, row_version: ticket?.row_version ?? 0, lines: [], candidates: [] }
    if (!ticket) {
      data.push({ ...none, why_not: 'Data not found' })
      continue
    }
    const lines = waiting.filter((unit) => unit.ticket_number === ticket_number).map(({ line_no }) => line_no)
    const units = { unit_count: lines.length, dispatched_count: 0, live_work_orders: 0, open_work_orders: 0 }
    const is_own = ticket.created_by === viewer.usercode
    const gate = workflow.gate(
      'dispatch',
      { ...ticket, ...units, is_own, is_elsewhere: false },
      viewer,
      new Date().toISOString(),
    )
    if (!gate.enabled) {
      data.push({ ...none, why_not: english(gate.because) })
      continue
    }
    const judged = await rankedFor(db, await jobOf(db, viewer, { ticket_number, search: '' }), '', given)
    const candidates = judged
      .filter(({ why }) => !why)
      .toSorted(byScore)
      .slice(0, mostCandidates)
    const [best] = candidates
    if (best) given.set(best.asc_code, (given.get(best.asc_code) ?? 0) + 1)
    data.push({ ...none, lines, candidates, why_not: best ? null : 'No service centre can take it' })
  }
  return { data }
}
