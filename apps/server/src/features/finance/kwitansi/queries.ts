import type * as contract from '@sejuk/contract/finance/kwitansi'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { kwitansi as t } from '../../../db/tables/finance/kwitansi.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleKwitansi = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const fields = {
  ...getTableColumns(t),
  kwitansi_date: sql<string>`${t.kwitansi_date}::text`,
  customer_name: customers.customer_name,
  prints: sql<number>`coalesce((select sum(p.prints)::int from issued_papers p
    where p.kind = 'kwitansi' and p.document_code = ${t.kwitansi_code}), 0)`,
}

export const listKwitansi = ({ db, viewer, input }: RequestContext<typeof contract.listKwitansi>) =>
  listPage(
    db,
    asList({
      input,
      source: tables,
      own: sql`${t}`,
      ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleKwitansi(viewer), (scope) =>
        and(
          scope,
          input.receipt_code ? eq(t.receipt_code, input.receipt_code) : undefined,
          input.status ? eq(t.status, input.status) : undefined,
          filterByCodes(t.dept_code, input.dept_code),
          filterByCodes(t.customer_code, input.customer_code),
          containsText(input.search, t.kwitansi_code, t.receipt_code, customers.customer_name),
        ),
      ),
      key: t.kwitansi_code,
      sorts: { created_date: t.created_date, amount: t.amount },
      sort: '-created_date',
      fields,
    }),
  )

export const kwitansiOf = async ({ db, viewer }: { db: Db; viewer: Viewer }, kwitansi_code: string) => {
  const isThis = and(eq(t.kwitansi_code, kwitansi_code), visibleKwitansi(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  return found ?? refuse('notFound')
}

export const getKwitansi = async (context: RequestContext<typeof contract.getKwitansi>) => ({
  data: await kwitansiOf(context, context.input.kwitansi_code),
})
