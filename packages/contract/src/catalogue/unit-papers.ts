import { serviceStatuses } from '@sejuk/domain/aftersales/statuses'
import { paidStates } from '@sejuk/domain/catalogue/unit-lives/unit-papers'
import { deliveryStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { invoiceStatuses } from '@sejuk/domain/finance/sales-invoices'
import { paymentStatuses, ticketStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { retailStatuses } from '@sejuk/domain/retail/retail-orders'
import { returnStatuses } from '@sejuk/domain/returns/return-requests'
import { rmaStatuses } from '@sejuk/domain/returns/rma-requests'
import { orderStatuses } from '@sejuk/domain/sales/sales-orders'
import { z } from 'zod'
import { instant, maybeTexts } from '../fields.ts'

const paper = {
  at: instant,
  /** Nothing where it belongs to a branch one does not see. */
  ...maybeTexts('code', 'detail'),
  is_hidden: z.boolean(),
}
const stateless = { status: z.null() }

/** A paper of a unit with how far it is. */
export const unitPaper = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sales-order'), ...paper, status: z.enum(orderStatuses) }),
  z.object({ kind: z.literal('delivery-order'), ...paper, status: z.enum(deliveryStatuses) }),
  z.object({
    kind: z.literal('sales-invoice'),
    ...paper,
    status: z.enum(invoiceStatuses),
    payment: z.enum(paidStates).nullable(),
  }),
  z.object({ kind: z.literal('retail-order'), ...paper, status: z.enum(retailStatuses) }),
  z.object({
    kind: z.literal('bonus-ticket'),
    ...paper,
    status: z.enum(ticketStatuses),
    payment: z.enum(paymentStatuses),
  }),
  z.object({ kind: z.literal('work-order'), ...paper, status: z.enum(serviceStatuses) }),
  z.object({ kind: z.literal('part'), ...paper, ...stateless }),
  z.object({ kind: z.literal('rma-request'), ...paper, status: z.enum(rmaStatuses) }),
  z.object({ kind: z.literal('return-request'), ...paper, status: z.enum(returnStatuses) }),
  z.object({ kind: z.literal(['consumer']), ...paper, ...stateless }),
])
export type UnitPaper = z.output<typeof unitPaper>
