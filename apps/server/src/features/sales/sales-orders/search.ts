import { pageTo } from '@sejuk/domain/pages'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleOrders } from './queries.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

export const salesOrderSearch = searchKind({
  ...{ kind: 'salesOrders', needs: 'Sales-Order-View', source, key: t.order_code, newest: t.created_date },
  visible: (viewer) => and(visibleOrders(viewer), ne(t.status, 'Deleted')),
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [customers.customer_name, customers.customer_code] })
    const theirs = sql`select ${customers.customer_code} from ${customers} where ${and(visibleTo(viewer, customers), named)}`
    return or(inColumns(text, { text: [t.order_code] }), keysFrom(t.customer_code, theirs))
  },
  fields: {
    code: t.order_code,
    title: customers.customer_name,
    status: t.status,
    amount: t.total_amount,
    order_date: sql<string>`${t.order_date}::text`,
    po_number: t.po_number,
  },
  record: ({ order_date, po_number, ...row }) => ({
    ...row,
    detail: inOneLine(order_date, po_number),
    pages: [pageTo('salesOrder', { menu: 'sales-order', order_code: row.code })],
  }),
})
