import type * as contract from '@sejuk/contract/retail/sub-dealer-orders'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import {
  subDealerOrderLines as lines,
  subDealerOrderSerials as serials,
  subDealerOrders as t,
} from '../../../db/tables/retail/sub-dealer-orders.ts'
import { subDealers } from '../../../db/tables/retail/sub-dealers.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const tables = sql`${t} join ${subDealers} on ${eq(subDealers.subdealer_code, t.subdealer_code)}
  join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const overdue = sql<boolean>`(${t.status} = 'Submitted' and ${t.answer_due} < now())`
const fields = {
  ...getTableColumns(t),
  po_date: sql<string>`${t.po_date}::text`,
  subdealer_name: subDealers.subdealer_name,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  answered_in: sql<
    number | null
  >`round(extract(epoch from ${t.answered_date} - ${t.submitted_date}) / 3600, 1)::float8`,
  is_overdue: overdue,
}

type Asked = Pick<RequestContext<typeof contract.listSubDealerOrders>, 'viewer' | 'input'>

export const subDealerOrderList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleTo(viewer, t), (scope) =>
      and(
        scope,
        input.status ? eq(t.status, input.status) : undefined,
        input.is_overdue ? overdue : undefined,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        filterByCodes(t.subdealer_code, input.subdealer_code),
        containsText(input.search, t.po_code, subDealers.subdealer_name, customers.customer_name),
      ),
    ),
    key: t.po_code,
    sorts: { created_date: t.created_date, po_date: t.po_date, answer_due: t.answer_due },
    sort: '-created_date',
    fields,
  })

export const listSubDealerOrders = ({ db, ...context }: RequestContext<typeof contract.listSubDealerOrders>) =>
  listPage(db, subDealerOrderList(context))

export const getSubDealerOrder = async ({ db, viewer, input }: RequestContext<typeof contract.getSubDealerOrder>) => {
  const isThis = and(eq(t.po_code, input.po_code), visibleTo(viewer, t))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const { po_code } = found
  const rows = await db.select().from(lines).where(eq(lines.po_code, po_code)).orderBy(asc(lines.line_no))
  const scanned = await db
    .select()
    .from(serials)
    .where(eq(serials.po_code, po_code))
    .orderBy(asc(serials.serial_number))
  const withSerials = rows.map((line) => ({
    ...line,
    serials: scanned.filter(({ line_no }) => line_no === line.line_no).map(({ serial_number }) => serial_number),
  }))
  return { data: { ...found, lines: withSerials } }
}
