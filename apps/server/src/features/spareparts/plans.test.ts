import { listOldParts } from '@sejuk/contract/spareparts/old-parts'
import { listSparepartOrders, listSparepartRequests } from '@sejuk/contract/spareparts/sparepart-orders'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll } from 'vitest'
import { makeRegions, makeTicket } from '../../../test/aftersales.ts'
import { branchOf, fillCompany, twoCustomers } from '../../../test/large-company.ts'
import { newest, ofNumber, readPlans } from '../../../test/plans.ts'
import { makeStockLists, stockItem } from '../../../test/stock.ts'
import { items } from '../../db/tables/catalogue/items.ts'

const plans = await readPlans({
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Asc: { asc_code: 'P-7' },
  View_Data_Customer: { customer_codes: twoCustomers },
})
const { pool, fill, analyze, testLists } = plans

/** A hundred centres with two technicians each. */
const centre = `'P-' || n % 100`
const technician = `'P-S' || n % 200`

beforeAll(async () => {
  await fillCompany(plans)
  const db = drizzle(pool)
  await makeRegions(db)
  await pool.query(`insert into service_centres (asc_code, asc_name, asc_type, asc_group, dept_code, lat, lng)
    select 'P-' || n, 'Centre ' || n, 'RAC', 'Jakarta', ${branchOf}, -6, 106 from generate_series(0, 99) n`)
  await makeTicket(db, { ticket_number: 'P' })
  await pool.query(`insert into work_orders (work_order_number, ticket_number, asc_code, dept_code, customer_name, customer_phone,
      customer_address, service_type, priority, created_by, create_user_name)
    select 'P-' || n, 'P', 'P-1', '705', 'x', 'x', 'x', 'Repair', 'Normal', 'U', 'U' from generate_series(0, 299) n`)
  await fill(
    'sparepart_orders',
    `(sparepart_order_code, order_kind, work_order_number, asc_code, customer_code, technician_code, dept_code, warehouse_code, supply_dept,
      delivery_to, created_by, create_user_name, created_date)
    select 'P-' || n, 'In_Warranty', case when n % 20 > 0 then 'P-' || n % 300 end, ${centre}, 'P-' || lpad((1 + n % 3000)::text, 5, '0'), ${technician},
      ${branchOf}, 'P-W1', case when n % 11 = 0 then '705' else ${branchOf} end, 'x', 'P-S' || n % 90, 'U', ${newest} ${ofNumber}`,
  )
  await makeStockLists(db)
  await db.insert(items).values(Array.from({ length: 101 }, (_, n) => stockItem(`P-${n}`)))
  await fill(
    'old_parts',
    `(old_part_code, asc_code, dept_code, technician_code, work_order_number, item_code, item_name, qty, price, used_date, due_date)
    select 'P-' || n, ${centre}, ${branchOf}, ${technician}, 'P-' || n % 300, 'P-' || n / 300, 'Part ' || n, 1, 1000, '2026-11-01', date '2026-12-15' - n / 50
    ${ofNumber}`,
  )
  await analyze()
}, 300_000)

testLists([
  ['orders', listSparepartOrders, 'created_date'],
  ['requests over the counter', listSparepartRequests, 'created_date'],
  ['old parts', listOldParts, 'due_date'],
])
