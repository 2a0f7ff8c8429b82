import { sparepartPhotoModule } from '@sejuk/domain/spareparts/order-photos'
import { and, eq, notInArray } from 'drizzle-orm'
import { visibleSparepartOrders } from '../../../business/spareparts/visible-sparepart-orders.ts'
import { sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'

/** Photos come until the last shipment is received. */
export const sparepartAttachments = attachmentModule(
  sparepartPhotoModule,
  async (db, viewer, code) =>
    (await db.$count(t, and(eq(t.sparepart_order_code, code), visibleSparepartOrders(viewer)))) > 0,
  async (db, code) =>
    (await db.$count(
      t,
      and(eq(t.sparepart_order_code, code), notInArray(t.status, ['DO_Receipt_Uploaded', 'Rejected'])),
    )) > 0,
)
