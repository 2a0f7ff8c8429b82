import { endpoint } from '@sejuk/contract/endpoint'
import { cashbackPlanForm } from '@sejuk/contract/sales/cashback-orders'
import { z } from 'zod'
import { features } from '../src/app.ts'
import {
  consumeCashback,
  planCashback,
  releaseCashback,
  restoreCashback,
} from '../src/features/sales/cashback-orders/commands.ts'
import type { Feature } from '../src/platform/http/serve.ts'

const said = { needs: 'Cashback-Plan', data: z.any() } as const
const order_code = z.string()

/** What orders and invoices do inside their transactions, served to tests alone. */
export const orderSteps = {
  plan: endpoint('POST /api/test-order/plan', { ...said, input: cashbackPlanForm }),
  release: endpoint('POST /api/test-order/release', { ...said, input: z.object({ order_code }) }),
  consume: endpoint('POST /api/test-order/consume', {
    ...said,
    input: z.object({
      order_code,
      invoice_code: z.string(),
      real_list: z.array(z.object({ cashback_code: z.string(), real_amount: z.number() })).default([]),
    }),
  }),
  restore: endpoint('POST /api/test-order/restore', {
    ...said,
    input: z.object({ order_code, keep_plan: z.boolean().default(true) }),
  }),
}

const steps: Feature = (serve) => {
  serve(orderSteps.plan, async (context) => ({ data: await planCashback(context, context.input) }))
  serve(orderSteps.release, async (context) => ({ data: await releaseCashback(context, context.input.order_code) }))
  serve(orderSteps.consume, async (context) => ({ data: await consumeCashback(context, context.input) }))
  serve(orderSteps.restore, async (context) => ({ data: await restoreCashback(context, context.input) }))
}
export const featuresWithOrders = [...features, steps]
