import { pageTo } from '@sejuk/domain/pages'
import { eq, or, sql } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { workOrderDetails as d, workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'

export const workOrderSearch = searchKind({
  ...{
    kind: 'workOrders',
    needs: 'Work-Order-Search',
    source: sql`${t}`,
    key: t.work_order_number,
    newest: t.created_date,
  },
  visible: visibleWorkOrders,
  matches: (text) =>
    or(
      inColumns(text, { text: [t.work_order_number, t.customer_name], phone: [t.customer_phone] }),
      text.serial
        ? keysFrom(
            t.work_order_number,
            sql`select ${d.work_order_number} from ${d} where ${or(eq(d.serial_indoor, text.serial), eq(d.serial_outdoor, text.serial))}`,
          )
        : undefined,
    ),
  fields: {
    code: t.work_order_number,
    title: t.customer_name,
    status: t.service_status,
    amount: t.cost_amount,
    unit_name: t.unit_name,
    area_name: t.area_name,
    asc_code: t.asc_code,
    ticket_number: t.ticket_number,
    first_detail: sql<
      number | null
    >`(select min(${d.work_order_detail_id}) from ${d} where ${d.work_order_number} = ${t.work_order_number})`,
  },
  record: ({ unit_name, area_name, asc_code, ticket_number, first_detail, ...row }) => ({
    ...row,
    detail: inOneLine(unit_name, area_name),
    pages: [
      pageTo('workOrder', { work_order_number: row.code }),
      pageTo('adminWorkOrder', { work_order_number: row.code }),
      ...(first_detail
        ? [pageTo('fieldJob', { work_order_number: row.code, work_order_detail_id: first_detail })]
        : []),
    ],
    actions: [
      { action: 'ticket', needs: 'Aftersales-Ticket-Search', page: pageTo('ticket', { ticket_number }) },
      { action: 'board', needs: 'Work-Order-Board', page: pageTo('workOrderBoard', { asc_code }) },
    ],
  }),
})
