import { type DeliveryBoard, getDeliveryBoard } from '@sejuk/contract/delivery/delivery-board'
import { collectPickup, createDriverLink, type DriverDay, getDriverDay } from '@sejuk/contract/delivery/driver-links'
import { expect, test } from 'vitest'
import { startReturns } from '../../../../test/returns.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'

const server = await startTestServer()
const { as } = server
const { sold, line, read, act, approved, logistics, elsewhere, today } = await startReturns(server)

test('a pickup is a stop of the board and of the day of its truck; the driver says by the link when the goods are aboard', async () => {
  const one = await sold(1)
  const return_code = await approved([line(one, one.serials)])
  const boardOf = async (by = logistics) => (await by(getDeliveryBoard, {})).data as DeliveryBoard
  const named = (rows: readonly { return_code: string }[]) => rows.map((row) => row.return_code)
  expect(named((await boardOf()).unplanned_pickups)).toContain(return_code)
  const place = { warehouse_code: 'W1', truck_no: 'B 1 PICK', planned_date: today }
  expect(await logistics(createDriverLink, place)).toMatchObject({ code: '409' })
  const plan = { pickup_date: today, truck_no: 'B 1 PICK', stop_no: 1 }
  expect(await act(logistics, 'planPickup', return_code, plan)).toMatchObject({ code: '200' })
  const board = await boardOf()
  expect(named(board.unplanned_pickups)).not.toContain(return_code)
  expect(board.pickups).toMatchObject([{ return_code, truck_no: 'B 1 PICK', quantity: 1, collected_date: null }])
  expect((await boardOf(elsewhere)).pickups).toEqual([])
  const blind = await as(['Delivery-Order-View'], { usercode: 'BLIND' })
  expect(await boardOf(blind)).toMatchObject({ pickups: [], unplanned_pickups: [] })
  const { link } = (await logistics(createDriverLink, place)).data as { link: string }
  const token = new URL(link, 'http://sejuk.test').searchParams.get('token') ?? ''
  const opened = { token, device: 'phone-1' }
  const day = (await server.nobody(getDriverDay, opened)).data as DriverDay
  expect(day.pickups).toMatchObject([{ return_code, goods: [{ qty: 1, serials: one.serials }] }])
  const said = { ...opened, return_code, collected_from: 'Pak Yudi' }
  expect((await server.nobody(collectPickup, { ...said, device: 'phone-2' })).code).toBe('409')
  expect((await server.nobody(collectPickup, { ...said, collected_from: '' })).code).toBe('406')
  expect((await server.nobody(collectPickup, { ...said, return_code: 'RET-NONE' })).code).toBe('404')
  // Said without a network, and sent a quarter of an hour later.
  const recorded_date = new Date(Date.now() - 900_000).toISOString()
  expect((await server.nobody(collectPickup, { ...said, recorded_date: 'today' })).code).toBe('406')
  expect(await server.nobody(collectPickup, { ...said, recorded_date })).toMatchObject({
    message: 'The goods are on the truck',
  })
  expect(await server.nobody(collectPickup, { ...said, collected_from: 'Again' })).toMatchObject({ code: '200' })
  expect(await read(return_code)).toMatchObject({ collected_from: 'Pak Yudi', collected_date: recorded_date })
})
