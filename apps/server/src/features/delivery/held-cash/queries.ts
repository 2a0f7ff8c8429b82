import type * as contract from '@sejuk/contract/delivery/held-cash'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { heldCash as t } from '../../../db/tables/delivery/held-cash.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { and } from 'drizzle-orm'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

export const visibleHeldCash = (viewer: Viewer) => visibleTo(viewer, t)

const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const takenDay = sql`(${t.taken_date} at time zone 'Asia/Jakarta')::date`
const fields = {
  ...getTableColumns(t),
  deposited_date: sql<string | null>`${t.deposited_date}::text`,
  customer_name: customers.customer_name,
  dept_name: sql<string>`(select d.dept_name from departments d where d.dept_code = ${t.dept_code})`,
  difference: sql<number>`coalesce(${t.counted} - ${t.taken}, 0)::float8`,
}

type Asked = Pick<RequestContext<typeof contract.listHeldCash>, 'viewer' | 'input'>

export const heldCashList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    where: and(
      visibleHeldCash(viewer),
      input.status ? eq(t.status, input.status) : undefined,
      input.difference_state ? eq(t.difference_state, input.difference_state) : undefined,
      filterByCodes(t.dept_code, input.dept_code),
      input.from ? sql`${takenDay} >= ${input.from}::date` : undefined,
      input.to ? sql`${takenDay} <= ${input.to}::date` : undefined,
      containsText(input.search, t.held_cash_code, t.delivery_code, t.holder_name, customers.customer_name),
    ),
    key: t.held_cash_code,
    sorts: { taken_date: t.taken_date, taken: t.taken },
    sort: '-taken_date',
    fields,
  })

export const listHeldCash = ({ db, ...context }: RequestContext<typeof contract.listHeldCash>) =>
  listPage(db, heldCashList(context))
