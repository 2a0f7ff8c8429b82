import { pageTo } from '@sejuk/domain/pages'
import { ne, sql } from 'drizzle-orm'
import { customers as t } from '../../../db/tables/customers/customers.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'
import { namesBeside } from './queries.ts'

export const customerSearch = searchKind({
  ...{
    kind: 'customers',
    needs: 'Customer-List-Search',
    source: sql`${t}`,
    key: t.customer_code,
    newest: t.created_date,
  },
  visible: (viewer) => sql`${visibleTo(viewer, t)} and ${ne(t.status, 'Deleted')}`,
  matches: (text) => inColumns(text, { text: [t.customer_name, t.customer_code], phone: [t.pic_phone] }),
  fields: {
    code: t.customer_code,
    title: t.customer_name,
    status: t.status,
    phone: t.pic_phone,
    city_name: namesBeside.city_name,
    salesman_name: namesBeside.salesman_name,
  },
  record: ({ city_name, salesman_name, ...row }) => ({
    ...row,
    detail: inOneLine(city_name, salesman_name),
    pages: [pageTo('customer', { id: row.code })],
    actions: [
      { action: 'edit', needs: 'Customer-Modify', page: pageTo('editCustomer', { id: row.code }) },
      { action: 'shopsOfCustomer', needs: 'Shop-Search', page: pageTo('customerShops', { id: row.code }) },
      {
        action: 'cashbackOfCustomer',
        needs: 'Cashback-List-Search',
        page: pageTo('customerCashback', { customer_code: row.code }),
      },
    ],
  }),
})
