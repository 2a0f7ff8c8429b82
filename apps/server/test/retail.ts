import { randomUUID } from 'node:crypto'
import { addDays } from '@sejuk/domain/values/dates'
import { customers } from '../src/db/tables/customers/customers.ts'
import { keypersons, promotors, shopPromotors, shops } from '../src/db/tables/customers/shops.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import { makeSerial, makeSet } from './catalogue.ts'
import { prepareCustomers } from './customers.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>

const sub_district_code = '31.73.05.1002'

/** Two customers with a shop each, a keyperson in both, a promotor in the first, and sets that were delivered to them. */
export const prepareRetail = async (server: TestServer) => {
  const { db } = server
  await prepareCustomers(server)
  await makeSet(db)
  const today = companyToday()
  const place = { lat: -6.2, lng: 106.8, sub_district_code, created_by: 'SALES' }
  for (const [n, dept_code] of [
    [1, '705'],
    [2, '713'],
  ] as const) {
    const customer_code = `C-${n}`
    const owner = { customer_code, dept_code, salesman_code: `SALES-${n}`, created_by: 'SALES' }
    await db.insert(customers).values({ ...owner, customer_name: `Customer ${n}`, status: 'Approved' })
    const shop = { shop_code: `SHP-${n}`, shop_name: `Shop ${n}`, status: 'Approved' as const }
    await db.insert(shops).values({ ...owner, ...place, ...shop })
  }
  const seller = (usercode: string, n: number, view_data: 'View_Data_Keyperson' | 'View_Data_Salesman') =>
    server.as(['Retail-Order-Input', 'Retail-Order-Search'], {
      ...{ usercode, username: usercode, view_data, department: n === 1 ? '705' : '713' },
      shop_codes: view_data === 'View_Data_Keyperson' ? [`SHP-${n}`] : [],
    })
  const keyperson = await seller('KEY-1', 1, 'View_Data_Keyperson')
  const other = await seller('KEY-2', 2, 'View_Data_Keyperson')
  const promotor = await seller('PROMO', 1, 'View_Data_Salesman')
  for (const [n, dept_code] of [
    [1, '705'],
    [2, '713'],
  ] as const)
    await db.insert(keypersons).values({
      ...{ keyperson_code: `KEY-${n}`, keyperson_name: `Keyperson ${n}`, phone: '81234567890', shop_code: `SHP-${n}` },
      ...{ dept_code, user_code: `KEY-${n}`, created_by: 'SALES' },
    })
  const known = { promotor_code: 'PRM-1', promotor_name: 'Promotor 1', phone: '81234567891', dept_code: '705' }
  await db.insert(promotors).values({ ...known, join_date: '2026-01-01', user_code: 'PROMO', created_by: 'SALES' })
  await db.insert(shopPromotors).values({ shop_code: 'SHP-1', promotor_code: 'PRM-1' })

  let count = 0
  /** Both numbers of a set that lies in a shop of the customer. */
  const newSet = async (customer_code = 'C-1', more: object = {}) => {
    const n = String(++count).padStart(6, '0')
    const of = { status: 'Sold' as const, customer_code, delivered_date: addDays(today, -20), dept_code: '705' }
    const outdoor = { item_code: 'GSW-09(O)', item_name: 'Gree Split 1 PK Outdoor', unit_kind: 'Outdoor' as const }
    const serial_indoor = `4GN2635${n}`
    const serial_outdoor = `4GW2635${n}`
    await makeSerial(db, { serial_number: serial_indoor, ...of, ...more })
    await makeSerial(db, { serial_number: serial_outdoor, ...outdoor, ...of, ...more })
    return { serial_indoor, serial_outdoor }
  }
  const sale = (lines: readonly object[], more: object = {}) => ({
    ...{ client_uuid: randomUUID(), at_device: new Date().toISOString(), sent_at_device: new Date().toISOString() },
    ...{ shop_code: 'SHP-1', sale_date: today, lines },
    ...more,
  })
  return { today, keyperson, other, promotor, newSet, sale, sub_district_code }
}
