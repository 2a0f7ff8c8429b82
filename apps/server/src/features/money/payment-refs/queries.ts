import type * as contract from '@sejuk/contract/money/payment-refs'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { customers } from '../../../db/tables/customers/customers.ts'
import { paymentRefs as t } from '../../../db/tables/money/payment-refs.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const tables = sql`${t} left join ${customers} on ${eq(customers.customer_code, t.customer_code)}`
const { salesman_code: _salesman, created_by: _creator, expires_at: _expires, ...columns } = getTableColumns(t)
const fields = { ...columns, customer_name: customers.customer_name }

export const listPaymentRefs = ({ db, viewer, input }: RequestContext<typeof contract.listPaymentRefs>) =>
  listPage(
    db,
    asList({
      ...{ input, source: tables, own: sql`${t}`, key: t.ref, sort: '-created_date', fields },
      where: and(
        visibleTo(viewer, t),
        input.customer_code ? eq(t.customer_code, input.customer_code) : undefined,
        input.state ? eq(t.state, input.state) : undefined,
        containsText(input.search, t.ref, customers.customer_name),
      ),
      sorts: { created_date: t.created_date, ref: t.ref },
    }),
  )
