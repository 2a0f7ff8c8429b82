import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { texts } from '../fields.ts'

/** What a partner sees first: each figure for whoever may read what it counts, and of nothing else. */
export const partnerDashboard = endpoint('GET /api/dashboard-partner', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({
    month: z.string(),
    seller: z
      .object({
        ...texts('seller_name'),
        seller_role: z.enum(sellerRoles),
        units: z.number(),
        target: z.number(),
        incentive: z.number(),
        unpaid: z.number(),
        in_payment: z.number(),
        paid: z.number(),
        /** Among those of the same role in the branch who sold something this month; none before the first sale. */
        rank: z.number().nullable(),
        sellers: z.number(),
      })
      .nullable(),
    /** Promised and not closed. */
    open_orders: z.number().nullable(),
    deliveries_today: z.number().nullable(),
    cashback_remain: z.number().nullable(),
    /** Of sub-dealers, without an answer. */
    unanswered_orders: z.number().nullable(),
    part_orders: z.number().nullable(),
    /** Without a service centre for all their units. */
    open_tickets: z.number().nullable(),
    /** Assigned and not finished. */
    courses: z.number(),
  }),
})
export type PartnerDashboard = z.output<(typeof partnerDashboard)['data']>
