import { pageTo } from '@sejuk/domain/pages'
import { and, eq, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { rebateTypes } from '../../../db/tables/masters/rebate-types.ts'
import { cashbacks as t } from '../../../db/tables/sales/cashbacks.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'
import { lineScope } from './commands.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${rebateTypes} on ${eq(rebateTypes.type_rebate_code, t.type_rebate_code)}`

export const cashbackSearch = searchKind({
  ...{ kind: 'cashbacks', needs: 'Cashback-List-Search', source, key: t.cashback_code, newest: t.created_date },
  visible: lineScope,
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [customers.customer_name, customers.customer_code] })
    const theirs = sql`select ${customers.customer_code} from ${customers} where ${and(visibleTo(viewer, customers), named)}`
    return or(inColumns(text, { text: [t.cashback_code] }), keysFrom(t.customer_code, theirs))
  },
  fields: {
    code: t.cashback_code,
    title: customers.customer_name,
    status: t.status,
    amount: t.cashback_remain,
    customer_code: t.customer_code,
    period: t.period,
    type_rebate_name: rebateTypes.type_rebate_name,
  },
  record: ({ customer_code, period, type_rebate_name, ...row }) => ({
    ...row,
    detail: inOneLine(type_rebate_name, period),
    pages: [pageTo('cashback', { code: row.code })],
    actions: [
      {
        action: 'cashbackOfCustomer',
        needs: 'Cashback-List-Search',
        page: pageTo('customerCashback', { customer_code }),
      },
      {
        action: 'cashbackStatement',
        needs: 'Cashback-List-Search',
        page: pageTo('cashbackStatement', { customer_code }),
      },
    ],
  }),
})
