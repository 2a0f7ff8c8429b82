import type * as contract from '@sejuk/contract/customers/own-account'
import { sentStatuses } from '@sejuk/domain/delivery/delivery-orders'
import type { Permission } from '@sejuk/domain/permissions'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { notUnderWay } from '@sejuk/domain/spareparts/sparepart-orders'
import { addDays } from '@sejuk/domain/values/dates'
import { total } from '@sejuk/domain/values/money'
import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import { openInvoices } from '../../../business/finance/open-invoices.ts'
import { exposureOf } from '../../../business/sales/exposure.ts'
import { isSpendable } from '../../../business/sales/spendable-cashback.ts'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders as d } from '../../../db/tables/delivery/delivery-orders.ts'
import { cashbacks as c } from '../../../db/tables/sales/cashbacks.ts'
import { salesOrders as o } from '../../../db/tables/sales/sales-orders.ts'
import { sparepartOrders as p } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

/** An owner of more shops than this looks at the lists. */
const mostCustomers = 10
const shownOfEach = 3
const endsWithinDays = 30

export const getOwnAccount = async ({ db, viewer }: RequestContext<typeof contract.getOwnAccount>) => {
  if (viewer.view_data !== 'View_Data_Customer') return { data: null }
  const own = await db
    .select({ customer_code: customers.customer_code, customer_name: customers.customer_name })
    .from(customers)
    .where(inArray(customers.customer_code, [...viewer.customer_codes]))
    .orderBy(customers.customer_code)
    .limit(mostCustomers)
  const [first] = own
  if (!first) return { data: null }
  const codes = own.map(({ customer_code }) => customer_code)
  const today = companyToday()
  const may = (needs: Permission) => viewer.permission.has(needs)
  return {
    data: {
      ...first,
      cashback: may('Cashback-List-Search') ? await cashbackOf(db, codes, today) : null,
      credit: await creditOf(db, codes),
      running: [
        ...(may('Sales-Order-View') ? await deliveriesOf(db, codes) : []),
        ...(may('Sales-Order-View') ? await ordersOf(db, codes) : []),
        ...(may('Sparepart-Order-View') ? await partOrdersOf(db, codes) : []),
      ],
    },
  }
}

const cashbackOf = async (db: Db, codes: string[], today: string) => {
  const soon = sql`${c.valid_to} <= ${addDays(today, endsWithinDays)}`
  const [found] = await db
    .select({
      left: sql<number>`coalesce(sum(${c.cashback_remain}), 0)::float8`,
      ending: sql<number>`coalesce(sum(${c.cashback_remain}) filter (where ${soon}), 0)::float8`,
      ending_day: sql<string | null>`min(${c.valid_to}) filter (where ${soon})::text`,
    })
    .from(c)
    .where(and(inArray(c.customer_code, codes), isSpendable(today), gt(c.cashback_remain, 0)))
  return found ?? { left: 0, ending: 0, ending_day: null }
}

const creditOf = async (db: Db, codes: readonly string[]) => {
  const exposures = []
  const invoices = []
  for (const code of codes) {
    exposures.push(await exposureOf(db, code))
    invoices.push(...(await openInvoices(db, code)))
  }
  return {
    limit: total(exposures.map((one) => one.credit_limit + one.temporary_limit)),
    available: total(exposures.map((one) => one.available)),
    due: total(invoices.map((one) => one.open_amount)),
    due_day: invoices.map((one) => one.due_date).toSorted()[0] ?? null,
    invoices: invoices.length,
    overdue: total(exposures.map((one) => one.overdue_amount)),
    overdue_days: Math.max(...exposures.map((one) => one.overdue_days_max)),
  }
}

const ordersOf = (db: Db, codes: string[]) =>
  db
    .select({
      kind: sql<'order'>`'order'`,
      code: o.order_code,
      status: o.status,
      day: o.requested_delivery_date,
      units: o.total_qty,
      amount: o.total_amount,
    })
    .from(o)
    .where(and(inArray(o.customer_code, codes), inArray(o.status, [...promisedStatuses])))
    .orderBy(desc(o.created_date), o.order_code)
    .limit(shownOfEach)

/** Planned for good, or on the way; what a branch is still drafting may change. */
const deliveriesOf = (db: Db, codes: string[]) =>
  db
    .select({
      kind: sql<'delivery'>`'delivery'`,
      code: d.delivery_code,
      order_code: sql<string>`${d.order_codes}[1]`,
      status: d.status,
      day: d.planned_date,
      time_slot: d.time_slot,
      units: d.total_qty,
    })
    .from(d)
    .where(
      and(
        inArray(d.customer_code, codes),
        inArray(d.status, ['Pending to Approve', ...sentStatuses]),
        eq(d.goods_received_status, 'Not_Received'),
        sql`cardinality(${d.order_codes}) > 0`,
      ),
    )
    .orderBy(d.planned_date, d.delivery_code)
    .limit(shownOfEach)

const partOrdersOf = (db: Db, codes: string[]) =>
  db
    .select({
      kind: sql<'parts'>`'parts'`,
      code: p.sparepart_order_code,
      part_name: sql<string>`coalesce(${p.part_name}, '')`,
      status: p.status,
      day: p.need_by,
      amount: p.total_amount,
    })
    .from(p)
    .where(and(inArray(p.customer_code, codes), notInArray(p.status, notUnderWay)))
    .orderBy(desc(p.created_date), p.sparepart_order_code)
    .limit(shownOfEach)
