import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { shops as t } from '../../../db/tables/customers/shops.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const shopSearch = searchKind({
  ...{ kind: 'shops', needs: 'Shop-Search', source: sql`${t}`, key: t.shop_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) => inColumns(text, { text: [t.shop_name, t.shop_code], phone: [t.phone] }),
  fields: {
    code: t.shop_code,
    title: t.shop_name,
    status: t.status,
    phone: t.phone,
    customer_code: t.customer_code,
    detail: sql<string | null>`(select c.customer_name from customers c where c.customer_code = ${t.customer_code})`,
  },
  record: ({ customer_code, ...row }) => ({
    ...row,
    pages: [pageTo('shop', { id: customer_code, shop_code: row.code })],
    actions: [{ action: 'customer', needs: 'Customer-List-Search', page: pageTo('customer', { id: customer_code }) }],
  }),
})
