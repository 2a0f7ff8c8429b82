import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as orders from '@sejuk/contract/aftersales/work-orders'
import { makeTechnician } from '../../aftersales.ts'
import { makeWorkOrder, workOrderOf } from '../../work-orders.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

/** A work order is seen by its branch, its centre, its technicians and whoever made it. */
const workOrderRows: ScopedRows = {
  name: 'work orders',
  columns: ['dept_code', 'asc_code', 'technician_code', 'created_by'],
  make: async (db, { dept_code, asc_code, technician_code, created_by }, n) => {
    const work_order_number = `WO-${n}`
    await makeWorkOrder(db, { work_order_number, dept_code, asc_code, technician_code, created_by })
    return work_order_number
  },
  asks: [
    { endpoint: orders.listWorkOrders, keyOf: named('work_order_number'), input: () => ({ limit: 100 }) },
    { endpoint: orders.getWorkOrder, one: (work_order_number) => ({ work_order_number }) },
    { endpoint: orders.workOrderLog, one: (code) => ({ code }) },
    { endpoint: board.technicianChoices, one: (work_order_number) => ({ work_order_number }) },
    {
      endpoint: board.visitChoices,
      one: async (work_order_number, db) => {
        const order = await workOrderOf(db, work_order_number)
        const technician_code = `T-${order.asc_code}`
        await makeTechnician(db, technician_code, order.asc_code)
        return { work_order_number, technician_code }
      },
    },
  ],
}

export const workOrdersInScope = [workOrderRows]
