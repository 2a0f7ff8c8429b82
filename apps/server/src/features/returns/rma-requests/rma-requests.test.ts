import * as contract from '@sejuk/contract/returns/rma-requests'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { leastWarrantyDays } from '@sejuk/domain/returns/rma-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startRmas } from '../../../../test/rmas.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { salesInvoices } from '../../../db/tables/finance/sales-invoices.ts'
import { notifications } from '../../../db/tables/platform/notifications.ts'
import { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { chaseOldUnits } from './late-units.ts'

const server = await startTestServer()
const { db, as, jobs, config } = server
const rmas = await startRmas(server)
const { asker, service, keeper, elsewhere, inStock, sold, form, create, read, act, approved, unit } = rmas
const today = companyToday()

test('a defect is checked before it is approved, by somebody else than who checked it', async () => {
  const rma_code = (await create([await sold()])).data.rma_code as string
  expect(await act(asker, 'submit', rma_code)).toMatchObject({ message: 'Exchange submitted' })
  await inStock()
  expect((await act(service, 'approve', rma_code)).message).toBe('The technical check has not confirmed the defect')
  const said = { check_result: 'Not_Confirmed', check_note: 'Works here' }
  expect(await act(service, 'check', rma_code, said)).toMatchObject({ message: 'Technical check saved' })
  expect((await act(rmas.second, 'approve', rma_code)).message).toBe('The technical check has not confirmed the defect')
  await act(service, 'check', rma_code, { check_result: 'Confirmed' })
  expect((await act(service, 'approve', rma_code)).message).toBe('Somebody else than who wrote it must approve it')
  expect(await act(rmas.second, 'approve', rma_code)).toMatchObject({ message: 'Exchange approved' })
})

test('an advance exchange: locked, sent, handed over with its warranty, the old unit back, both lives linked', async () => {
  const old = await sold()
  const fresh = await inStock()
  const rma_code = await approved(old, { is_advance: true })
  expect(await read(rma_code)).toMatchObject({
    out_status: 'Locked',
    in_status: 'Waiting',
    is_doa: true,
    is_covered: true,
  })
  const { lines } = await read(rma_code)
  const [lineIn, lineOut] = [lines.find((l) => l.item_flag === 'IN'), lines.find((l) => l.item_flag === 'OUT')]
  const ship = { lines: [{ line_no: lineOut?.line_no, serial_number: fresh }] }
  expect(await act(keeper, 'ship', rma_code, ship)).toMatchObject({ message: 'New unit sent' })
  expect((await act(keeper, 'close', rma_code)).message).toBe('The old unit and the new one are not both done')
  expect(await act(keeper, 'confirmOut', rma_code)).toMatchObject({ message: 'New unit handed over' })
  expect([(await unit(fresh))?.status, (await unit(fresh))?.customer_code]).toEqual(['Sold', 'C1'])
  expect(await unit(old)).toMatchObject({ status: 'Replaced', replaced_by_sn: fresh })
  const named = { serial_indoor: fresh, serial_outdoor: null, purchase_date: null }
  const warranty = warrantyOfUnit(await knownSerials(db, [named]), named, today)
  expect(warranty).toMatchObject({ state: 'In_Warranty', reason: 'from_replaced' })
  expect((warranty.parts_until ?? '') >= addDays(today, leastWarrantyDays)).toBe(true)
  const back = { lines: [{ line_no: lineIn?.line_no, serial_number: old.toLowerCase() }] }
  expect(await act(keeper, 'receive', rma_code, back)).toMatchObject({ data: { status: 'Approved' } })
  expect((await unit(old))?.status).toBe('Returned')
  expect(await act(keeper, 'close', rma_code)).toMatchObject({ data: { status: 'Closed' } })
  expect((await elsewhere(contract.getRmaRequest, { rma_code })).code).toBe('404')
})

test('without advance the old unit comes first; another unit than the awaited one is a difference', async () => {
  const old = await sold()
  const other = await sold()
  const fresh = await inStock()
  const rma_code = await approved(old)
  const ship = { lines: [{ line_no: 101, serial_number: fresh }] }
  expect((await act(keeper, 'ship', rma_code, ship)).message).toBe('The old unit comes back first')
  const back = { lines: [{ line_no: 1, serial_number: other }] }
  expect(await act(keeper, 'receive', rma_code, back)).toMatchObject({ data: { status: 'Adjusted' } })
  expect((await read(rma_code)).lines[0]).toMatchObject({ serial_number: old, received_serial: other })
  await act(keeper, 'ship', rma_code, ship)
  await act(keeper, 'confirmOut', rma_code)
  expect(await unit(old)).toMatchObject({ status: 'Replaced', replaced_by_sn: fresh })
})

test('a unit is in one open exchange only, is with a customer, and all units are with the same one', async () => {
  const old = await sold()
  const theirs = await sold('C2')
  const first = (await create([old])).data.rma_code as string
  expect((await create([old])).errors).toEqual({
    serial_numbers: [`Serial number ${old} stands in exchange ${first} already`],
  })
  const shelf = await inStock()
  expect((await create([shelf])).errors).toEqual({
    serial_numbers: [`Serial number ${shelf} is not with a customer`],
  })
  expect((await create([await sold(), theirs])).errors).toHaveProperty('serial_numbers')
  expect((await create([theirs], { source: 'Work_Order' })).errors).toHaveProperty('work_order_number')
  const both = await Promise.all([create([theirs]), create([theirs])])
  expect(both.filter(({ code }) => code === '200')).toHaveLength(1)
  await act(asker, 'remove', first)
  expect((await create([old])).code).toBe('200')
})

test('two weeks after the new unit left somebody is reminded, after a month the old one is billed as a draft, once', async () => {
  const old = await sold()
  const fresh = await inStock()
  const rma_code = await approved(old, { is_advance: true })
  await act(keeper, 'ship', rma_code, { lines: [{ line_no: 101, serial_number: fresh }] })
  const within = { jobs, config, offers: { effects: new Map() } }
  const sentAgo = (days: number) =>
    db
      .update(t)
      .set({ sent_date: new Date(Date.now() - days * 86_400_000).toISOString() })
      .where(eq(t.rma_code, rma_code))
  await sentAgo(13)
  await chaseOldUnits(db, within)
  expect((await read(rma_code)).reminded_date).toBeNull()
  await sentAgo(15)
  await chaseOldUnits(db, within)
  expect(await read(rma_code)).toMatchObject({ reminded_date: expect.any(String), invoice_code: null })
  const toldOf = async (event: string) =>
    (await db.select().from(notifications).where(eq(notifications.entity_code, rma_code))).filter(
      (one) => one.event === event,
    ).length
  expect(await toldOf('rma-reminder')).toBe(1)
  await sentAgo(31)
  await chaseOldUnits(db, within)
  await chaseOldUnits(db, within)
  const drafts = await db
    .select()
    .from(salesInvoices)
    .where(inArray(salesInvoices.remark, [rma_code]))
  expect(drafts).toMatchObject([{ status: '1', customer_code: 'C1', total_qty: 1 }])
  expect((await read(rma_code)).invoice_code).toBe(drafts[0]?.invoice_code)
  expect([await toldOf('rma-reminder'), await toldOf('rma-invoiced')]).toEqual([1, 1])
})

test('each call asks for its permission, and the balances are the sum of their moves', async () => {
  const rma_code = (await create([await sold()])).data.rma_code as string
  const seen = { rma_code, row_version: 1 }
  const { submit, check, approve, ship, receive, close } = contract.actOnRmaRequest
  const lines = [{ line_no: 1, serial_number: 'X1234' }]
  const answers = [
    await keeper(submit, seen),
    await asker(check, { ...seen, check_result: 'Confirmed' }),
    await asker(approve, seen),
    await asker(ship, { ...seen, lines }),
    await asker(receive, { ...seen, lines }),
    await asker(close, seen),
    await keeper(contract.createRmaRequest, form(['X1234'])),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '403'))
  const boss = await as()
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})
