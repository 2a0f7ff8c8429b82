import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTickets } from '../../../../test/tickets.ts'
import { ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'

const server = await startTestServer()
const { db } = server
const { inRole, desk, other, form, log, statusOf } = await prepareTickets(server)

describe('an open job', () => {
  const technician = { usercode: 'TEC-CORR', asc_code: '8-ASC-01' }
  const dispatched = async (units = [{ description: 'Tidak dingin' }, { description: 'Bocor' }]) => {
    const ticket = await log(desk, { units })
    const lines = units.map((_, at) => at + 1)
    const answer = await desk(dispatching.dispatchTicket, { ...ticket, asc_code: '8-ASC-01', lines })
    expect(answer.code, JSON.stringify(answer)).toBe('200')
    const { row_version, work_orders } = answer.data
    return { ticket_number: ticket.ticket_number, row_version, work_order_number: work_orders[0].work_order_number }
  }
  const jobOf = async (work_order_number: string) =>
    (await db.select().from(workOrders).where(eq(workOrders.work_order_number, work_order_number)))[0]
  const heardBy = (usercode: string, event: string) =>
    db.$count(notifications, and(eq(notifications.usercode, usercode), eq(notifications.event, event)))

  test('is corrected after the dispatch: the work order follows, both are logged, and the centre is notified', async () => {
    const centre = await inRole('ASC-Admin', technician)
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const corrected = form({
      ticket_number,
      row_version,
      customer_name: 'Budi Hartono',
      customer_address: 'Jl. Mawar 7',
    })
    const answer = await desk(forms.modifyTicket, { ...corrected, units: [] })
    expect(answer.code, JSON.stringify(answer)).toBe('200')
    const national = corrected.customer_phone.slice(1)
    const now = { customer_name: 'Budi Hartono', customer_address: 'Jl. Mawar 7', customer_phone: national }
    expect(await jobOf(work_order_number)).toMatchObject({ ...now, service_status: 'Service_Dispatched' })
    expect(await statusOf(ticket_number)).toMatchObject({ ...now, ticket_status: 'Ticket_Dispatched', unit_count: 2 })
    const logs = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, work_order_number))
    expect(logs.at(-1)).toMatchObject({
      action: 'correct-caller',
      diff: { customer_name: ['Budi Santoso', 'Budi Hartono'] },
    })
    expect(await heardBy(centre.usercode, 'work-order-caller-corrected')).toBe(1)
  })

  test('gets units added, which wait to be dispatched', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const more = form({ ticket_number, row_version, units: [{ description: 'Berisik' }] })
    expect(await desk(forms.modifyTicket, more)).toMatchObject({ code: '200' })
    expect(await statusOf(ticket_number)).toMatchObject({
      ...{ ticket_status: 'Ticket_Dispatched_Part', unit_count: 3, dispatched_count: 2 },
    })
    expect(await jobOf(work_order_number)).toMatchObject({ unit_count: 2 })
  })

  test('gives units back before the work begins, but never the last, and not to who may not dispatch', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const split = { ticket_number, row_version, work_order_number, lines: [2], reason: 'Another brand' }
    expect(await other(dispatching.splitUnits, split)).toMatchObject({ code: '403' })
    expect(await desk(dispatching.splitUnits, { ...split, lines: [1, 2] })).toMatchObject({
      ...{ code: '409', message: 'At least one unit stays with the work order: cancel it instead' },
    })
    expect(await desk(dispatching.splitUnits, { ...split, lines: [9] })).toMatchObject({ code: '404' })
    expect(await desk(dispatching.splitUnits, split)).toMatchObject({
      ...{ code: '200', message: 'Units split off', data: { ticket_status: 'Ticket_Dispatched_Part' } },
    })
    expect(await jobOf(work_order_number)).toMatchObject({ unit_count: 1 })
    const units = await db.select().from(ticketUnits).where(eq(ticketUnits.ticket_number, ticket_number))
    expect(units.map(({ line_no, asc_code }) => [line_no, asc_code]).sort()).toEqual([
      [1, '8-ASC-01'],
      [2, null],
    ])
    const again = await desk(contract.getTicket, { ticket_number })
    const elsewhere = { ticket_number, row_version: again.data.row_version, asc_code: '8-ASC-02', lines: [2] }
    expect(await desk(dispatching.dispatchTicket, elsewhere)).toMatchObject({ code: '200' })
  })

  test('that is closed is corrected no more, and one that is worked on is not split', async () => {
    const { ticket_number, row_version, work_order_number } = await dispatched()
    const itself = eq(workOrders.work_order_number, work_order_number)
    await db.update(workOrders).set({ service_status: 'Servicing', visit_count: 1 }).where(itself)
    const split = { ticket_number, row_version, work_order_number, lines: [2], reason: 'Another brand' }
    expect(await desk(dispatching.splitUnits, split)).toMatchObject({
      ...{ code: '409', message: 'The work has begun: units can no longer be split off' },
    })
    await db.update(workOrders).set({ service_status: 'Confirmed' }).where(itself)
    expect(await desk(forms.modifyTicket, form({ ticket_number, row_version, units: [] }))).toMatchObject({
      ...{ code: '409', message: 'Every work order is closed' },
    })
  })
})
