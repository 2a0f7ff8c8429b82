import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { and, eq, inArray } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** Photos of goods and letters, visible with the delivery; they hang on goods that have left. */
export const deliveryPhotosOf = attachmentModule(
  deliveryPhotoModule,
  async (db, viewer, delivery_code) =>
    Boolean(await db.$count(t, and(eq(t.delivery_code, delivery_code), visibleDeliveries(viewer)))),
  async (db, delivery_code) =>
    Boolean(await db.$count(t, and(eq(t.delivery_code, delivery_code), inArray(t.status, ['Approved', 'Adjusted'])))),
)
