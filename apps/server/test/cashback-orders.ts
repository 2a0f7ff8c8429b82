import { endpoint } from '@sejuk/contract/endpoint'
import { cashbackPlanForm } from '@sejuk/contract/sales/cashback-orders'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { features } from '../src/app.ts'
import { giveBackCashback, spendCashback } from '../src/business/sales/cashback-orders.ts'
import type { Db } from '../src/db/database.ts'
import { cashbackLedger, cashbacks } from '../src/db/tables/sales/cashbacks.ts'
import { planCashback, releaseCashback } from '../src/features/sales/cashback-orders/commands.ts'
import type { Feature } from '../src/platform/http/serve.ts'

const said = { needs: 'Cashback-Plan', data: z.any() } as const
const order_code = z.string()

/** What orders and invoices do inside their transactions, served to tests alone. */
export const orderSteps = {
  plan: endpoint('POST /api/test-order/plan', { ...said, input: cashbackPlanForm }),
  release: endpoint('POST /api/test-order/release', { ...said, input: z.object({ order_code }) }),
  spend: endpoint('POST /api/test-order/spend', {
    ...said,
    input: z.object({ order_code, invoice_code: z.string(), amount: z.number() }),
  }),
  giveBack: endpoint('POST /api/test-order/give-back', {
    ...said,
    input: z.object({ order_code, invoice_code: z.string() }),
  }),
}

const steps: Feature = (serve) => {
  serve(orderSteps.plan, async (context) => ({ data: await planCashback(context, context.input) }))
  serve(orderSteps.release, async (context) => ({ data: await releaseCashback(context, context.input.order_code) }))
  serve(orderSteps.spend, async (context) => ({ data: await spendCashback(context, context.input) }))
  serve(orderSteps.giveBack, async (context) => ({ data: await giveBackCashback(context, context.input) }))
}
export const featuresWithOrders = [...features, steps]

/** Orders that plan cashback, and what became of a line. */
export const planningOrders = (db: Db) => {
  let count = 0
  const order = (customer_code: string, cashback_list: object[], more: object = {}) => ({
    order_code: `SO-${++count}`,
    customer_code,
    originalTotalAmount: 500_000_000,
    priceIncludeTax: 'Y',
    max_allowed_discount_include_tax: 45_000_000,
    item_discount_total_amount_include_tax: 29_160_000,
    extra_discount_amount_include_tax: 2_340_000,
    cashback_list,
    ...more,
  })
  const planned = (cashback_code: string, plannedAmount: number | string) => ({ cashback_code, plannedAmount })
  const lineOf = async (code: string) => {
    const [row] = await db.select().from(cashbacks).where(eq(cashbacks.cashback_code, code))
    return row as typeof cashbacks.$inferSelect
  }
  const ledgerOf = async (code: string) =>
    (await db.select().from(cashbackLedger).where(eq(cashbackLedger.cashback_code, code))).sort(
      (a, b) => a.ledger_id - b.ledger_id,
    )
  return { order, planned, lineOf, ledgerOf }
}
