import * as contract from '@sejuk/contract/catalogue/serial-lives'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeConsumerItem } from '../../../../test/aftersales.ts'
import { makeSerial, makeSet } from '../../../../test/catalogue.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { moveSerials, noteSerials, type SerialMove } from '../../../business/catalogue/serial-moves.ts'

const { db, as } = await startTestServer()
const clerk = await as(['Item-SN-History'])
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const actor = { usercode: 'U-1', username: 'Sari' }
const move = (event: SerialMove['event'], code: string, more: Partial<SerialMove> = {}) =>
  db.transaction((tx) =>
    moveSerials(tx, { event, serials: ['5EN26160001'], document: { type: 'delivery', code }, actor, ...more }),
  )
const lifeOf = async (serial_number: string, who = clerk) =>
  (await who(contract.getSerialLife, { serial_number })).data as contract.SerialLife

beforeAll(async () => {
  await makeSet(db)
  await makeSerial(db, { serial_number: '5EN26160001' })
  await makeSerial(db, { serial_number: '5EW26160001', item_code: 'GSW-09(O)', unit_kind: 'Outdoor' })
  await makeSerial(db, { serial_number: '5EN2616OOO1', status: 'Scrapped' })
  await move('sent', 'DO-1', { at: '2026-03-01T02:00:00Z', dept_code: '705' })
  await move('delivered', 'DO-1', { at: '2026-03-02T02:00:00Z', dept_code: '705' })
  await db.transaction((tx) =>
    noteSerials(tx, {
      event: 'ticket',
      serials: ['5EN26160001'],
      document: { type: 'aftersales-ticket', code: 'AST-713-1' },
      actor,
      at: '2026-05-01T02:00:00Z',
      dept_code: '713',
      note: 'Does not cool',
    }),
  )
})

describe('the life of a unit', () => {
  test('is found as it is typed, with every document in order', async () => {
    const life = await lifeOf(' 5en 2616 0001 ')
    expect(life).toMatchObject({
      serial_number: '5EN26160001',
      unit: { status: 'Sold', item_code: 'GSW-09(I)', delivered_date: '2026-03-02', fits_mask: true },
      steps: [
        { event: 'sent', status_before: 'InStock', status_after: 'InTransit', document_code: 'DO-1' },
        { event: 'delivered', status_after: 'Sold', document_type: 'delivery', username: 'Sari' },
        { event: 'ticket', status_after: 'Sold', document_code: 'AST-713-1', note: 'Does not cool' },
      ],
    })
  })

  test('has its warranty with the document it counts from', async () => {
    expect((await lifeOf('5EN26160001')).warranty).toMatchObject({
      state: 'In_Warranty',
      reason: 'from_delivery',
      starts: addDays('2026-03-02', 90),
      source: { document_type: 'delivery', document_code: 'DO-1' },
      parts: [{ part: 'sparepart', months: 36, policy_code: 'WP-SPL-S' }, { part: 'compressor' }],
    })
  })

  test('leads to the other half where somebody registered both, and counts from their purchase', async () => {
    expect((await lifeOf('5EN26160001')).pair).toBeNull()
    await makeConsumerItem(db, {
      serial_indoor: '5EN26160001',
      serial_outdoor: '5EW26160001',
      purchase_date: '2026-04-01',
    })
    expect(await lifeOf('5EN26160001')).toMatchObject({
      pair: { serial_number: '5EW26160001', item_code: 'GSW-09(O)' },
      warranty: { reason: 'from_purchase', starts: '2026-04-01', source: null },
    })
  })

  test('warns of numbers that look alike, also where the typed one does not exist', async () => {
    expect((await lifeOf('5EN26160001')).near).toMatchObject([{ serial_number: '5EN2616OOO1', status: 'Scrapped' }])
    expect(await lifeOf('5EN2616OO01')).toMatchObject({
      unit: null,
      steps: [],
      warranty: null,
      near: [{ serial_number: '5EN26160001' }, { serial_number: '5EN2616OOO1' }],
    })
    expect(await lifeOf('')).toMatchObject({ unit: null, near: [] })
  })

  test('tells documents and names of a branch only to who sees it', async () => {
    const branch = await as(['Item-SN-History'], { view_data: 'View_Data_My_Branch', department: '705' })
    const { steps } = await lifeOf('5EN26160001', branch)
    expect(steps.map(({ is_hidden }) => is_hidden)).toEqual([false, false, true])
    expect(steps[2]).toMatchObject({ event: 'ticket', document_code: null, note: null, username: null })
    const installer = await as(['Item-SN-History'], { view_data: 'View_Data_Technician' })
    expect((await lifeOf('5EN26160001', installer)).steps.every(({ is_hidden }) => is_hidden)).toBe(true)
  })

  test('links a replaced unit with the one that took its place', async () => {
    await makeSerial(db, { serial_number: 'R1000', status: 'Sold' })
    await makeSerial(db, { serial_number: 'R2000', status: 'Sold' })
    await move('replaced', 'WO-1', { serials: ['R1000'], replaced_by_sn: 'r2000' })
    expect(await lifeOf('R1000')).toMatchObject({
      unit: { status: 'Replaced', replaced_by_sn: 'R2000' },
      warranty: { state: 'Void', void_reasons: ['replaced'] },
    })
    expect(await lifeOf('R2000')).toMatchObject({ replaces: 'R1000' })
  })

  test('is not for everybody', async () => {
    const stranger = await as(['Item-Generate-SN'])
    expect(await stranger(contract.getSerialLife, { serial_number: 'X' })).toMatchObject({ code: '403' })
    expect(await stranger(contract.lookUpSerials, { serials: ['X'] })).toMatchObject({ code: '403' })
  })
})

describe('many at once', () => {
  test('each number gets its result, in the order pasted and once', async () => {
    const { data } = await clerk(contract.lookUpSerials, {
      serials: ['5en26160001', 'NOBODY99', '5EN2616OOO0', '!!', '5EN26160001', '5EN2616OO01'],
    })
    expect(data).toMatchObject([
      {
        serial_number: '5EN26160001',
        is_known: true,
        status: 'Sold',
        last_event: 'ticket',
        last_document: 'AST-713-1',
        warranty: 'In_Warranty',
      },
      { serial_number: 'NOBODY99', is_known: false, is_malformed: false, near: null },
      { serial_number: '5EN2616OOO0', is_known: false, near: null },
      { serial_number: '!!', is_known: false, is_malformed: true },
      { serial_number: '5EN2616OO01', is_known: false, near: expect.stringMatching(/^5EN2616/) },
    ])
    expect(data[0].last_date).toBe('2026-05-01T02:00:00.000Z')
  })

  test('a thousand are answered, one more is refused, and none is refused', async () => {
    const serials = Array.from({ length: 1000 }, (_, n) => `NONE${n}`)
    expect((await clerk(contract.lookUpSerials, { serials })).data).toHaveLength(1000)
    expect(await clerk(contract.lookUpSerials, { serials: [...serials, 'MORE'] })).toMatchObject({
      code: '406',
      errors: { serials: ['At most 1000 serial numbers at once'] },
    })
    expect(await clerk(contract.lookUpSerials, { serials: [] })).toMatchObject({
      code: '406',
      errors: { serials: ['Paste at least one serial number'] },
    })
  })

  test('documents of branches out of sight are left out', async () => {
    const branch = await as(['Item-SN-History'], { view_data: 'View_Data_My_Branch', department: '705' })
    const { data } = await branch(contract.lookUpSerials, { serials: ['5EN26160001'] })
    expect(data).toMatchObject([{ last_event: 'ticket', last_document: null }])
    expect(data[0].parts_until > today).toBe(true)
  })
})
