import { ascForDispatch, ascListForDispatch, proposeDispatch } from '@sejuk/contract/aftersales/service-centres'
import * as dispatching from '@sejuk/contract/aftersales/ticket-dispatch'
import * as forms from '@sejuk/contract/aftersales/ticket-forms'
import * as contract from '@sejuk/contract/aftersales/tickets'
import { permissions } from '@sejuk/domain/permissions'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { east } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareTickets } from '../../../../test/tickets.ts'
import { ticketUnits } from '../../../db/tables/aftersales/tickets.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'

const server = await startTestServer()
const { db, as } = server
const { inRole, desk, branch, other, form, log, statusOf } = await prepareTickets(server)

describe('dispatching', () => {
  test('candidates are ranked with their reasons; who is paused or unsigned is never offered', async () => {
    const { ticket_number } = await log(desk)
    const answer = await desk(ascForDispatch, { ticket_number })
    expect(answer.data.map((one: { asc_code: string }) => one.asc_code)).toEqual(['8-ASC-01', '8-ASC-02'])
    expect(answer.data[0]).toMatchObject({ covers: true, signed: true, types: ['RAC'], capacity: 4 })
    expect(answer.data[0].score).toBeGreaterThan(answer.data[1].score)
    const points = answer.data[0].reasons.map((one: { points: number }) => one.points)
    expect(points.reduce((sum: number, one: number) => sum + one, 0)).toBe(answer.data[0].score)
    expect(answer.data[1].reasons.map((one: { reason: string }) => one.reason)).toContain('not_covered')
    const { not_offered } = answer as unknown as { not_offered: { asc_code: string; why: string }[] }
    expect(Object.fromEntries(not_offered.map(({ asc_code, why }) => [asc_code, why]))).toEqual({
      '8-ASC-05': 'The service centre is paused',
      '8-ASC-06': 'The contract is not signed',
      '8-ASC-07': 'The contract is no longer valid',
    })
    expect((await desk(ascListForDispatch, { ticket_number })).data).toEqual(answer.data)
  })

  test('of several tickets each is given its centre, the earlier ones counted, or the reason why it stays', async () => {
    const [one, two, three] = [await log(desk), await log(desk), await log(desk, { sub_district_code: east })]
    await desk(dispatching.dispatchTicket, { ...two, asc_code: '8-ASC-01', lines: [1] })
    const ticket_numbers = [one, two, three].map(({ ticket_number }) => ticket_number)
    const asked = { ticket_numbers: [...ticket_numbers, 'AST-NONE'] }
    const { data } = await desk(proposeDispatch, asked)
    expect(data).toMatchObject([
      { lines: [1], why_not: null, row_version: 1 },
      { why_not: 'Needs status Ticket_Draft or Ticket_Dispatched_Part', candidates: [] },
      { lines: [1], why_not: null },
      { why_not: 'Data not found' },
    ])
    expect([data[0], data[2]].map(({ candidates }) => candidates[0].asc_code)).toEqual(['8-ASC-01', '8-ASC-02'])
    const alone = (await desk(ascForDispatch, { ticket_number: three.ticket_number })).data
    const loadOf = (list: { asc_code: string; load_today: number }[]) =>
      list.find(({ asc_code }) => asc_code === '8-ASC-01')?.load_today
    expect(loadOf(data[2].candidates)).toBe((loadOf(alone) ?? 0) + 1)
    expect((await other(proposeDispatch, asked)).code).toBe('403')
    const elsewhere = await inRole('Branch-Manager', { department: '713' })
    expect((await elsewhere(proposeDispatch, { ticket_numbers: [one.ticket_number] })).data).toMatchObject([
      { why_not: 'Data not found' },
    ])
    expect((await desk(proposeDispatch, { ticket_numbers: [] })).code).toBe('406')
  })

  test('a dispatch is taken back by who made it, until a centre answers: the units wait again', async () => {
    const ticket = await log(desk, { units: [{}, {}] })
    const { ticket_number } = ticket
    const first = await desk(dispatching.dispatchTicket, { ...ticket, asc_code: '8-ASC-01', lines: [1] })
    const second = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: first.data.row_version,
      asc_code: '8-ASC-02',
      lines: [2],
    })
    const { row_version } = second.data
    expect((await desk(contract.getTicket, { ticket_number })).data.undo).not.toBeNull()
    expect(await branch(dispatching.undoDispatch, { ticket_number, row_version })).toMatchObject({
      code: '409',
      message: 'Only who did it can undo it',
    })
    expect(await desk(dispatching.undoDispatch, { ticket_number, row_version })).toMatchObject({
      code: '200',
      data: { ticket_status: 'Ticket_Dispatched_Part' },
    })
    expect(await statusOf(ticket_number)).toMatchObject({ dispatched_count: 1, asc_codes: ['8-ASC-01'] })
    const [recalled] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.work_order_number, second.data.work_orders[0].work_order_number))
    expect(recalled).toMatchObject({ service_status: 'Cancelled', sla_due: null })
    const again = await desk(contract.getTicket, { ticket_number })
    expect(again.data).toMatchObject({ undo: null, units: [{ line_no: 1 }, { line_no: 2, asc_code: null }] })
    const other_centre = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: again.data.row_version,
      asc_code: '8-ASC-01',
      lines: [2],
    })
    const [made] = other_centre.data.work_orders
    await db
      .update(workOrders)
      .set({ service_status: 'Accepted' })
      .where(eq(workOrders.work_order_number, made.work_order_number))
    expect(
      await desk(dispatching.undoDispatch, { ticket_number, row_version: other_centre.data.row_version }),
    ).toMatchObject({ code: '409', message: 'It was changed since and cannot be undone' })
    expect((await desk(contract.getTicket, { ticket_number })).data.undo).toBeNull()
  })

  test('some units make it partly dispatched, the rest dispatched: a work order for each centre', async () => {
    const { ticket_number, row_version } = await log(desk, { units: [{}, {}, {}] })
    const first = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      asc_code: '8-ASC-01',
      lines: [1],
      note: 'Cepat',
    })
    expect(first).toMatchObject({
      code: '200',
      message: 'Ticket dispatched',
      data: { ticket_status: 'Ticket_Dispatched_Part' },
    })
    const rest = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version: first.data.row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [2] },
        { asc_code: '8-ASC-02', lines: [3] },
      ],
    })
    expect(rest.data).toMatchObject({
      ticket_status: 'Ticket_Dispatched',
      work_orders: [{ asc_code: '8-ASC-01' }, { asc_code: '8-ASC-02' }],
    })
    expect(await statusOf(ticket_number)).toMatchObject({ dispatched_count: 3, asc_codes: ['8-ASC-01', '8-ASC-02'] })
    const orders = await db.select().from(workOrders).where(eq(workOrders.ticket_number, ticket_number))
    expect(orders).toHaveLength(3)
    expect(
      orders.every(({ service_status, accept_due }) => service_status === 'Service_Dispatched' && accept_due),
    ).toBe(true)
    const units = await db.select().from(ticketUnits).where(eq(ticketUnits.ticket_number, ticket_number))
    expect(new Set(units.map(({ work_order_number }) => work_order_number)).size).toBe(3)
    const logs = await db.select().from(actionLogs).where(eq(actionLogs.entity_code, ticket_number))
    expect(logs.map(({ action, to_status }) => [action, to_status])).toEqual([
      ['create', 'Ticket_Draft'],
      ['dispatch', 'Ticket_Dispatched_Part'],
      ['dispatch', 'Ticket_Dispatched'],
    ])
  })

  test('whatever a page still shows, a paused or unsigned centre gets nothing, and nothing is half written', async () => {
    const { ticket_number, row_version } = await log(desk, { units: [{}, {}] })
    const orders = await db.$count(workOrders)
    const paused = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      asc_code: '8-ASC-05',
      lines: [1],
    })
    expect(paused).toMatchObject({ code: '406', errors: { asc_code: ['The service centre is paused'] } })
    const both = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [1] },
        { asc_code: '8-ASC-06', lines: [2] },
      ],
    })
    expect(both).toMatchObject({ code: '406', errors: { 'assignments.1.asc_code': ['The contract is not signed'] } })
    const twice = await desk(dispatching.dispatchTicket, {
      ticket_number,
      row_version,
      assignments: [
        { asc_code: '8-ASC-01', lines: [1] },
        { asc_code: '8-ASC-02', lines: [1] },
      ],
    })
    expect(twice.errors).toEqual({ lines: ['Unit 1 is given to two service centres'] })
    expect(
      (await desk(dispatching.dispatchTicket, { ticket_number, row_version, asc_code: '8-ASC-01', lines: [9] })).errors,
    ).toEqual({ lines: ['Unit 9 is not on this ticket'] })
    expect((await desk(dispatching.dispatchTicket, { ticket_number, row_version })).errors).toEqual({
      asc_code: ['Service centre is required!'],
    })
    expect(await db.$count(workOrders)).toBe(orders)
    expect(await statusOf(ticket_number)).toMatchObject({ ticket_status: 'Ticket_Draft', row_version: 1 })
  })

  test('of two who dispatch at once one is too late, and loses nothing', async () => {
    const { ticket_number, row_version } = await log(desk)
    const both = await Promise.all(
      ['8-ASC-01', '8-ASC-02'].map((asc_code) =>
        desk(dispatching.dispatchTicket, { ticket_number, row_version, asc_code, lines: [1] }),
      ),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
    expect(await db.$count(workOrders, eq(workOrders.ticket_number, ticket_number))).toBe(1)
  })
})

describe('the ticket action roles', () => {
  test('Branch logs, modifies, dispatches and deletes in its own area', async () => {
    const mine = await log(branch)
    expect(await statusOf(mine.ticket_number)).toMatchObject({ action_role: 'Branch' })
    const done = await branch(dispatching.dispatchTicket, { ...mine, asc_code: '8-ASC-01', lines: [1] })
    expect(done.code).toBe('200')
  })

  test('Staff from other Dept logs and changes what is their own, and never dispatches', async () => {
    const mine = await log(other)
    expect(await statusOf(mine.ticket_number)).toMatchObject({ action_role: 'Staff from other Dept' })
    expect(await other(dispatching.dispatchTicket, { ...mine, asc_code: '8-ASC-01', lines: [1] })).toMatchObject({
      code: '403',
      message: 'No Permission',
    })
    const changed = await other(forms.modifyTicket, { ...form({ customer_name: 'Budi S' }), ...mine })
    expect(changed).toMatchObject({ code: '200', data: { row_version: 2 } })
    const theirs = await log(desk)
    const refused = await other(forms.modifyTicket, { ...form(), ...theirs })
    expect(refused).toMatchObject({ code: '409', message: 'Staff from other Dept change only tickets of their own' })
    expect((await other(contract.deleteTicket, { ...theirs, reason: 'x' })).message).toBe(
      'Staff from other Dept change only tickets of their own',
    )
  })

  test('somebody who holds the permission but acts for another department is told so', async () => {
    const held = await as(permissions, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
    const { data } = await held(forms.createTicket, form())
    expect(await held(dispatching.dispatchTicket, { ...data, asc_code: '8-ASC-01', lines: [1] })).toMatchObject({
      code: '409',
      message: 'Only Call Center and Branch dispatch tickets',
    })
  })
})
