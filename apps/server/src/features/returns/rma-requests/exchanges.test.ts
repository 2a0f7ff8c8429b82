import { listPhotos } from '@sejuk/contract/platform/attachments'
import { searchRecords } from '@sejuk/contract/platform/search'
import * as contract from '@sejuk/contract/returns/rma-requests'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { rmaPhotoModule } from '@sejuk/domain/returns/return-photos'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startRmas } from '../../../../test/rmas.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { stockItem } from '../../../../test/stock.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { knownSerials, warrantyOfUnit } from '../../../business/catalogue/unit-warranty.ts'
import { itemReplacements } from '../../../db/tables/catalogue/item-replacements.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const rmas = await startRmas(server)
const { asker, keeper, elsewhere, person, inStock, sold, form, create, read, act, approved, unit, balanceOf } = rmas
const today = companyToday()
await db.insert(items).values([stockItem('U2', { has_serial: true }), stockItem('U9', { has_serial: true })])
await db.insert(itemReplacements).values({
  ...{ old_item_code: 'U1', new_item_code: 'U2', ratio: 1, direction: 'one-way', valid_from: '2020-01-01' },
  ...{ created_by: 'X', create_user_name: 'X' },
})
const warrantyOf = async (serial: string) => {
  const named = { serial_indoor: serial, serial_outdoor: null, purchase_date: null }
  return warrantyOfUnit(await knownSerials(db, [named]), named, today)
}

test('an exchange from a work order: its service centre comes along, and a stranger to the work order is refused', async () => {
  const old = await sold()
  await makeWorkOrder(db, { work_order_number: 'WO-1', dept_code: '705' }, [{ serial_outdoor: old }])
  const centre = await as([...standardRoles['ASC-Admin'].permissions], {
    ...{ usercode: 'ASC1', view_data: 'View_Data_Asc' as const, asc_code: '8-ASC-01' },
  })
  const asked = form([old], { source: 'Work_Order', work_order_number: 'WO-1' })
  expect((await elsewhere(contract.createRmaRequest, asked)).errors).toHaveProperty('work_order_number')
  const { data, message } = await asker(contract.createRmaRequest, asked)
  expect(message).toBe('Data saved successfully')
  const rma_code = data.rma_code as string
  expect(await read(rma_code)).toMatchObject({ asc_code: '8-ASC-01', work_order_number: 'WO-1', is_doa: true })
  expect((await centre(contract.getRmaRequest, { rma_code })).code).toBe('200')
  const found = (await asker(searchRecords, { text: rma_code })).data as { kind: string }[]
  expect(found.map(({ kind }) => kind)).toEqual(['rmaRequests'])
})

test('a consumer whose dealer nobody knows gets a new unit by the work order, and by nothing else', async () => {
  const [old, fresh] = [await sold(), await inStock()]
  await db.update(serialNumbers).set({ customer_code: null }).where(eq(serialNumbers.serial_number, old))
  expect((await create([old])).errors).toEqual({ serial_numbers: [`Serial number ${old} is not with a customer`] })
  await makeWorkOrder(db, { work_order_number: 'WO-2', dept_code: '705' }, [{ serial_outdoor: old }])
  const rma_code = await approved(old, { source: 'Work_Order', work_order_number: 'WO-2' })
  expect(await read(rma_code)).toMatchObject({ customer_code: null, customer_name: 'Budi Santoso', dept_code: '705' })
  await act(keeper, 'receive', rma_code, { lines: [{ line_no: 1, serial_number: old }] })
  await act(keeper, 'ship', rma_code, { lines: [{ line_no: 101, serial_number: fresh }] })
  expect(await act(keeper, 'confirmOut', rma_code)).toMatchObject({ code: '200' })
  expect(await unit(fresh)).toMatchObject({ status: 'Sold', customer_code: null })
  expect((await asker(contract.listRmaRequests, { search: 'Budi' })).data).toHaveLength(1)
})

test('where the model is gone one that replaces it goes out, and nothing else', async () => {
  const old = await sold()
  const fresh = await inStock('U2')
  const models = async (by: typeof asker) =>
    (await by(contract.listReplacementModels, { serial_number: [old], warehouse_code: 'W1' })).data
  expect(await models(asker)).toMatchObject([
    { item_code: 'U1', available: 0, is_same: true },
    { item_code: 'U2', available: 1, is_same: false },
  ])
  expect(await models(elsewhere)).toMatchObject([{ available: 0 }, { available: 0 }])
  expect((await create([old], { out_item_code: 'U9' })).errors).toEqual({
    out_item_code: ['U9 does not take the place of U1'],
  })
  expect((await create([old], { out_item_code: 'NONE' })).errors).toHaveProperty('out_item_code')
  const rma_code = await approved(old, { is_advance: true, out_item_code: 'U2' })
  expect((await read(rma_code)).lines).toMatchObject([{ item_code: 'U1' }, { item_code: 'U2', item_flag: 'OUT' }])
  expect((await balanceOf('U2')).locked).toBe(1)
  await act(keeper, 'ship', rma_code, { lines: [{ line_no: 101, serial_number: fresh }] })
  expect(await act(keeper, 'confirmOut', rma_code)).toMatchObject({ message: 'New unit handed over' })
  expect(await unit(old)).toMatchObject({ status: 'Replaced', replaced_by_sn: fresh })
  expect(await warrantyOf(fresh)).toMatchObject({ state: 'In_Warranty', reason: 'from_replaced' })
})

test('repaired and given back: the same unit, out of the damaged stock, with the warranty it had', async () => {
  const old = await sold()
  const before = await warrantyOf(old)
  const rma_code = await approved(old, { resolution: 'Repair_Return', is_advance: true })
  expect(await read(rma_code)).toMatchObject({ out_status: 'None', in_status: 'Waiting' })
  const ship = { lines: [{ line_no: 101, serial_number: old }] }
  expect((await act(keeper, 'ship', rma_code, ship)).message).toBe('The old unit comes back first')
  const damaged = (await balanceOf('U1')).damaged
  await act(keeper, 'receive', rma_code, { lines: [{ line_no: 1, serial_number: old }] })
  expect((await balanceOf('U1')).damaged).toBe(damaged + 1)
  const other = await inStock()
  const wrong = { lines: [{ line_no: 101, serial_number: other }] }
  expect((await act(keeper, 'ship', rma_code, wrong)).errors).toEqual({
    lines: [`Only the repaired unit ${old} goes back`],
  })
  expect(await act(keeper, 'ship', rma_code, ship)).toMatchObject({ code: '200' })
  expect((await unit(old))?.status).toBe('InTransit')
  expect((await balanceOf('U1')).damaged).toBe(damaged)
  await act(keeper, 'confirmOut', rma_code)
  expect(await unit(old)).toMatchObject({ status: 'Sold', customer_code: 'C1', is_returned: false })
  expect((await warrantyOf(old)).parts_until).toBe(before.parts_until)
  expect(await act(keeper, 'close', rma_code)).toMatchObject({ data: { status: 'Closed' } })
})

test('the warranty of the compressor goes over too when the old unit came back first', async () => {
  const [old, fresh] = [await sold(), await inStock()]
  const before = await warrantyOf(old)
  const rma_code = await approved(old)
  await act(keeper, 'receive', rma_code, { lines: [{ line_no: 1, serial_number: old }] })
  await act(keeper, 'ship', rma_code, { lines: [{ line_no: 101, serial_number: fresh }] })
  await act(keeper, 'confirmOut', rma_code)
  const { parts_until, compressor_until } = await warrantyOf(fresh)
  expect({ parts_until, compressor_until }).toEqual({
    ...{ parts_until: before.parts_until, compressor_until: before.compressor_until },
  })
})

test('photos hang on an exchange for whoever sees it', async () => {
  const rma_code = (await create([await sold()])).data.rma_code as string
  const asked = { module_name: rmaPhotoModule, module_code: rma_code }
  await db.insert(attachments).values({
    ...{ ...asked, attachment_code: 'MPH-1', kind: 'photo', alias: 'defect', created_by: 'X' },
    ...{ original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: 'MPH-1', store_key: 'MPH-1' },
  })
  expect((await asker(listPhotos, asked)).data).toMatchObject([{ alias: 'defect' }])
  expect((await elsewhere(listPhotos, asked)).code).toBe('404')
  const finance = await person('Finance', 'F1')
  expect((await finance(contract.getRmaRequest, { rma_code })).code).toBe('403')
  const boss = await as()
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})
