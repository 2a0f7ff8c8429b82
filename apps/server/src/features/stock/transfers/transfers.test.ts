import { reconcileStock, stockAvailability } from '@sejuk/contract/stock/stock'
import * as contract from '@sejuk/contract/stock/transfers'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeStock } from '../../../../test/stock.ts'
import { moveStock } from '../../../business/stock/move-stock.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { transfers } from '../../../db/tables/stock/transfers.ts'
import { tellOverdue } from './notices.ts'

const { db, as, jobs, config } = await startTestServer()
await makeStock(db)
const at = (department: string, username: string) =>
  as(undefined, { view_data: 'View_Data_My_Branch', department, username })
const clerk = await at('705', 'Joko')
const head = await at('705', 'Hana')
const receiver = await at('713', 'Rina')
const second = await at('713', 'Tono')
const serials = ['5EW26330071', '5EW26330072', '5EW26330073']
const { submit, approve, reject, receive, settle, modify, remove } = contract.actOnTransfer
let receipts = 0
const stockUp = (item_code: string, qty: number, numbers: string[] = []) =>
  db.transaction((within) =>
    moveStock(within, { usercode: 'W', username: 'Wati' }, [
      {
        ...{ type: 'GR', warehouse_code: 'W1', item_code, qty, serials: numbers, line: 1 },
        document: { type: 'test', code: `R${++receipts}` },
      },
    ]),
  )
await stockUp('P1', 20)
await stockUp('U1', 3, serials)
const letter = (over: object = {}) => ({
  ...{ from_warehouse: 'W1', to_warehouse: 'W2', transfer_reason: 'regular', eta: '2026-11-20', driver_name: 'Samsul' },
  lines: [
    { item_code: 'U1', qty: 3, serials },
    { item_code: 'P1', qty: 5 },
  ],
  ...over,
})
const create = async (over: object = {}) =>
  (await clerk(contract.createTransfer, letter(over))).data.transfer_code as string
const stockOf = async (warehouse: string, item_code: string) =>
  (await clerk(stockAvailability, { item_code: [item_code], warehouse_code: [warehouse] })).data[0]
const send = async (over: object = {}) => {
  const transfer_code = await create(over)
  await clerk(submit, { transfer_code, row_version: 1 })
  await head(approve, { transfer_code, row_version: 2 })
  return transfer_code
}
const came = (over: object) => ({ line_no: 1, qty: 0, damaged: 0, ...over })
const statesOf = async () =>
  (
    await db
      .select()
      .from(serialNumbers)
      .where(inArray(serialNumbers.serial_number, serials))
      .orderBy(serialNumbers.serial_number)
  ).map(({ status, warehouse_code }) => `${status} ${warehouse_code ?? '-'}`)

test('the head of the source sends, one unit is missing, and a second person at the destination decides', async () => {
  const transfer_code = await create()
  expect(transfer_code).toMatch(/^TO-705-\d{4}-00001$/)
  expect((await head(approve, { transfer_code, row_version: 1 })).message).toContain('Needs status')
  expect((await clerk(submit, { transfer_code, row_version: 1 })).message).toBe('Transfer submitted')
  expect((await clerk(approve, { transfer_code, row_version: 2 })).message).toBe(
    'Somebody else than who wrote it must approve it',
  )
  expect((await receiver(approve, { transfer_code, row_version: 2 })).message).toBe('The branch that sends does this')
  expect((await head(approve, { transfer_code, row_version: 2 })).data).toMatchObject({ status: 'Approved' })
  expect(await statesOf()).toEqual(serials.map(() => 'InTransit -'))
  expect(await stockOf('W1', 'P1')).toMatchObject({ on_hand: 15 })
  expect(await stockOf('W2', 'P1')).toMatchObject({ on_hand: 0, in_transit: 5, available: 0 })
  expect(await db.$count(notifications, eq(notifications.event, 'transfer-sent'))).toBe(2)

  const arrived = {
    ...{ transfer_code, row_version: 3, surplus: [{ serial_number: '7KW99', note: 'Wrong box' }] },
    lines: [
      came({ qty: 1, damaged: 1, serials: serials.slice(0, 1), damaged_serials: serials.slice(1, 2) }),
      came({ line_no: 2, qty: 5 }),
    ],
  }
  expect((await head(receive, arrived)).message).toBe('The branch that receives does this')
  expect((await receiver(receive, { ...arrived, lines: [came({ line_no: 2, qty: 6 })] })).errors).toEqual({
    'lines.0.qty': ['Quantity received is more than quantity sent'],
  })
  expect((await receiver(receive, { ...arrived, lines: [came({ qty: 1, serials: ['5EW26339999'] })] })).errors).toEqual(
    {
      'lines.0.serials': ['Serial number 5EW26339999 is not in this transfer'],
    },
  )
  expect((await receiver(receive, arrived)).data).toMatchObject({ status: 'Adjusted' })
  expect((await receiver(receive, arrived)).code).toBe('409')
  expect(await stockOf('W2', 'U1')).toMatchObject({ on_hand: 2, damaged: 1, in_transit: 1, available: 1 })
  const { data } = await receiver(contract.getTransfer, { transfer_code })
  expect(data).toMatchObject({ received_qty: 7, qty: 8, is_source: false, is_destination: true, surplus_qty: 1 })

  const decision = { transfer_code, row_version: 4, outcome: 'returned', reason: 'Still on the shelf' }
  expect((await receiver(settle, decision)).message).toBe('Somebody else than who wrote it must approve it')
  expect((await second(settle, { ...decision, outcome: 'eaten' })).code).toBe('406')
  expect((await second(settle, decision)).data).toMatchObject({ status: 'Closed' })
  expect(await statesOf()).toEqual(['InStock W2', 'InStock W2', 'InStock W1'])
  expect(await stockOf('W1', 'U1')).toMatchObject({ on_hand: 1 })
  expect(await stockOf('W2', 'U1')).toMatchObject({ in_transit: 0 })
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('what is lost is no longer on its way, and all of it at once closes the transfer', async () => {
  const lines = [{ item_code: 'P1', qty: 4 }]
  const lost = await send({ lines })
  await receiver(receive, { transfer_code: lost, row_version: 3, lines: [came({ qty: 3 })] })
  await second(settle, { transfer_code: lost, row_version: 4, outcome: 'lost', reason: 'Claimed' })
  expect(await stockOf('W2', 'P1')).toMatchObject({ in_transit: 0 })
  expect((await receiver(contract.getTransfer, { transfer_code: lost })).data).toMatchObject({
    lost_qty: 1,
    received_qty: 3,
  })
  const whole = await send({ lines })
  expect(
    (await receiver(receive, { transfer_code: whole, row_version: 3, lines: [came({ qty: 4 })] })).data,
  ).toMatchObject({
    status: 'Closed',
  })
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('units that are lost on the way are in transit no longer', async () => {
  const lost = '5EW26330099'
  await stockUp('U1', 1, [lost])
  const transfer_code = await send({ lines: [{ item_code: 'U1', qty: 1, serials: [lost] }] })
  await receiver(receive, { transfer_code, row_version: 3, lines: [], surplus: [{ serial_number: '7KW98' }] })
  await second(settle, { transfer_code, row_version: 4, outcome: 'lost', reason: 'Fell off the truck' })
  const [unit] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, lost))
  expect(unit).toMatchObject({ status: 'Lost', warehouse_code: null })
})

test('a unit that came along unnamed moves with its number; a stranger is only reported', async () => {
  const [named = '', along = ''] = ['5EW26330201', '5EW26330202']
  await stockUp('U1', 2, [named, along])
  const before = { there: (await stockOf('W1', 'U1')).on_hand, here: (await stockOf('W2', 'U1')).on_hand }
  const transfer_code = await send({ lines: [{ item_code: 'U1', qty: 1, serials: [named] }] })
  const surplus = [{ serial_number: along }, { serial_number: '7KW97' }]
  const arrived = { transfer_code, row_version: 3, lines: [came({ qty: 1, serials: [named] })], surplus }
  expect((await receiver(receive, arrived)).code).toBe('200')
  const [unit] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, along))
  expect(unit).toMatchObject({ status: 'InStock', warehouse_code: 'W2' })
  expect((await stockOf('W1', 'U1')).on_hand).toBe(before.there - 2)
  expect(await stockOf('W2', 'U1')).toMatchObject({ on_hand: before.here + 2, in_transit: 0 })
  expect((await receiver(contract.getTransfer, { transfer_code })).data.surplus).toMatchObject([
    { serial_number: along, is_moved: true },
    { serial_number: '7KW97', is_moved: false },
  ])
  expect((await head(reconcileStock)).data.differences).toEqual([])
})

test('goods may be sent to any active warehouse', async () => {
  const { data } = await clerk(contract.transferDestinationDropdown)
  expect(data.map(({ value }: { value: string }) => value)).toEqual(['W1', 'W2'])
})

test('nothing leaves that is not there, nothing is submitted without its numbers, and a rejected one is mended', async () => {
  const tooMany = await create({ lines: [{ item_code: 'P1', qty: 500 }] })
  await clerk(submit, { transfer_code: tooMany, row_version: 1 })
  expect((await head(approve, { transfer_code: tooMany, row_version: 2 })).message).toMatch(
    /^Only \d+ units are available now$/,
  )
  expect((await head(reject, { transfer_code: tooMany, row_version: 2, reason: 'Too many' })).message).toBe('Rejected')
  const { from_warehouse: _from, to_warehouse: _to, ...form } = letter({ lines: [{ item_code: 'P1', qty: 1 }] })
  expect((await clerk(modify, { ...form, transfer_code: tooMany, row_version: 3 })).data).toMatchObject({
    status: 'Draft',
  })
  expect((await clerk(remove, { transfer_code: tooMany, row_version: 4 })).data).toMatchObject({ status: 'Deleted' })
  const unnamed = await create({ lines: [{ item_code: 'U1', qty: 1 }] })
  expect((await clerk(submit, { transfer_code: unnamed, row_version: 1 })).message).toContain('each unit needs its own')
  const errors = async (over: object) => (await clerk(contract.createTransfer, letter(over))).errors
  expect(await errors({ to_warehouse: 'W1' })).toEqual({ to_warehouse: ['Goods are transferred to another warehouse'] })
  expect(await errors({ from_warehouse: 'W2', to_warehouse: 'W1' })).toEqual({
    from_warehouse: ['This choice is not in the list'],
  })
  expect(await errors({ lines: [] })).toEqual({ lines: ['At least one line is needed'] })
})

test('both branches see it in their lists, what was not sent only the source; it is printed with its numbers', async () => {
  const draft = await create({ lines: [{ item_code: 'P1', qty: 1 }] })
  const sent = await send({ lines: [{ item_code: 'P1', qty: 1 }] })
  const codes = async (user: typeof clerk, endpoint: typeof contract.listTransfersIn, input = {}) =>
    (await user(endpoint, input)).data.map(({ transfer_code }: { transfer_code: string }) => transfer_code)
  expect(await codes(clerk, contract.listTransfersOut)).toEqual(expect.arrayContaining([draft, sent]))
  expect(await codes(receiver, contract.listTransfersIn)).toContain(sent)
  expect(await codes(receiver, contract.listTransfersIn)).not.toContain(draft)
  expect(await codes(receiver, contract.listTransfersOut)).toEqual([])
  const { data } = await receiver(contract.transferLetter, { transfer_code: sent })
  const paper = await readPdf(data)
  expect(paper.text).toContain(sent)
  expect(await paper.codesOn(1)).toMatchObject([
    { format: 'QRCode', text: expect.stringContaining(`/transfer-in/transfer-detail/${sent}`) },
  ])
  expect((await clerk(contract.transferLog, { code: sent })).data).toHaveLength(3)
})

test('two days after it was expected those concerned hear of it, once', async () => {
  await db.update(transfers).set({ eta: '2026-01-01' }).where(eq(transfers.status, 'Approved'))
  const late = await db.$count(transfers, eq(transfers.status, 'Approved'))
  expect(await tellOverdue(db, { jobs, config }, '2026-01-03')).toBe(0)
  expect(await tellOverdue(db, { jobs, config }, '2026-01-04')).toBe(late)
  expect(await tellOverdue(db, { jobs, config }, '2026-01-05')).toBe(0)
  expect(await db.$count(notifications, eq(notifications.event, 'transfer-overdue'))).toBeGreaterThan(0)
  expect((await receiver(contract.listTransfersIn, { overdue: 'true' })).total).toBe(late)
})
