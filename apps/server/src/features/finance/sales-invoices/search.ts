import { pageTo } from '@sejuk/domain/pages'
import { and, eq, or, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { salesInvoices as t } from '../../../db/tables/finance/sales-invoices.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'
import { visibleInvoices } from './queries.ts'

const source = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`

export const invoiceSearch = searchKind({
  ...{ kind: 'salesInvoices', needs: 'Sales-Invoice-View', source, key: t.invoice_code, newest: t.created_date },
  visible: visibleInvoices,
  matches: (text, viewer) => {
    const named = inColumns(text, { text: [customers.customer_name, customers.customer_code] })
    const theirs = sql`select ${customers.customer_code} from ${customers} where ${and(visibleTo(viewer, customers), named)}`
    return or(inColumns(text, { text: [t.invoice_code] }), keysFrom(t.customer_code, theirs))
  },
  fields: {
    code: t.invoice_code,
    title: customers.customer_name,
    status: t.status,
    amount: t.grand_total,
    invoice_date: sql<string>`${t.invoice_date}::text`,
    external_no: t.external_no,
  },
  record: ({ invoice_date, external_no, ...row }) => ({
    ...row,
    detail: inOneLine(invoice_date, external_no),
    pages: [pageTo('salesInvoice', { code: row.code })],
  }),
})
