import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import { sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const sparepartSearch = searchKind({
  ...{ kind: 'partOrders', needs: 'Sparepart-Order-View', source: sql`${t}` },
  ...{ key: t.sparepart_order_code, newest: t.created_date, visible: visibleSparepartOrders },
  matches: (text) =>
    inColumns(text, { text: [t.sparepart_order_code, t.work_order_number, t.consumer_name, t.serial_number] }),
  fields: {
    code: t.sparepart_order_code,
    status: t.status,
    title: t.part_name,
    consumer_name: t.consumer_name,
    work_order_number: t.work_order_number,
  },
  record: ({ title, consumer_name, work_order_number, ...row }) => ({
    ...row,
    title: title ?? row.code,
    detail: [consumer_name, work_order_number].filter(Boolean).join(', ') || null,
    pages: [pageTo('partOrder', { code: row.code })],
  }),
})
