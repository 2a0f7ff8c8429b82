import type * as contract from '@sejuk/contract/retail/partner-dashboard'
import { plannedStatuses, sentStatuses } from '@sejuk/domain/delivery/delivery-orders'
import type { Permission } from '@sejuk/domain/permissions'
import { promisedStatuses } from '@sejuk/domain/sales/sales-orders'
import { notUnderWay } from '@sejuk/domain/spareparts/sparepart-orders'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { ticketsVisibleTo } from '../../../business/aftersales/visible-tickets.ts'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { paymentsOf } from '../../../business/retail/incentive-payments.ts'
import { sellerOf } from '../../../business/retail/seller-of.ts'
import { isSpendable } from '../../../business/sales/spendable-cashback.ts'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import type { Db } from '../../../db/database.ts'
import { aftersalesTickets } from '../../../db/tables/aftersales/tickets.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { enrolments } from '../../../db/tables/learning/enrolments.ts'
import { incentiveAccruals } from '../../../db/tables/retail/incentives.ts'
import { retailOrders } from '../../../db/tables/retail/retail-orders.ts'
import { subDealerOrders } from '../../../db/tables/retail/sub-dealer-orders.ts'
import { cashbacks } from '../../../db/tables/sales/cashbacks.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const o = retailOrders
const a = incentiveAccruals

type Rank = { units: number; rank: number | null; sellers: number }
const rankOf = async (db: Db, dept_code: string, role: string, code: string, from: string) => {
  const { rows } =
    await db.execute<Rank>(sql`with sold as (select ${o.seller_code} as code, sum(${o.quantity})::int as units from ${o}
      where ${o.seller_role} = ${role} and ${o.dept_code} = ${dept_code} and ${o.status} in ('Submitted', 'Approved')
        and ${o.sale_date} >= ${from}::date group by 1)
    select coalesce(max(mine.units), 0)::int as units, case when count(mine.code) > 0 then 1 + count(*) filter (where s.units > mine.units) end::int as rank,
      count(*)::int as sellers from sold s left join sold mine on mine.code = ${code}`)
  return rows[0] ?? { units: 0, rank: null, sellers: 0 }
}

const sellerFigures = async (db: Db, viewer: Viewer, from: string) => {
  const { code, role, name, target } = await sellerOf(db, viewer)
  const own = and(eq(a.seller_code, code), eq(a.seller_role, role), gte(a.sale_date, from))
  const [accrued] = await db
    .select({ sum: sql<number>`coalesce(sum(${a.amount}), 0)::float8` })
    .from(a)
    .where(own)
  const { account: _account, ...payments } = await paymentsOf(db, role, code)
  const ranked = await rankOf(db, viewer.department, role, code, from)
  return { seller_name: name, seller_role: role, target, incentive: accrued?.sum ?? 0, ...payments, ...ranked }
}

/** Nothing for whoever may not read what is counted. */
const forHolders = async <Value>(viewer: Viewer, needs: Permission, read: () => Promise<Value>) =>
  viewer.permission.has(needs) ? await read() : null

export const partnerDashboard = async ({ db, viewer }: RequestContext<typeof contract.partnerDashboard>) => {
  const today = companyToday()
  const from = `${today.slice(0, 7)}-01`
  const may = <Value>(needs: Permission, read: () => Promise<Value>) => forHolders(viewer, needs, read)
  return {
    data: {
      month: from,
      seller: await may('Retail-Order-Input', () => sellerFigures(db, viewer, from)),
      open_orders: await may('Sales-Order-Mobile-Open', () =>
        db.$count(salesOrders, and(visibleTo(viewer, salesOrders), inArray(salesOrders.status, [...promisedStatuses]))),
      ),
      deliveries_today: await may('Delivery-Order-View', () =>
        db.$count(
          deliveryOrders,
          and(
            visibleDeliveries(viewer),
            inArray(deliveryOrders.status, [...plannedStatuses, ...sentStatuses]),
            eq(deliveryOrders.planned_date, today),
          ),
        ),
      ),
      cashback_remain: await may('Cashback-List-Search', async () => {
        const [left] = await db
          .select({ sum: sql<number>`coalesce(sum(${cashbacks.cashback_remain}), 0)::float8` })
          .from(cashbacks)
          .where(and(visibleTo(viewer, cashbacks), isSpendable(today)))
        return left?.sum ?? 0
      }),
      unanswered_orders: await may('Sub-Dealer-PO-Search', () =>
        db.$count(subDealerOrders, and(visibleTo(viewer, subDealerOrders), eq(subDealerOrders.status, 'Submitted'))),
      ),
      part_orders: await may('Sparepart-Order-View', () =>
        db.$count(
          sparepartOrders,
          and(visibleSparepartOrders(viewer), notInArray(sparepartOrders.status, notUnderWay)),
        ),
      ),
      open_tickets: await may('Aftersales-Ticket-Search', () =>
        db.$count(
          aftersalesTickets,
          and(
            ticketsVisibleTo(viewer),
            inArray(aftersalesTickets.ticket_status, ['Ticket_Draft', 'Ticket_Dispatched_Part']),
          ),
        ),
      ),
      courses: await db.$count(
        enrolments,
        and(
          eq(enrolments.usercode, viewer.usercode),
          eq(enrolments.is_current, true),
          inArray(enrolments.status, ['Not_Started', 'In_Progress']),
        ),
      ),
    },
  }
}
