import * as contract from '@sejuk/contract/sales/sales-orders'
import type { Permission } from '@sejuk/domain/permissions'
import { type RoleCode, roleFacts } from '@sejuk/domain/role-facts'
import { standardRoles } from '@sejuk/domain/roles'
import { eq } from 'drizzle-orm'
import { moveStock } from '../src/business/stock/move-stock.ts'
import { items } from '../src/db/tables/catalogue/items.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { officialAddresses } from '../src/db/tables/customers/official-addresses.ts'
import { salesOrderTypes } from '../src/db/tables/masters/sales-order-types.ts'
import { warehouses } from '../src/db/tables/masters/warehouses.ts'
import { stockBalances } from '../src/db/tables/stock/stock-moves.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import { addPricedGoods } from './priced-goods.ts'
import type { startTestServer } from './servers/test-server.ts'
import { makeStockLists, stockItem, stockWarehouse } from './stock.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type Caller = Awaited<ReturnType<TestServer['as']>>

/** Goods, prices, a warehouse, addresses, and the people who order and decide. */
export const startOrders = async ({ db, as }: TestServer) => {
  await addPricedGoods(db)
  await makeStockLists(db)
  await db.insert(warehouses).values([stockWarehouse('W1', '705'), stockWarehouse('W2', '713')])
  await db.insert(salesOrderTypes).values({ type_code: 'REGULAR', type_name: 'Regular', local_name: 'Reguler', seq: 1 })
  await db.insert(items).values([stockItem('AC-1(I)'), stockItem('AC-1(O)')])
  const units = ['AC-1(I)', 'AC-1(O)'].map((sub_item_code) => ({
    ...{ sub_item_code, sub_item_name: sub_item_code, sub_quantity: 1, price_share: 50 },
  }))
  await db
    .update(items)
    .set({ status: 'Approved', sub_items: units, used_for_indoor_outdoor: 'Set' })
    .where(eq(items.item_code, 'AC-1'))
  await db.update(items).set({ status: 'Approved' })
  const place = { province_name: 'DKI', city_name: 'Jakarta', district_name: 'Senen', sub_district_name: 'Kramat' }
  let made = 0
  const newCustomer = async (credit_limit = 1_000_000_000, over: Partial<typeof customers.$inferInsert> = {}) => {
    const customer_code = `K-${++made}`
    await db.insert(customers).values({
      ...{ customer_code, customer_name: `Toko ${made}`, dept_code: '705', org_code: '1-GREE', created_by: 'X' },
      ...{ customer_level: 'GOLD', collect_method: 'TOP', salesman_code: seller.usercode, credit_limit, ...over },
    })
    const [address] = await db
      .insert(officialAddresses)
      .values({
        ...{ ...place, customer_code, detail_address: `Jl. Kramat ${made}`, receiver_name: 'Budi' },
        ...{ receiver_phone: '81234567890', created_by: 'X', create_user_name: 'X' },
      })
      .returning()
    return { customer_code, address_code: address?.address_code ?? '' }
  }
  const person = (role: RoleCode, username: string, department = '705', more: Permission[] = []) =>
    as([...standardRoles[role].permissions, ...more], { view_data: roleFacts[role].view_data, department, username })
  const seller = await person('Salesman', 'Dimas')
  const manager = await person('Branch-Manager', 'Rina')
  const clerk = await person('Branch-Admin', 'Siti')
  const finance = await person('Finance', 'Lina')
  const head = await person('Sales-HO', 'Gilang', '713')
  let receipts = 0
  const stockUp = (item_code: string, qty: number) =>
    db.transaction((within) =>
      moveStock(within, { usercode: 'W', username: 'Wati' }, [
        {
          ...{ type: 'GR', warehouse_code: 'W1', item_code, qty, line: 1 },
          document: { type: 'test', code: `R${++receipts}` },
        },
      ]),
    )
  const lockedOf = async (item_code: string) => {
    const [found] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, item_code))
    return found?.locked ?? 0
  }
  type Place = Awaited<ReturnType<typeof newCustomer>>
  const form = ({ address_code }: Place, over: object = {}) => ({
    ...{ order_type: 'REGULAR', warehouse_code: 'W1', address_code, requested_delivery_date: companyToday() },
    lines: [{ item_code: 'AC-2', ordered_qty: 1 }],
    ...over,
  })
  /** A draft of the salesperson; AC-2 costs 8 million. */
  const draft = async (place: Place, over: object = {}, by: Caller = seller) => {
    const { data, message } = await by(contract.createSalesOrder, {
      ...form(place, over),
      customer_code: place.customer_code,
    })
    if (!data) throw new Error(message)
    return data.order_code as string
  }
  const read = async (order_code: string, by: Caller = manager) =>
    (await by(contract.getSalesOrder, { order_code })).data as contract.SalesOrderDetail
  type Action = keyof typeof contract.actOnSalesOrder
  /** Acts on the order as it stands now. */
  const act = async (by: Caller, action: Action, order_code: string, more: object = {}) => {
    const { data } = await manager(contract.getSalesOrder, { order_code })
    return by(contract.actOnSalesOrder[action], { order_code, row_version: data?.row_version ?? 1, ...more })
  }
  return { seller, manager, clerk, finance, head, newCustomer, stockUp, lockedOf, form, draft, read, act, person }
}
