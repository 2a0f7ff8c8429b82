import type * as contract from '@sejuk/contract/sales/order-payments'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { findSeller } from '../../../business/company/sellers.ts'
import { paymentReferenceOf } from '../../../business/money/payment-reference.ts'
import type { Db } from '../../../db/database.ts'
import { receipts } from '../../../db/tables/finance/receipts.ts'
import { customerCredits } from '../../../db/tables/money/customer-credits.ts'
import { orderMoney as t } from '../../../db/tables/sales/order-money.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { findOne } from '../../../platform/lists/lock-one.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'

const most = 100

const payToOf = async (db: Db, { customer_code, order_code, org_code, dept_code }: typeof salesOrders.$inferSelect) => {
  const { va, reference } = await paymentReferenceOf(db, { customer_code, order_code })
  const seller = await findSeller(db, { org_code, dept_code, paper: 'invoice', day: companyToday() })
  return { va, reference, accounts: [...(seller?.accounts ?? [])] }
}

/** The money of an order that is in sight; what the customer has free, only for who may keep it. */
export const orderMoney = async ({ db, viewer, input }: RequestContext<typeof contract.orderMoney>) => {
  const isThis = and(eq(salesOrders.order_code, input.order_code), visibleTo(viewer, salesOrders))
  const order = await findOne(db, salesOrders, isThis)
  if (!order) return refuse('notFound')
  const kept = await db.select().from(t).where(eq(t.order_code, order.order_code)).orderBy(desc(t.money_id)).limit(most)
  const left = sql<number>`${customerCredits.left_amount}::float8`
  const free = viewer.permission.has('Money-Apply')
    ? await db
        .select({
          receipt_code: receipts.receipt_code,
          reference: receipts.reference,
          received_date: sql<string>`${receipts.received_date}::text`,
          left,
        })
        .from(customerCredits)
        .innerJoin(receipts, eq(receipts.receipt_code, customerCredits.source_code))
        .where(
          and(
            eq(customerCredits.customer_code, order.customer_code),
            eq(customerCredits.source_kind, 'receipt'),
            sql`${customerCredits.left_amount} > 0`,
          ),
        )
        .orderBy(asc(receipts.received_date), asc(receipts.receipt_code))
        .limit(most)
    : []
  return {
    data: {
      kept: kept.map(({ order_code: _code, bound_by: _by, ...row }) => row),
      free,
      pay_to: await payToOf(db, order),
    },
  }
}
