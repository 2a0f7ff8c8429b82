import type { workOrders } from '../../src/db/tables/aftersales/work-orders.ts'

type Row = typeof workOrders.$inferInsert
type Key = Pick<Row, 'work_order_number' | 'ticket_number' | 'asc_code'>

/** A work order for demo data and tests: what every row must have, replaced by what is given. */
export const workOrderRow = <Given extends Partial<Row> & Key>(given: Given) => ({
  dept_code: '705',
  customer_name: 'Budi Santoso',
  customer_phone: '81290341178',
  customer_address: 'Jl. Melati 1',
  area_name: 'Senen, Jakarta Pusat',
  service_type: 'Repair' as const,
  priority: 'Normal' as const,
  unit_count: 1,
  created_by: 'U-0',
  create_user_name: 'Somebody',
  ...given,
})
