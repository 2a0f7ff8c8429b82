import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleReturns } from './queries.ts'

export const returnSearch = searchKind({
  ...{ kind: 'returnRequests', needs: 'Return-Request-View', source: sql`${t}`, key: t.return_code },
  newest: t.created_date,
  visible: visibleReturns,
  matches: (text) => inColumns(text, { text: [t.return_code, t.driver_name, t.truck_no] }),
  fields: {
    code: t.return_code,
    status: t.status,
    amount: t.amount,
    customer_name: sql<string>`(select c.customer_name from customers c where c.customer_code = ${t.customer_code})`,
    truck_no: t.truck_no,
  },
  record: ({ customer_name, truck_no, ...row }) => ({
    ...row,
    title: customer_name,
    detail: truck_no,
    pages: [pageTo('return', { code: row.code })],
  }),
})
