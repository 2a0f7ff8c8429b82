import { endpoint } from '@sejuk/contract/endpoint'
import { cashbackPlanForm } from '@sejuk/contract/sales/cashback-orders'
import { z } from 'zod'
import { features } from '../src/app.ts'
import { giveBackCashback, spendCashback } from '../src/business/sales/cashback-orders.ts'
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
