import { sparepartStatuses } from '@sejuk/domain/aftersales/statuses'
import { deliveryStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { orderStatuses } from '@sejuk/domain/sales/sales-orders'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maybeTexts, texts } from '../fields.ts'

const running = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    ...texts('code'),
    status: z.enum(orderStatuses),
    ...maybeTexts('day'),
    units: z.number(),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('delivery'),
    ...texts('code', 'order_code'),
    status: z.enum(deliveryStatuses),
    ...maybeTexts('day', 'time_slot'),
    units: z.number(),
  }),
  z.object({
    kind: z.literal('parts'),
    ...texts('code', 'part_name'),
    status: z.enum(sparepartStatuses),
    ...maybeTexts('day'),
    amount: z.number(),
  }),
])
export type Running = z.output<typeof running>

/** For a customer: what they have with us, what they owe, and what is on its way to them. Nothing for everybody else. */
export const getOwnAccount = endpoint('GET /api/my-day/account', {
  needs: 'signed-in',
  input: z.object({}),
  data: z
    .object({
      ...texts('customer_code', 'customer_name'),
      /** For whoever may see cashback. */
      cashback: z.object({ left: z.number(), ending: z.number(), ...maybeTexts('ending_day') }).nullable(),
      credit: z.object({
        limit: z.number(),
        available: z.number(),
        /** Invoiced and not paid. */
        due: z.number(),
        ...maybeTexts('due_day'),
        invoices: z.number(),
        overdue: z.number(),
        overdue_days: z.number(),
      }),
      running: z.array(running),
    })
    .nullable(),
})
export type OwnAccount = NonNullable<z.output<(typeof getOwnAccount)['data']>>
