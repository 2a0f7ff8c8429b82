import type * as contract from '@sejuk/contract/returns/return-requests'
import { returnPhotoModule } from '@sejuk/domain/returns/return-photos'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { creditNotesOfReturn } from '../../../business/returns/credit-notes.ts'
import { returnApproval } from '../../../business/returns/return-approvals.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { returnRequestLines as lines, returnRequests as t } from '../../../db/tables/returns/return-requests.ts'
import { rmaRequests as rmas } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday, companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import { amountApprovedToday } from '../../../platform/documents/approvals.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { hasNpwp } from './has-npwp.ts'
import { linesOfReturn } from './lines.ts'
import { proposalsFor } from './proposals.ts'

export const visibleReturns = (viewer: Viewer) => visibleTo(viewer, t)
/** What one person approves for one customer in a day counts together. */

const ofThis = eq(lines.return_code, t.return_code)
export const photoCount = sql<number>`(select count(*)::int from attachments a where a.module_name = ${returnPhotoModule}
  and a.module_code = ${t.return_code} and a.kind = 'photo')`
const tables = sql`${t} join ${customers} on ${eq(customers.customer_code, t.customer_code)}
  join ${departments} on ${eq(departments.dept_code, t.dept_code)}
  join ${warehouses} on ${eq(warehouses.warehouse_code, t.warehouse_code)}
  left join ${users} on ${eq(users.usercode, t.salesman_code)}`
const stillOpen = inArray(t.status, ['Approved', 'Adjusted'])
const fields = {
  ...getTableColumns(t),
  pickup_date: sql<string | null>`${t.pickup_date}::text`,
  oldest_invoice_date: sql<string | null>`${t.oldest_invoice_date}::text`,
  customer_name: customers.customer_name,
  dept_name: departments.dept_name,
  warehouse_name: warehouses.warehouse_name,
  salesman_name: users.username,
  photo_count: photoCount,
  invoice_codes: sql<string>`(select coalesce(string_agg(distinct ${lines.invoice_code}, ', '), '') from ${lines} where ${ofThis})`,
  item_codes: sql<string>`(select coalesce(string_agg(distinct ${lines.item_code}, ', '), '') from ${lines} where ${ofThis})`,
  credit_note_codes: sql<string | null>`(select string_agg(c.credit_note_code, ', ' order by c.credit_note_code)
    from credit_notes c where c.return_code = ${t.return_code})`,
  days_open: sql<number | null>`case when ${stillOpen} then
    (${companyTodayInSql} - (${t.approved_date} at time zone 'Asia/Jakarta')::date)::int end`,
}

type Asked = Pick<RequestContext<typeof contract.listReturnRequests>, 'viewer' | 'input'>

/** Shown by pages, and downloaded whole. */
export const returnList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(partsAsItOpens(viewer, input, 'created_date', t), visibleReturns(viewer), (scope) =>
      and(
        scope,
        filterByCodes(t.dept_code, input.dept_code),
        filterByCodes(t.customer_code, input.customer_code),
        input.status ? eq(t.status, input.status) : undefined,
        input.reason_code ? eq(t.reason_code, input.reason_code) : undefined,
        input.waiting ? eq(t.status, 'Submitted') : undefined,
        input.awaited ? and(eq(t.status, 'Approved'), eq(t.is_received, false)) : undefined,
        input.uncredited ? and(stillOpen, eq(t.is_received, true)) : undefined,
        input.open_days === undefined
          ? undefined
          : and(
              stillOpen,
              lte(
                sql`(${t.approved_date} at time zone 'Asia/Jakarta')::date`,
                addDays(companyToday(), -input.open_days),
              ),
            ),
        containsText(input.search, t.return_code, customers.customer_name, t.note, t.truck_no),
      ),
    ),
    key: t.return_code,
    sorts: {
      created_date: t.created_date,
      return_code: t.return_code,
      amount: t.amount,
      approved_date: t.approved_date,
    },
    sort: '-created_date',
    fields,
  })

export const listReturnRequests = ({ db, ...context }: RequestContext<typeof contract.listReturnRequests>) =>
  listPage(db, returnList(context))

type One = Pick<RequestContext<typeof contract.getReturnRequest>, 'db' | 'viewer'>

export const returnOf = async ({ db, viewer }: One, return_code: string) => {
  const isThis = and(eq(t.return_code, return_code), visibleReturns(viewer))
  const [found] = await selectRows(db, fields, sql`from ${tables} where ${isThis}`)
  return found ?? refuse('notFound')
}

const exchangeOf = async (db: Db, return_code: string) => {
  const [found] = await db.select({ rma_code: rmas.rma_code }).from(rmas).where(eq(rmas.return_code, return_code))
  return found?.rma_code ?? null
}

const buyerHasNpwp = async (db: Db, customer_code: string) => {
  const [buyer] = await db
    .select({ npwp: customers.npwp })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  return hasNpwp(buyer?.npwp ?? null)
}

export const getReturnRequest = async (context: RequestContext<typeof contract.getReturnRequest>) => {
  const { db, input } = context
  const found = await returnOf(context, input.return_code)
  return {
    data: {
      ...found,
      approved_today: await amountApprovedToday(context, returnApproval(found.customer_code, 0)),
      rma_code: await exchangeOf(db, input.return_code),
      buyer_has_npwp: await buyerHasNpwp(db, found.customer_code),
      lines: await linesOfReturn(db, input.return_code),
      credit_notes: await creditNotesOfReturn(db, input.return_code),
      proposals: await proposalsFor(db, found),
    },
  }
}
