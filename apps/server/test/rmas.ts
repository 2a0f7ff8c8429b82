import * as contract from '@sejuk/contract/returns/rma-requests'
import { type RoleCode, roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { customerRow } from '../demo/makers/customer-row.ts'
import { moveSerials } from '../src/business/catalogue/serial-moves.ts'
import { moveStock } from '../src/business/stock/move-stock.ts'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { stockBalances } from '../src/db/tables/stock/stock-moves.ts'
import type { startTestServer } from './servers/test-server.ts'
import { makeStock } from './stock.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>
type Caller = Awaited<ReturnType<TestServer['as']>>

/** Units with customers and in stock, and the people who exchange them. */
export const startRmas = async ({ db, as }: TestServer) => {
  await makeStock(db)
  const person = (role: RoleCode, usercode: string, department = '705') =>
    as([...standardRoles[role].permissions], { usercode, department, view_data: roleFacts[role].view_data })
  const asker = await person('Branch-Admin', 'A1')
  const service = await person('After-Sales-Department', 'T1')
  const second = await person('After-Sales-Department', 'T2')
  const keeper = await person('Warehouse', 'W1')
  const elsewhere = await person('Branch-Manager', 'E1', '713')
  await db
    .insert(customers)
    .values([
      customerRow({ customer_code: 'C1', customer_name: 'Toko Satu', dept_code: '705', salesman_code: 'S1' }),
      customerRow({ customer_code: 'C2', customer_name: 'Toko Dua', dept_code: '705', salesman_code: 'S1' }),
    ])
  const by = { usercode: 'W', username: 'Wati' }
  let made = 0
  const inStock = async (item_code = 'U1') => {
    const serial = `9EW26${String(++made).padStart(5, '0')}`
    const document = { type: 'test', code: `G${made}` }
    await db.transaction((within) =>
      moveStock(within, by, [
        { type: 'GR', warehouse_code: 'W1', item_code, qty: 1, line: 1, serials: [serial], document },
      ]),
    )
    return serial
  }
  const sold = async (customer_code = 'C1') => {
    const serial = await inStock()
    const document = { type: 'test', code: `D${made}` }
    await db.transaction(async (within) => {
      await moveStock(within, by, [
        { type: 'GI', warehouse_code: 'W1', item_code: 'U1', qty: 1, line: 1, serials: [serial], document },
      ])
      const told = { serials: [serial], document, actor: by, customer_code, dept_code: '705' }
      await moveSerials(within, { ...told, event: 'delivered' })
    })
    return serial
  }
  const form = (serial_numbers: string[], over: object = {}) => ({
    ...{ source: 'Dealer_DOA', warehouse_code: 'W1', symptom: 'Does not start', resolution: 'Replace_Unit' },
    ...{ serial_numbers, ...over },
  })
  const create = (serials: string[], over: object = {}) => asker(contract.createRmaRequest, form(serials, over))
  const read = async (rma_code: string): Promise<contract.RmaDetail> =>
    (await service(contract.getRmaRequest, { rma_code })).data
  const act = async (user: Caller, name: keyof typeof contract.actOnRmaRequest, code: string, more: object = {}) =>
    user(contract.actOnRmaRequest[name], { rma_code: code, row_version: (await read(code)).row_version, ...more })
  const done = async (asked: ReturnType<typeof act>) => {
    const answer = await asked
    if (answer.code !== '200') throw new Error(answer.message)
  }
  /** Submitted by one, checked by a second and approved by a third. */
  const approved = async (serial: string, over: object = {}) => {
    const answer = await create([serial], over)
    if (answer.code !== '200') throw new Error(JSON.stringify(answer.errors ?? answer.message))
    const rma_code = answer.data.rma_code as string
    await done(act(asker, 'submit', rma_code))
    await done(act(service, 'check', rma_code, { check_result: 'Confirmed', check_note: 'No current' }))
    await done(act(second, 'approve', rma_code))
    return rma_code
  }
  const unit = async (serial: string) => {
    const [found] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial))
    return found
  }
  const balanceOf = async (item_code: string) => {
    const [found] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, item_code))
    return { on_hand: found?.on_hand ?? 0, locked: found?.locked ?? 0, damaged: found?.damaged ?? 0 }
  }
  return {
    ...{ person, asker, service, second, keeper, elsewhere, inStock, sold, form, create, read, act, approved, unit },
    balanceOf,
  }
}
