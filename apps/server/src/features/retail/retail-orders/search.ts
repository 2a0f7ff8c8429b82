import { pageTo } from '@sejuk/domain/pages'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { shops } from '../../../db/tables/customers/shops.ts'
import { retailOrders as t } from '../../../db/tables/retail/retail-orders.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleRetailOrders } from './queries.ts'

const source = sql`${t} join ${shops} on ${eq(shops.shop_code, t.shop_code)}`

export const sellOutSearch = searchKind({
  ...{ kind: 'sellOuts', needs: 'Retail-Order-Search', source, key: t.retail_order_code, newest: t.created_date },
  visible: (viewer) => and(visibleRetailOrders(viewer), ne(t.status, 'Deleted')),
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [shops.shop_name, shops.shop_code] })
    const theirs = sql`select ${shops.shop_code} from ${shops} where ${and(visibleTo(viewer, shops), named)}`
    return or(inColumns(text, { text: [t.retail_order_code] }), keysFrom(t.shop_code, theirs))
  },
  fields: {
    code: t.retail_order_code,
    title: shops.shop_name,
    status: t.status,
    amount: t.amount,
    sale_date: sql<string>`${t.sale_date}::text`,
    create_user_name: t.create_user_name,
  },
  record: ({ sale_date, create_user_name, ...row }) => ({
    ...row,
    detail: inOneLine(sale_date, create_user_name),
    pages: [pageTo('retailOrder', { code: row.code })],
  }),
})
