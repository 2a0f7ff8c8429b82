import type * as contract from '@sejuk/contract/stock/transfers'
import { overdueBefore } from '@sejuk/domain/stock/transfers'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, getTableColumns, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import {
  transferLines as lines,
  transferSurplus as surplus,
  transfers as t,
} from '../../../db/tables/stock/transfers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { partsAsItOpens, scoped } from '../../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const source = alias(warehouses, 'source')
const destination = alias(warehouses, 'destination')
export const sentBy = (viewer: Viewer) => visibleTo(viewer, { dept_code: t.from_dept })
export const sentTo = (viewer: Viewer) => visibleTo(viewer, { dept_code: t.to_dept })
/** Both branches see a transfer. */
export const visibleTransfers = (viewer: Viewer) => or(sentBy(viewer), sentTo(viewer))

const sumOf = (what: 'qty' | 'received_qty' | 'lost_qty' | 'returned_qty') =>
  sql<number>`(select coalesce(sum(${lines[what]}), 0)::int from ${lines} where ${eq(lines.transfer_code, t.transfer_code)})`
const tables = sql`${t} join warehouses as source on ${eq(source.warehouse_code, t.from_warehouse)}
  join warehouses as destination on ${eq(destination.warehouse_code, t.to_warehouse)}`
const fieldsFor = (viewer: Viewer) => ({
  ...getTableColumns(t),
  eta: sql<string>`${t.eta}::text`,
  from_warehouse_name: source.warehouse_name,
  to_warehouse_name: destination.warehouse_name,
  is_source: sql<boolean>`${sentBy(viewer)}`,
  is_destination: sql<boolean>`${sentTo(viewer)}`,
  line_count: sql<number>`(select count(*)::int from ${lines} where ${eq(lines.transfer_code, t.transfer_code)})`,
  qty: sumOf('qty'),
  received_qty: sumOf('received_qty'),
  lost_qty: sumOf('lost_qty'),
  returned_qty: sumOf('returned_qty'),
  surplus_qty: sql<number>`(select count(*)::int from ${surplus} where ${eq(surplus.transfer_code, t.transfer_code)})`,
})

type Asked = Pick<RequestContext<typeof contract.listTransfersOut>, 'viewer' | 'input'>

/** Seen by the branch of one side: `dept` names it. */
const listOf = ({ viewer, input }: Asked, dept: PgColumn, isShown?: SQL) =>
  asList({
    input,
    source: tables,
    own: sql`${t}`,
    ...scoped(
      partsAsItOpens(viewer, input, 'created_date', { dept_code: dept }),
      visibleTo(viewer, { dept_code: dept }),
      (scope) =>
        and(
          scope,
          isShown,
          filterByCodes(t.from_warehouse, input.from_warehouse),
          filterByCodes(t.to_warehouse, input.to_warehouse),
          input.status ? eq(t.status, input.status) : undefined,
          input.overdue
            ? and(inArray(t.status, ['Approved', 'Adjusted']), lt(t.eta, overdueBefore(companyToday())))
            : undefined,
          containsText(input.search, t.transfer_code, t.vendor, t.driver_name, t.truck_no),
        ),
    ),
    key: t.transfer_code,
    sorts: { created_date: t.created_date, transfer_code: t.transfer_code, eta: t.eta },
    sort: '-created_date',
    fields: fieldsFor(viewer),
  })

/** Shown by pages, and downloaded whole. */
export const transferOutList = (asked: Asked) => listOf(asked, t.from_dept)
/** What was not sent yet concerns the source alone. */
export const transferInList = (asked: Asked) =>
  listOf(asked, t.to_dept, inArray(t.status, ['Approved', 'Adjusted', 'Closed']))

export const listTransfersOut = ({ db, ...context }: RequestContext<typeof contract.listTransfersOut>) =>
  listPage(db, transferOutList(context))
export const listTransfersIn = ({ db, ...context }: RequestContext<typeof contract.listTransfersIn>) =>
  listPage(db, transferInList(context))

export const transferDestinationDropdown = ({
  db,
  input,
}: RequestContext<typeof contract.transferDestinationDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${warehouses}`,
    where: and(
      eq(warehouses.is_active, true),
      containsText(input.search, warehouses.warehouse_name, warehouses.warehouse_code),
    ),
    key: warehouses.warehouse_code,
    order: warehouses.warehouse_name,
    fields: { value: warehouses.warehouse_code, label: warehouses.warehouse_name },
    isSearch: input.search !== '',
  })

const linesOf = (db: Db, transfer_code: string) =>
  db
    .select({ ...getTableColumns(lines), item_name: items.item_name, has_serial: items.has_serial })
    .from(lines)
    .innerJoin(items, eq(items.item_code, lines.item_code))
    .where(eq(lines.transfer_code, transfer_code))
    .orderBy(lines.line_no)

export const transferOf = async (db: Db, viewer: Viewer, transfer_code: string) => {
  const isThis = and(eq(t.transfer_code, transfer_code), visibleTransfers(viewer))
  const [found] = await selectRows(db, fieldsFor(viewer), sql`from ${tables} where ${isThis}`)
  if (!found) return refuse('notFound')
  const beside = await db
    .select()
    .from(surplus)
    .where(eq(surplus.transfer_code, transfer_code))
    .orderBy(surplus.created_date, surplus.serial_number)
  return { ...found, lines: await linesOf(db, transfer_code), surplus: beside }
}

export const getTransfer = async ({ db, viewer, input }: RequestContext<typeof contract.getTransfer>) => ({
  data: await transferOf(db, viewer, input.transfer_code),
})
