import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { goodsReceipts as t } from '../../../db/tables/stock/goods-receipts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'

export const goodsReceiptSearch = searchKind({
  ...{
    kind: 'goodsReceipts',
    needs: 'Goods-Receipt-View',
    source: sql`${t}`,
    key: t.receipt_code,
    newest: t.created_date,
  },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) => inColumns(text, { text: [t.receipt_code, t.letter_no, t.container_no, t.supplier] }),
  fields: {
    code: t.receipt_code,
    status: t.status,
    letter_no: t.letter_no,
    container_no: t.container_no,
    supplier: t.supplier,
    warehouse_name: sql<string>`(select w.warehouse_name from warehouses w where w.warehouse_code = ${t.warehouse_code})`,
  },
  record: ({ letter_no, container_no, supplier, warehouse_name, ...row }) => ({
    ...row,
    title: inOneLine(letter_no, supplier) ?? row.code,
    detail: inOneLine(warehouse_name, container_no),
    pages: [pageTo('goodsReceipt', { code: row.code })],
  }),
})
