import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { transfers as t } from '../../../db/tables/stock/transfers.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleTransfers } from './queries.ts'

const nameOf = (warehouse: PgColumn) =>
  sql<string>`(select w.warehouse_name from warehouses w where w.warehouse_code = ${warehouse})`

export const transferSearch = searchKind({
  ...{ kind: 'transfers', needs: 'Transfer-View', source: sql`${t}`, key: t.transfer_code, newest: t.created_date },
  visible: visibleTransfers,
  matches: (text) => inColumns(text, { text: [t.transfer_code, t.driver_name, t.truck_no] }),
  fields: {
    code: t.transfer_code,
    status: t.status,
    from_name: nameOf(t.from_warehouse),
    to_name: nameOf(t.to_warehouse),
    truck_no: t.truck_no,
  },
  record: ({ from_name, to_name, truck_no, ...row }) => ({
    ...row,
    title: `${from_name} → ${to_name}`,
    detail: truck_no,
    pages: [
      pageTo('transferDetail', { menu: 'transfer-out', order_code: row.code }),
      pageTo('transferDetail', { menu: 'transfer-in', order_code: row.code }),
    ],
  }),
})
