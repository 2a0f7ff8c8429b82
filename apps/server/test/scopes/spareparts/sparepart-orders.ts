import * as contract from '@sejuk/contract/spareparts/sparepart-orders'
import { customers } from '../../../src/db/tables/customers/customers.ts'
import { warehouses } from '../../../src/db/tables/masters/warehouses.ts'
import { sparepartOrders } from '../../../src/db/tables/spareparts/sparepart-orders.ts'
import { makeCentre } from '../../aftersales.ts'
import { makeStockLists, stockWarehouse } from '../../stock.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

/** An order is seen by its branch, its centre, its technician, its customer and whoever made it. */
export const sparepartOrderRows: ScopedRows = {
  name: 'spare-part orders',
  columns: ['dept_code', 'asc_code', 'technician_code', 'created_by', 'customer_code'],
  make: async (db, { dept_code, asc_code, technician_code, created_by, customer_code }, n) => {
    const sparepart_order_code = `SPO-${n}`
    const warehouse_code = `WSO-${n}`
    await makeStockLists(db)
    await makeCentre(db, { asc_code, dept_code })
    await db.insert(warehouses).values(stockWarehouse(warehouse_code, dept_code))
    const named = { customer_code, customer_name: 'Toko', dept_code, created_by: 'X', customer_level: 'GOLD' }
    await db
      .insert(customers)
      .values({ ...named, org_code: '1-GREE', collect_method: 'TOP' })
      .onConflictDoNothing()
    await db.insert(sparepartOrders).values({
      ...{ sparepart_order_code, dept_code, asc_code, technician_code, customer_code, created_by },
      ...{ warehouse_code, supply_dept: dept_code, order_kind: 'In_Warranty', delivery_to: 'ASC' },
      create_user_name: 'Somebody',
    })
    return sparepart_order_code
  },
  asks: [
    {
      endpoint: contract.listSparepartOrders,
      keyOf: named('sparepart_order_code'),
      input: () => ({ limit: 100 }),
    },
    {
      endpoint: contract.listSparepartRequests,
      keyOf: named('sparepart_order_code'),
      input: () => ({ limit: 100 }),
    },
    { endpoint: contract.getSparepartOrder, one: (sparepart_order_code) => ({ sparepart_order_code }) },
    { endpoint: contract.sparepartOrderLog, one: (code) => ({ code }) },
  ],
}
