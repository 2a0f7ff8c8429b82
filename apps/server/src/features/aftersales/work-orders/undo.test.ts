import { actOnWorkOrder as act } from '@sejuk/contract/aftersales/work-order-actions'
import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeTicket } from '../../../../test/aftersales.ts'
import { startServiceServer } from '../../../../test/servers/service-server.ts'
import { workOrderOf } from '../../../../test/work-orders.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { outbox } from '../../../db/tables/platform/outbox.ts'

const server = await startServiceServer()
const { db, everything, desk, otherDesk, department, branch, otherBranch, order, freeSlot } = server

const undo = (who: typeof desk, work_order_number: string, row_version: number) =>
  who(contract.undoWorkOrder, { work_order_number, row_version })
const offered = async (who: typeof desk, work_order_number: string) =>
  (await who(contract.getWorkOrder, { work_order_number })).data.undo

test('who accepted takes it back: the row stands as it stood, and everybody can read of it', async () => {
  const before = await order()
  const { work_order_number } = before
  await desk(act.accept, { work_order_number, row_version: 1 })
  expect(await offered(desk, work_order_number)).toMatchObject({ action: 'accept' })
  expect(await offered(everything, work_order_number)).toBeNull()
  expect(await undo(desk, work_order_number, 2)).toMatchObject({
    code: '200',
    message: 'The last step was taken back',
    data: { service_status: 'Service_Dispatched', row_version: 3 },
  })
  const after = await workOrderOf(db, work_order_number)
  expect({ ...after, row_version: 0, updated_date: '' }).toEqual({ ...before, row_version: 0, updated_date: '' })
  expect(await undo(desk, work_order_number, 3)).toMatchObject({ code: '409', message: 'There is nothing to undo' })
})

test('a stranger, a second hand, and a stale page are refused', async () => {
  const { work_order_number } = await order()
  await desk(act.accept, { work_order_number, row_version: 1 })
  expect(await undo(otherDesk, work_order_number, 2)).toMatchObject({ code: '404' })
  expect(await undo(everything, work_order_number, 2)).toMatchObject({ message: 'Only who did it can undo it' })
  expect(await undo(desk, work_order_number, 1)).toMatchObject({ code: '409', status: 'Conflict' })
})

test('what the customer was told of stays, and so does what five minutes have passed over', async () => {
  const { work_order_number } = await order({ service_status: 'Accepted' })
  await desk(act.schedule, { work_order_number, ...(await freeSlot(work_order_number)) })
  expect(await undo(desk, work_order_number, 2)).toMatchObject({ message: 'There is nothing to undo' })
  const old = await order({ service_status: 'Accepted' })
  await db.insert(actionLogs).values({
    at: new Date(Date.now() - 301_000).toISOString(),
    usercode: desk.usercode,
    username: 'Hendra',
    via: 'web',
    ip: '',
    request_id: '',
    entity: 'work-order',
    entity_code: old.work_order_number,
    action: 'accept',
    diff: { service_status: ['Service_Dispatched', 'Accepted'] },
  })
  expect(await undo(desk, old.work_order_number, 1)).toMatchObject({
    message: 'It can be undone for 5 minutes only',
  })
})

test('a message that waits is taken back with the step; one that has left keeps the step', async () => {
  const assign = async () => {
    const { work_order_number } = await order({ service_status: 'Accepted', technician_code: null })
    await desk(act['assign-technician'], { work_order_number, technician_code: 'T-1' })
    return work_order_number
  }
  const letter = (number: string) => ({
    event: 'work-order-assigned',
    channel: 'whatsapp' as const,
    recipient_name: 'Cahyo',
    address: '+62812',
    language: 'local',
    subject: '',
    body: '',
    entity: 'work-order',
    entity_code: number,
  })
  const [waiting, left] = [await assign(), await assign()]
  await db.insert(outbox).values([letter(waiting), { ...letter(left), status: 'Sent' }])
  expect(await undo(desk, waiting, 2)).toMatchObject({ code: '200' })
  expect(await db.$count(outbox, and(eq(outbox.entity_code, waiting), eq(outbox.event, 'work-order-assigned')))).toBe(0)
  expect(await offered(desk, left)).toBeNull()
  expect(await undo(desk, left, 2)).toMatchObject({ message: 'A message about it has left already' })
  expect((await workOrderOf(db, left)).technician_code).toBe('T-1')
})

test('sent to another centre by mistake, it comes back: the wrong centre sees neither it nor the ticket', async () => {
  const { work_order_number, ticket_number } = await order({ service_status: 'Rejected', technician_code: null })
  await everything(act['dispatch-another-asc'], { work_order_number, asc_code: '8-ASC-02', reason: 'Full' })
  expect((await otherDesk(contract.getWorkOrder, { work_order_number })).code).toBe('200')
  expect(await undo(everything, work_order_number, 2)).toMatchObject({ data: { service_status: 'Rejected' } })
  expect((await otherDesk(contract.getWorkOrder, { work_order_number })).code).toBe('404')
  const [ticket] = await db.select().from(aftersalesTickets).where(eq(aftersalesTickets.ticket_number, ticket_number))
  expect(ticket?.asc_codes).toEqual(['8-ASC-01'])
  const [told] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.event, 'work-order-undone'), eq(notifications.usercode, otherDesk.usercode)))
  expect(told?.body_default).toContain(work_order_number)
})

test('the map holds what is still to be visited and dispatched, by scope; the rest is counted or left out', async () => {
  const pin = { pin_lat: -6.2, pin_lng: 106.8 }
  const here = await order({ ...pin, service_status: 'Accepted' })
  const there = await order({ ...pin, service_status: 'Accepted', asc_code: '8-ASC-02', dept_code: '713' })
  const closed = await order({ ...pin, service_status: 'Confirmed' })
  await makeTicket(db, { ticket_number: 'AST-MAP', dept_code: '705', ticket_status: 'Ticket_Draft', ...pin })
  const look = async (who: typeof desk, input = {}) => (await who(board.workOrderMap, input)).data
  const numbers = async (who: typeof desk, input = {}) =>
    ((await look(who, input)) as board.WorkOrderMap).orders.map(({ work_order_number }) => work_order_number)
  const all = await numbers(department)
  expect(all).toEqual(expect.arrayContaining([here.work_order_number, there.work_order_number]))
  expect(all).not.toContain(closed.work_order_number)
  expect(await numbers(desk)).toEqual([here.work_order_number])
  expect(await numbers(otherBranch)).toEqual([there.work_order_number])
  expect(await numbers(department, { asc_code: ['8-ASC-02'] })).toEqual([there.work_order_number])
  const map = (await look(branch)) as board.WorkOrderMap
  expect(map.tickets.map(({ ticket_number }) => ticket_number)).toEqual(['AST-MAP'])
  expect(map.unplaced).toBeGreaterThan(0)
  expect((await look(otherBranch)).tickets).toEqual([])
  expect((await desk(board.workOrderMap, { service_type: 'Nothing' })).code).toBe('406')
})
