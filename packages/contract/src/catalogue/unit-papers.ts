import { serviceStatuses } from '@sejuk/domain/aftersales/statuses'
import { paidStates } from '@sejuk/domain/catalogue/unit-papers'
import { deliveryStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { invoiceStatuses } from '@sejuk/domain/finance/sales-invoices'
import { paymentStatuses, ticketStatuses } from '@sejuk/domain/installers/bonus-tickets'
import { retailStatuses } from '@sejuk/domain/retail/retail-orders'
import { returnStatuses } from '@sejuk/domain/returns/return-requests'
import { rmaStatuses } from '@sejuk/domain/returns/rma-requests'
import { orderStatuses } from '@sejuk/domain/sales/sales-orders'
import { z } from 'zod'
import { instant, maybeTexts } from '../fields.ts'

const paper = <const Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  at: instant,
  /** Nothing where it belongs to a branch one does not see. */
  ...maybeTexts('code', 'detail'),
  is_hidden: z.boolean(),
})
const stateless = { status: z.null() }

/** A paper of a unit with how far it is. */
export const unitPaper = z.discriminatedUnion('kind', [
  z.object({ ...paper('sales-order'), status: z.enum(orderStatuses) }),
  z.object({ ...paper('delivery-order'), status: z.enum(deliveryStatuses) }),
  z.object({ ...paper('sales-invoice'), status: z.enum(invoiceStatuses), payment: z.enum(paidStates).nullable() }),
  z.object({ ...paper('retail-order'), status: z.enum(retailStatuses) }),
  z.object({ ...paper('bonus-ticket'), status: z.enum(ticketStatuses), payment: z.enum(paymentStatuses) }),
  z.object({ ...paper('work-order'), status: z.enum(serviceStatuses) }),
  z.object({ ...paper('part'), ...stateless }),
  z.object({ ...paper('rma-request'), status: z.enum(rmaStatuses) }),
  z.object({ ...paper('return-request'), status: z.enum(returnStatuses) }),
  z.object({ ...paper('consumer'), ...stateless }),
])
export type UnitPaper = z.output<typeof unitPaper>
