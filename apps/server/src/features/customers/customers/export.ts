import { customerData } from '@sejuk/contract/customers/customers'
import { customerStatuses, customerTypes } from '@sejuk/domain/customers/customers'
import { customerWords } from '@sejuk/words/customers/customers'
import { sql } from 'drizzle-orm'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { customerList } from './queries.ts'

const asWords = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>

export const customerExport = exportable(customerData, {
  book: customerWords,
  title: 'title',
  rows: (context) => {
    const list = customerList(context)
    return {
      ...list,
      fields: {
        ...list.fields,
        business_unit_codes: sql<string>`array_to_string(${t.business_unit_codes}, ', ')`,
        detail_address: t.detail_address,
        postal_code: t.postal_code,
        pic_name: t.pic_name,
        pic_phone: t.pic_phone,
        approved_date: t.approved_date,
      },
    }
  },
  columns: [
    { key: 'customer_code', width: 18 },
    { key: 'customer_name', width: 36 },
    { key: 'customer_type_code', values: asWords(customerTypes) },
    { key: 'customer_level', width: 12 },
    { key: 'dept_code', width: 10 },
    { key: 'dept_name' },
    { key: 'salesman_code', width: 14 },
    { key: 'salesman_name' },
    { key: 'business_unit_codes', width: 24 },
    { key: 'cooperation', values: { Cooperate: 'Cooperate', 'No Cooperate': 'No Cooperate' } },
    { key: 'city_name' },
    { key: 'detail_address', width: 48 },
    { key: 'postal_code', width: 12 },
    { key: 'pic_name' },
    { key: 'pic_phone', width: 18 },
    { key: 'credit_limit', type: 'money' },
    { key: 'credit_used', type: 'money' },
    { key: 'last_order_date', type: 'date' },
    { key: 'last_visit_date', type: 'date' },
    { key: 'status', values: asWords(customerStatuses) },
    { key: 'created_date', type: 'datetime' },
    { key: 'approved_date', type: 'datetime' },
  ],
})
