import type * as contract from '@sejuk/contract/finance/invoice-configurations'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { invoiceConfigurations as t } from '../../../db/tables/finance/invoice-configurations.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const fields = {
  ...getTableColumns(t),
  customer_name: customers.customer_name,
  dept_code: customers.dept_code,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${customers.dept_code})`,
  with_invoice: sql<boolean>`'invoice' = any(${t.attach})`,
}

/** Of customers in sight. */
export const visibleConfiguration = (viewer: Viewer) =>
  sql`exists (select from ${customers} where ${eq(customers.customer_code, t.customer_code)} and ${visibleTo(viewer, customers)})`

type Asked = Pick<RequestContext<typeof contract.listInvoiceConfigurations>, 'viewer' | 'input'>
export const configurationList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    where: and(
      visibleTo(viewer, customers),
      filterByCodes(customers.dept_code, input.dept_code),
      input.send_mode ? eq(t.send_mode, input.send_mode) : undefined,
      input.grouping ? eq(t.grouping, input.grouping) : undefined,
      containsText(input.search, t.customer_code, customers.customer_name),
    ),
    key: t.customer_code,
    sorts: { customer_code: t.customer_code, updated_date: t.updated_date },
    sort: 'customer_code',
    fields,
  })
export const listInvoiceConfigurations = ({
  db,
  ...context
}: RequestContext<typeof contract.listInvoiceConfigurations>) => listPage(db, configurationList(context))
