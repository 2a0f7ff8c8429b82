import { and, eq, notInArray } from 'drizzle-orm'
import { visibleWorkOrders } from '../../../business/aftersales/visible-work-orders.ts'
import { workOrders as t } from '../../../db/tables/aftersales/work-orders.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import { photoModule } from './finish.ts'

/** Photos of a work order, visible with it; read-only once confirmed or cancelled. */
export const workOrderAttachments = attachmentModule(
  photoModule,
  async (db, viewer, number) =>
    (await db.$count(t, and(eq(t.work_order_number, number), visibleWorkOrders(viewer)))) > 0,
  async (db, number) =>
    (await db.$count(
      t,
      and(
        eq(t.work_order_number, number),
        notInArray(t.service_status, [
          'Confirmed_ASS',
          'CallCenter_Survery',
          'Confirmed',
          'Confirmed_Automatic',
          'Cancelled',
        ]),
      ),
    )) > 0,
)
