import { pageTo } from '@sejuk/domain/pages'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cheques as t } from '../../../db/tables/finance/cheques.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleCheques } from './queries.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

export const chequeSearch = searchKind({
  ...{ kind: 'cheques', needs: 'Cheque-Search', source, key: t.cheque_code, newest: t.created_date },
  visible: (viewer) => and(visibleCheques(viewer), ne(t.status, 'Deleted')),
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [customers.customer_name, customers.customer_code] })
    const theirs = sql`select ${customers.customer_code} from ${customers} where ${and(visibleTo(viewer, customers), named)}`
    return or(inColumns(text, { text: [t.cheque_code, t.cheque_no] }), keysFrom(t.customer_code, theirs))
  },
  fields: {
    code: t.cheque_code,
    title: customers.customer_name,
    status: t.status,
    amount: t.amount,
    cheque_no: t.cheque_no,
    due_date: sql<string>`${t.due_date}::text`,
  },
  record: ({ cheque_no, due_date, ...row }) => ({
    ...row,
    detail: inOneLine(cheque_no, due_date),
    pages: [pageTo('cheque', { code: row.code })],
  }),
})
