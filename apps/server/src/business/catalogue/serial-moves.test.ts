import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeSerial, makeSet } from '../../../test/catalogue.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { serialEvents } from '../../db/tables/catalogue/serial-events.ts'
import { serialNumbers } from '../../db/tables/catalogue/serial-numbers.ts'
import { makeSerials } from './new-serials.ts'
import { moveSerials, noteSerials, type SerialMove } from './serial-moves.ts'

const { db } = await startTestServer()
const actor = { usercode: 'U-1', username: 'Sari' }
const document = { type: 'goods-receipt', code: 'GR-1' }
const move = (event: SerialMove['event'], serials: string[], more: Partial<SerialMove> = {}) =>
  db.transaction((tx) => moveSerials(tx, { event, serials, document, actor, ...more }))
const of = async (serial: string) =>
  (await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial)))[0]
const lifeOf = async (serial: string) =>
  (
    await db
      .select()
      .from(serialEvents)
      .where(eq(serialEvents.serial_number, serial))
      .orderBy(asc(serialEvents.happened_at), asc(serialEvents.event_id))
  ).map(({ event, status_after, document_code }) => [event, status_after, document_code])

beforeAll(() => makeSet(db))

test('a life from the factory to the customer and back is kept step by step, with its days', async () => {
  await db.transaction((tx) => makeSerials(tx, { item_code: 'GSW-09(I)', serials: ['a1 000'], document, actor }))
  await move('received', ['A1000'])
  await move('sent', ['A1000'], { document: { type: 'delivery', code: 'DO-1' } })
  await move('delivered', ['A1000'], {
    document: { type: 'delivery', code: 'DO-1' },
    at: '2026-03-01T18:00:00Z',
    customer_code: 'C-1',
    dept_code: '705',
  })
  expect(await of('A1000')).toMatchObject({
    status: 'Sold',
    delivered_date: '2026-03-02',
    customer_code: 'C-1',
    dept_code: '705',
    set_item_code: 'GSW-09',
    unit_kind: 'Indoor',
  })
  await move('returned', ['A1000'], { document: { type: 'rma', code: 'RMA-1' } })
  expect(await of('A1000')).toMatchObject({ status: 'Returned', is_returned: true })
  await move('restocked', ['A1000'], { document: { type: 'rma', code: 'RMA-1' } })
  expect(await of('A1000')).toMatchObject({ status: 'InStock', is_returned: false, delivered_date: null })
  expect(await lifeOf('A1000')).toHaveLength(6)
  expect((await lifeOf('A1000')).at(-1)).toEqual(['restocked', 'InStock', 'RMA-1'])
})

test('all units of a document move or none, and each refused one is named', async () => {
  await makeSerial(db, { serial_number: 'B1000' })
  await makeSerial(db, { serial_number: 'B2000', status: 'Sold' })
  await expect(move('locked', ['B1000', 'B2000', 'B3000'])).rejects.toMatchObject({
    answer: {
      code: '409',
      status: 'SerialRefused',
      message: 'Serial number B2000 is sold, it cannot be locked',
      errors: {
        'serials.B2000': ['Serial number B2000 is sold, it cannot be locked'],
        'serials.B3000': ['Serial number B3000 is not known'],
      },
    },
  })
  expect(await of('B1000')).toMatchObject({ status: 'InStock' })
  expect(await lifeOf('B1000')).toEqual([])
})

test('a unit of another model, or of another warehouse, is refused', async () => {
  await makeSerial(db, { serial_number: 'C1000' })
  await expect(move('locked', ['C1000'], { item_code: 'GSW-09(O)' })).rejects.toMatchObject({
    answer: { message: 'Serial number does not match the model' },
  })
  await expect(move('sent', ['C1000'], { from_warehouse_code: 'WH-9' })).rejects.toMatchObject({
    answer: { message: 'Serial number C1000 does not lie in this warehouse' },
  })
})

test('what was seen in the field is kept and moves only what it can', async () => {
  await makeSerial(db, { serial_number: 'D1000', status: 'Sold' })
  await makeSerial(db, { serial_number: 'D2000' })
  const { moved, known } = await move('installed', ['D1000', 'D2000', 'D3000'], { observed: true })
  expect([moved, known]).toEqual([['D1000'], ['D1000', 'D2000']])
  expect([(await of('D1000'))?.status, (await of('D2000'))?.status]).toEqual(['Installed', 'InStock'])
  expect(await lifeOf('D2000')).toEqual([['installed', 'InStock', 'GR-1']])
})

test('a note is kept and moves nothing', async () => {
  await makeSerial(db, { serial_number: 'E1000', status: 'Sold' })
  await db.transaction((tx) =>
    noteSerials(tx, {
      event: 'invoiced',
      serials: ['E1000', 'NOBODY'],
      document: { type: 'sales-invoice', code: 'SI-1' },
      actor,
      at: '2026-05-01T03:00:00Z',
    }),
  )
  expect(await of('E1000')).toMatchObject({ status: 'Sold', invoiced_date: '2026-05-01' })
  expect(await lifeOf('E1000')).toEqual([['invoiced', 'Sold', 'SI-1']])
})

test('a number is made once, and only for an item that bears numbers', async () => {
  const make = (item_code: string, ...serials: string[]) =>
    db.transaction((tx) => makeSerials(tx, { item_code, serials, document, actor }))
  await make('GSW-09(I)', 'F1000')
  await expect(make('GSW-09(I)', 'F2000', 'F1000')).rejects.toMatchObject({
    answer: { message: 'Serial number already exists' },
  })
  expect(await of('F2000')).toBeUndefined()
  await expect(make('GSW-09', 'F3000')).rejects.toMatchObject({
    answer: { message: 'Item GSW-09 has no serial numbers' },
  })
  await expect(make('GSW-09(I)', '?')).rejects.toMatchObject({
    answer: { message: 'Serial number does not match the model' },
  })
})

test('two documents that want the same unit: one gets it', async () => {
  await makeSerial(db, { serial_number: 'G1000' })
  await makeSerial(db, { serial_number: 'G2000' })
  const results = await Promise.allSettled([move('locked', ['G1000', 'G2000']), move('locked', ['G2000', 'G1000'])])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
