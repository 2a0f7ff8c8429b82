import { workOrderData } from '@sejuk/contract/aftersales/work-orders'
import {
  complaintStatusWords,
  costStatusWords,
  serviceStatusWords,
  surveyStatusWords,
  workOrderWords,
} from '@sejuk/words/aftersales/work-orders'
import type { Book } from '@sejuk/words/words'
import { and, sql } from 'drizzle-orm'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { workOrderList } from './queries.ts'

/** Every word of the book is a value. */
const itsOwn = <Word extends string>({ words }: Book<Word>) =>
  Object.fromEntries(Object.keys(words).map((word) => [word, word])) as Record<Word, Word>
const choices = <const Word extends string>(...list: Word[]) =>
  Object.fromEntries(list.map((word) => [word, word])) as Record<Word, Word>

/** At most a year, from the given start or until today. */
const withinAYear = (from: string | undefined, to: string | undefined) => {
  const end = to ? sql`${to}::date + 1` : from ? sql`${from}::date + interval '1 year'` : sql`now()`
  return and(
    sql`${t.created_date} >= (${end})::timestamptz - interval '1 year' - interval '1 day'`,
    from && !to ? sql`${t.created_date} <= (${end})::timestamptz + interval '1 day'` : undefined,
  )
}

export const workOrderExport = exportable(workOrderData, {
  book: [
    workOrderWords,
    serviceStatusWords,
    surveyStatusWords,
    complaintStatusWords,
    costStatusWords,
  ] as readonly Book[],
  title: 'title',
  rows: (context) => {
    const list = workOrderList(context)
    return {
      ...list,
      where: and(list.where, withinAYear(context.input.from, context.input.to)),
      fields: {
        ...list.fields,
        customer_phone: context.viewer.permission.has('Work-Order-View-Phone')
          ? t.customer_phone
          : list.fields.customer_phone,
        customer_address: t.customer_address,
        accepted_date: t.accepted_date,
        first_visit_date: t.first_visit_date,
        finished_date: t.finished_date,
        closed_date: t.closed_date,
      },
    }
  },
  columns: [
    { key: 'work_order_number', width: 22 },
    { key: 'ticket_number', width: 22 },
    { key: 'service_status', values: itsOwn(serviceStatusWords), width: 24 },
    { key: 'customer_name', width: 28 },
    { key: 'customer_phone', width: 18 },
    { key: 'customer_address', width: 40 },
    { key: 'area_name', width: 28 },
    { key: 'service_type', values: choices('Install', 'Maintain', 'Repair', 'Survey', 'Dismantle_Relocate') },
    { key: 'priority', values: choices('Low', 'Normal', 'High', 'Urgent') },
    { key: 'warranty', values: choices('In_Warranty', 'Out_of_Warranty', 'Unknown') },
    { key: 'unit_name', width: 28 },
    { key: 'unit_count', type: 'number' },
    { key: 'dept_name' },
    { key: 'asc_code' },
    { key: 'asc_name', width: 28 },
    { key: 'technician_name', width: 24 },
    { key: 'scheduled_date', type: 'date' },
    { key: 'slot' },
    { key: 'visit_count', type: 'number' },
    { key: 'survey_status', values: itsOwn(surveyStatusWords) },
    { key: 'complaint_status', values: itsOwn(complaintStatusWords) },
    { key: 'cost_status', values: itsOwn(costStatusWords) },
    { key: 'cost_amount', type: 'number' },
    { key: 'created_date', type: 'datetime' },
    { key: 'accepted_date', type: 'datetime' },
    { key: 'first_visit_date', type: 'datetime' },
    { key: 'finished_date', type: 'datetime' },
    { key: 'closed_date', type: 'datetime' },
    { key: 'sla_due', type: 'datetime' },
  ],
})
