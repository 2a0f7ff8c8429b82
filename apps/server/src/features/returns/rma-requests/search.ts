import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { rmaRequests as t } from '../../../db/tables/returns/rma-requests.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleRmas } from './queries.ts'

export const rmaSearch = searchKind({
  ...{ kind: 'rmaRequests', needs: 'RMA-Request-View', source: sql`${t}`, key: t.rma_code },
  newest: t.created_date,
  visible: visibleRmas,
  matches: (text) => inColumns(text, { text: [t.rma_code, t.work_order_number] }),
  fields: {
    code: t.rma_code,
    status: t.status,
    customer_name: sql<string>`coalesce((select c.customer_name from customers c where c.customer_code = ${t.customer_code}),
      ${t.consumer_name}, '')`,
    symptom: t.symptom,
  },
  record: ({ customer_name, symptom, ...row }) => ({
    ...row,
    title: customer_name,
    detail: symptom,
    pages: [pageTo('rma', { code: row.code })],
  }),
})
