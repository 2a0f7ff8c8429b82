import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const deliverySearch = searchKind({
  ...{ kind: 'deliveries', needs: 'Delivery-Order-View', source: sql`${t}`, key: t.delivery_code },
  newest: t.created_date,
  visible: visibleDeliveries,
  matches: (text) => inColumns(text, { text: [t.delivery_code, t.driver_name, t.truck_no] }),
  fields: {
    code: t.delivery_code,
    status: t.status,
    customer_name: sql<string>`(select c.customer_name from customers c where c.customer_code = ${t.customer_code})`,
    truck_no: t.truck_no,
  },
  record: ({ customer_name, truck_no, ...row }) => ({
    ...row,
    title: customer_name,
    detail: truck_no,
    pages: [pageTo('delivery', { code: row.code })],
  }),
})
