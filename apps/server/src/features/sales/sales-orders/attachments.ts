import { orderFileModule } from '@sejuk/domain/sales/order-files'
import { and, eq } from 'drizzle-orm'
import { salesOrders as t } from '../../../db/tables/sales/sales-orders.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { visibleOrders } from './queries.ts'

/** The customer's purchase order, visible with the order. */
export const salesOrderAttachments = attachmentModule(orderFileModule, async (db, viewer, order_code) =>
  Boolean(await db.$count(t, and(eq(t.order_code, order_code), visibleOrders(viewer)))),
)
