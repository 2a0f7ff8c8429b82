import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { complaints as t } from '../../../db/tables/aftersales/complaints.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const complaintSearch = searchKind({
  ...{ kind: 'complaints', needs: 'Complain-Search', source: sql`${t}`, key: t.complain_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) => inColumns(text, { text: [t.complain_code, t.customer_name], phone: [t.customer_phone] }),
  fields: {
    code: t.complain_code,
    title: t.customer_name,
    status: t.status,
    detail: t.description,
    work_order_number: t.work_order_number,
  },
  record: ({ work_order_number, ...row }) => ({
    ...row,
    pages: [pageTo('complaint', { code: row.code })],
    actions: work_order_number
      ? [{ action: 'workOrder', needs: 'Work-Order-Search', page: pageTo('workOrder', { work_order_number }) }]
      : [],
  }),
})
