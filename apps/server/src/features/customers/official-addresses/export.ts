import { officialAddressData } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { customers } from '../../../db/tables/customers/customers.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { officialAddressList } from './queries.ts'

export const officialAddressExport = exportable(officialAddressData, {
  book: officialAddressWords,
  title: 'title',
  rows: (context) => {
    const list = officialAddressList(context)
    const { open_orders: _, ...fields } = list.fields
    return { ...list, fields: { ...fields, dept_code: customers.dept_code, created_by: t.created_by } }
  },
  columns: [
    { key: 'address_code', width: 14 },
    { key: 'dept_code', word: 'branch', width: 10 },
    { key: 'customer_code', width: 18 },
    { key: 'customer_name', width: 32 },
    { key: 'province_name' },
    { key: 'city_name' },
    { key: 'district_name' },
    { key: 'sub_district_name' },
    { key: 'detail_address', width: 48 },
    { key: 'postal_code', width: 12 },
    { key: 'receiver_name' },
    { key: 'receiver_phone', width: 20 },
    { key: 'created_date', type: 'datetime' },
    { key: 'create_user_name' },
    { key: 'created_by', width: 18 },
  ],
})
