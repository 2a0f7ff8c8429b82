import type { updatePhotoCodeErp as contract } from '@sejuk/contract/delivery/delivery-receipts'
import { deliveryOrder } from '@sejuk/domain/delivery/delivery-orders'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { mostPhotos } from '@sejuk/domain/delivery/receipts'
import { because } from '@sejuk/domain/messages'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { visibleDeliveries } from '../../../business/delivery/visible-deliveries.ts'
import { deliveryOrders as t } from '../../../db/tables/delivery/delivery-orders.ts'
import { deliveryReceipts as r } from '../../../db/tables/delivery/delivery-receipts.ts'
import { attachments } from '../../../db/tables/platform/attachments.ts'
import { refuse, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { logActions } from '../../../platform/records/action-log.ts'

/** Photos of the delivery are added to its last receipt; none is taken away. */
export const updatePhotoCodeErp = async ({ db, viewer, actor, input }: RequestContext<typeof contract>) => {
  const { delivery_code } = input
  const [delivery] = await db
    .select()
    .from(t)
    .where(and(eq(t.delivery_code, delivery_code), visibleDeliveries(viewer)))
    .for('update')
  if (!delivery) return refuse('notFound')
  const codes = [...new Set(input.photo_codes)]
  const found = await db.$count(
    attachments,
    and(
      inArray(attachments.attachment_code, codes),
      eq(attachments.module_name, deliveryPhotoModule),
      eq(attachments.module_code, delivery_code),
      isNull(attachments.deleted_date),
    ),
  )
  if (found < codes.length) refuseField('photo_codes', because('photo-of-another-delivery'))
  const [last] = await db
    .select()
    .from(r)
    .where(eq(r.delivery_code, delivery_code))
    .orderBy(desc(r.receipt_id))
    .limit(1)
    .for('update')
  if (!last) return refuse('conflict', { status: 'NoReceipt', because: because('no-receipt-yet') })
  const photo_codes = [...new Set([...last.photo_codes, ...codes])]
  if (photo_codes.length > mostPhotos) refuseField('photo_codes', because('no-more-than-rows', { n: mostPhotos }))
  await db.update(r).set({ photo_codes }).where(eq(r.receipt_id, last.receipt_id))
  await logActions(db, actor, [
    {
      ...{ entity: deliveryOrder.entity, entity_code: delivery_code, action: 'add-photos' },
      ...{ before: { photo_codes: last.photo_codes }, after: { photo_codes } },
    },
  ])
  return { data: { delivery_code, photo_codes } }
}
