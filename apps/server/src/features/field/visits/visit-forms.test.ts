import { randomUUID } from 'node:crypto'
import * as collections from '@sejuk/contract/field/visit-collections'
import * as contract from '@sejuk/contract/field/visits'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { prepareVisits } from '../../../../test/visits.ts'
import { complaints } from '../../../db/tables/aftersales/complaints.ts'
import { visits } from '../../../db/tables/field/visits.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { forgetVisitPositions } from './workers.ts'

const server = await startTestServer()
const { db } = server
const { visitor, boss, finance, arrive, form, minutes, visitOf } = await prepareVisits(server)

test('a cheque is collected with its number and the day it is due; other money needs neither', async () => {
  const dimas = await visitor()
  const line = (more: object) => ({ client_uuid: randomUUID(), amount: 5_000_000, method: 'cheque', ...more })
  const { client_uuid } = await visitOf(dimas, 15, { collections: [line({ method: 'cash' })] })
  const save = (more: object) => dimas.call(contract.saveVisit, form(client_uuid, { collections: [line(more)] }))
  expect(await save({})).toMatchObject({
    code: '406',
    errors: {
      'collections.0.reference': ['Write the number of the cheque'],
      'collections.0.due_date': ['Write the day on which the cheque is due'],
    },
  })
  expect((await save({ reference: 'BG 7' })).code).toBe('406')
  expect((await save({ reference: 'BG 7', due_date: '2026-12-20' })).code).toBe('200')
})

test('a collection waits for finance, follows the form until finance decided, and is never decided by its author', async () => {
  const dimas = await visitor()
  const line = {
    client_uuid: randomUUID(),
    amount: 10_000_000,
    method: 'cheque',
    reference: 'BG 123',
    due_date: '2026-12-20',
  }
  const { client_uuid } = await visitOf(dimas, 15, { collections: [line] })
  const listed = await finance(collections.listCollections, { usercode: dimas.usercode })
  expect(listed.data).toMatchObject([
    { amount: 10_000_000, method: 'cheque', status: 'Submitted', reference: 'BG 123' },
  ])
  const more = form(client_uuid, { collections: [{ ...line, amount: 9_000_000 }] })
  expect((await dimas.call(contract.saveVisit, more)).data.is_new).toBe(true)
  const { data } = await finance(collections.listCollections, { usercode: dimas.usercode })
  expect(data).toMatchObject([{ amount: 9_000_000 }])
  const { collection_code } = data[0]
  expect((await dimas.call(collections.actOnCollection.receive, { collection_code, row_version: 2 })).code).toBe('403')
  expect((await finance(collections.actOnCollection.refuse, { collection_code, row_version: 2 })).code).toBe('406')
  expect((await finance(collections.actOnCollection.receive, { collection_code, row_version: 2 })).data.status).toBe(
    'Approved',
  )
  const late = form(client_uuid, { collections: [{ ...line, amount: 1 }] })
  expect((await dimas.call(contract.saveVisit, late)).message).toBe('Finance has decided about this collection already')
  expect((await dimas.call(contract.saveVisit, form(client_uuid, { notes: 'x' }))).code).toBe('200')
  expect((await finance(collections.listCollections, { usercode: dimas.usercode })).total).toBe(1)
})

test('money that finance has received is one receipt that waits, and neither who brought it nor who took it confirms it', async () => {
  const dimas = await visitor()
  const line = { client_uuid: randomUUID(), amount: 2_500_000, method: 'transfer', reference: 'TRF 77', due_date: null }
  await visitOf(dimas, 15, { collections: [line] })
  const [{ collection_code, row_version }] = (await finance(collections.listCollections, { usercode: dimas.usercode }))
    .data
  const isOfIt = eq(receipts.source_code, collection_code)
  expect(await db.$count(receipts, isOfIt)).toBe(0)
  const receive = () => finance(collections.actOnCollection.receive, { collection_code, row_version })
  const answers = await Promise.all([receive(), receive(), receive()])
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  const [receipt, ...others] = await db.select().from(receipts).where(isOfIt)
  expect(others).toEqual([])
  expect(receipt).toMatchObject({
    ...{ customer_code: dimas.customer_code, amount: 2_500_000, kind: 'transfer', reference: 'TRF 77' },
    ...{ source: 'visit', status: 'Waiting', allocated_amount: 0 },
    authors: [finance.usercode, dimas.usercode],
  })
  expect((await finance(collections.listCollections, { usercode: dimas.usercode })).data).toMatchObject([
    { status: 'Approved', receipt_code: receipt?.receipt_code },
  ])
})

test('a complaint becomes one ticket, however often the visit is saved', async () => {
  const dimas = await visitor()
  const said = { complaint: 'The unit drips since it was installed' }
  const { client_uuid, visit_code } = await visitOf(dimas, 15, said)
  const { data } = await dimas.call(contract.saveVisit, form(client_uuid, said))
  const [ticket] = await db.select().from(complaints).where(eq(complaints.complain_code, data.complain_code))
  expect(ticket).toMatchObject({ source: 'Dealer', description: said.complaint, created_by: dimas.usercode })
  expect(await db.$count(complaints, eq(complaints.created_by, dimas.usercode))).toBe(1)
  expect((await boss(contract.getVisit, { visit_code })).data.purposes).toEqual(['complaint'])
  const short = await visitOf(await visitor(), 15, { complaint: 'short' })
  expect(short.ended.errors).toHaveProperty('complaint')
})

test('an older save never overwrites a newer one, and after a day nothing is changed', async () => {
  const dimas = await visitor()
  const { client_uuid, visit_code } = await visitOf(dimas, 15, { notes: 'new' })
  const old = form(client_uuid, { notes: 'old' }, minutes(5))
  expect((await dimas.call(contract.saveVisit, old)).data.is_new).toBe(false)
  expect((await boss(contract.getVisit, { visit_code })).data.notes).toBe('new')
  const before = new Date(Date.now() - minutes(60 * 25)).toISOString()
  await db.update(visits).set({ in_at: before, out_at: before }).where(eq(visits.visit_code, visit_code))
  const late = await dimas.call(contract.saveVisit, form(client_uuid, { notes: 'late' }))
  expect(late).toMatchObject({ code: '409', message: 'A visit can be changed for 24 hours' })
  const other = await visitor()
  expect((await other.call(contract.saveVisit, form(client_uuid, { notes: 'mine' }))).code).toBe('404')
})

test('bad lines are told by their field and write nothing', async () => {
  const dimas = await visitor()
  const client_uuid = randomUUID()
  await arrive(dimas, { client_uuid })
  const bad = await dimas.call(
    contract.saveVisit,
    form(client_uuid, {
      prices: [{ brand: '', model: 'X', price: 0 }],
      stock: [{ item_code: 'NONE', quantity: -1 }],
      training_people: 0,
    }),
  )
  expect(Object.keys(bad.errors ?? {})).toEqual(
    expect.arrayContaining(['prices.0.brand', 'prices.0.price', 'stock.0.quantity', 'training_people']),
  )
  const unknown = await dimas.call(
    contract.saveVisit,
    form(client_uuid, { stock: [{ item_code: 'NONE', quantity: 1 }] }),
  )
  expect(unknown.errors).toHaveProperty(['stock.0.item_code'])
})

test('a supervisor rejects with a reason, the visitor is told, and a rejected visit takes no more changes', async () => {
  const dimas = await visitor()
  const { client_uuid, visit_code } = await visitOf(dimas, 30)
  expect((await boss(contract.actOnVisit.reject, { visit_code, row_version: 2 })).code).toBe('406')
  const done = await boss(contract.actOnVisit.reject, { visit_code, row_version: 2, reason: 'Nobody was there' })
  expect(done.data.status).toBe('Rejected')
  expect((await dimas.call(contract.saveVisit, form(client_uuid, { notes: 'x' }))).message).toBe('This visit is closed')
  const { data } = await dimas.call(contract.visitsOfCustomer, { customer_code: dimas.customer_code })
  expect(data).toMatchObject([{ visit_code, reject_reason: 'Nobody was there' }])
})

test('positions are emptied after 24 months', async () => {
  const dimas = await visitor()
  const { visit_code } = await visitOf(dimas, 30)
  const inThreeYears = Date.now() + 3 * 366 * 86_400_000
  expect(await forgetVisitPositions(db, inThreeYears)).toBeGreaterThan(0)
  const [row] = await db.select().from(visits).where(eq(visits.visit_code, visit_code))
  expect(row).toMatchObject({ in_lat: null, in_lng: null, distance_m: null, minutes: 30, status: 'Approved' })
})
